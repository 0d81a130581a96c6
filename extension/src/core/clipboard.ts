/** A text into the clipboard. Browsers give pages without https no clipboard of their own: there a field is copied from. */
export async function copyText(text: string, place: HTMLElement): Promise<void> {
  if (window.isSecureContext && 'clipboard' in navigator) {
    try {
      await navigator.clipboard.writeText(text);
      return;
    } catch {
      // Refused to this frame; the field may still do.
    }
  }
  const field = document.createElement('textarea');
  const focused = document.activeElement;
  field.value = text;
  field.style.cssText = 'position:fixed;top:0;left:0;opacity:0';
  place.append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) {
    focused.focus({ preventScroll: true });
  }
  if (!done) {
    throw new Error('The browser gives this page no clipboard.');
  }
}
