/** What an image is by its first bytes, whatever it is named, and how large its picture is. */
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif', 'image/bmp'] as const;
export type ImageType = (typeof imageTypes)[number];

export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (hasLetters(bytes, 0, 'GIF87a') || hasLetters(bytes, 0, 'GIF89a')) return 'image/gif';
  if (hasLetters(bytes, 0, 'RIFF') && hasLetters(bytes, 8, 'WEBP')) return 'image/webp';
  if (hasLetters(bytes, 4, 'ftypavif') || hasLetters(bytes, 4, 'ftypavis')) return 'image/avif';
  // Two letters alone could be a text's: the header's own length belongs to it.
  if (hasLetters(bytes, 0, 'BM') && bytes.length > 26 && viewOf(bytes).getUint32(14, true) <= 124) return 'image/bmp';
  return undefined;
}

export function isPdf(bytes: Uint8Array): boolean {
  return hasLetters(bytes, 0, '%PDF-');
}

/** In pixels, as the file tells before anything is decoded; `undefined` where it is not told at a known place. */
export function pictureSize(bytes: Uint8Array, type: ImageType): { width: number; height: number } | undefined {
  const view = viewOf(bytes);
  try {
    switch (type) {
      case 'image/png':
        return { width: view.getUint32(16), height: view.getUint32(20) };
      case 'image/gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
      case 'image/bmp':
        return { width: Math.abs(view.getInt32(18, true)), height: Math.abs(view.getInt32(22, true)) };
      case 'image/webp':
        return hasLetters(bytes, 12, 'VP8X') ? { width: extent(view, 24), height: extent(view, 27) } : undefined;
      case 'image/jpeg':
        return jpegSize(view);
      default:
        return undefined;
    }
  } catch {
    // Cut off in its header; decoding says so.
    return undefined;
  }
}

function extent(view: DataView, at: number): number {
  return (view.getUint16(at, true) | (view.getUint8(at + 2) << 16)) + 1;
}

/** In the frame's segment, which follows any number of others. */
function jpegSize(view: DataView): { width: number; height: number } | undefined {
  let at = 2;
  while (at + 9 < view.byteLength) {
    const marker = view.getUint16(at);
    if ((marker & 0xff00) !== 0xff00) return undefined;
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function startsWith(bytes: Uint8Array, wanted: readonly number[]): boolean {
  return wanted.every((byte, at) => bytes[at] === byte);
}

function hasLetters(bytes: Uint8Array, at: number, letters: string): boolean {
  return [...letters].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));
}
