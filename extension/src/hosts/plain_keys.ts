/**
 * JupyterLab's shortcuts must not take the plain keys that the explorer uses; those with a modifier stay Lab's.
 * Lab decides while the event is captured by the document, so we do before it, at the window.
 */
export function keepPlainKeys(root: HTMLElement): () => void {
  const decide = (event: KeyboardEvent): void => {
    if (event.target instanceof Node && root.contains(event.target)) {
      root.toggleAttribute('data-lm-suppress-shortcuts', !event.ctrlKey && !event.metaKey && !event.altKey);
    }
  };
  window.addEventListener('keydown', decide, true);
  return () => window.removeEventListener('keydown', decide, true);
}
