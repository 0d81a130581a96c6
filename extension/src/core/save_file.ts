/** A text of ours as a file among the browser's downloads. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the text after the click, some time or other.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
