/**
 * The browser's own download. Apart from the page, should the address be another origin's that shows the file in place of
 * saving it: what is typed here would be gone.
 */
export function downloadFrom(document: Document, address: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
}
