/** Hands a file that was chosen on this page back, as a download. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // The browser takes it in its own time; none needs longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
