/** Copies a text, also on a page that is not encrypted, where the browser's clipboard is none. */
export async function copyText(document: Document, near: HTMLElement, text: string): Promise<boolean> {
  try {
    await document.defaultView?.navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.className = 'visually-hidden';
    area.value = text;
    near.append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    near.removeChild(area);
    return isCopied;
  }
}
