/** A text or a picture of ours as a file among the browser's downloads. */
export function saveFile(name: string, content: string | Blob): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type: 'text/plain;charset=utf-8' }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the content after the click, some time or other.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
