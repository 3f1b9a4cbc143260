/**
 * Pictures that were uploaded from this page, by their content id: shown from what the user chose, as the host may not
 * be able to show them yet. Undo and redo bring an image back, so they stay as long as the page does.
 */
const addresses = new Map<string, string>();
/** Content ids by the data address that was uploaded: what redo brings back is not uploaded twice. */
const uploaded = new Map<string, string>();

export function rememberImage(cid: string, address: string): void {
  addresses.set(cid, address);
  uploaded.set(address, cid);
}

export function localAddressOf(cid: string): string | undefined {
  return addresses.get(cid);
}

export function contentIdOf(address: string): string | undefined {
  return uploaded.get(address);
}
