/** Images as data addresses: how a file becomes one, and one a file. Source: spec 003 §4, §5. */

/** The first letters of the data say what it is, whatever name or type a file has. */
const beginnings: readonly (readonly [beginning: string, type: string])[] = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGODdh', 'image/gif'],
  ['R0lGODlh', 'image/gif'],
];
const endings: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/gif': 'gif' };

export function isDataAddress(address: string): boolean {
  return /^data:/i.test(address);
}

/** The file's content as an address, or nothing where it is no jpeg, png or gif. Rejects where it cannot be read. */
export async function dataAddressOf(file: Blob): Promise<string | undefined> {
  const address = await readAsAddress(file);
  const data = address.slice(address.indexOf(',') + 1);
  const type = beginnings.find(([beginning]) => data.startsWith(beginning))?.[1];
  return type === undefined ? undefined : `data:${type};base64,${data}`;
}

/** A file for whoever uploads it, named as browsers name what was pasted. */
export function fileOfAddress(address: string): File {
  const { bytes, type } = bytesOf(address);
  return new File([bytes], `image.${endings[type] ?? 'png'}`, { type });
}

/** Not by `fetch`, which a page's policy may keep from data addresses. */
export function bytesOf(address: string): { bytes: Uint8Array<ArrayBuffer>; type: string } {
  const comma = address.indexOf(',');
  const binary = atob(address.slice(comma + 1));
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  const type = /^data:([^;,]+)/i.exec(address.slice(0, comma))?.[1]?.toLowerCase() ?? '';
  return { bytes, type: type === 'image/jpg' ? 'image/jpeg' : type };
}

function readAsAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
