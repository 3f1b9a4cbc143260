/** What of a file's bytes can be looked at. The bytes decide; the name only says what somebody would expect. */
import { type DecodedText, decodeText } from './decode-text.ts';
import { type ImageType, imageTypeOf, isPdf, pictureSize } from './image-format.ts';

export type PreviewContent =
  | { is: 'empty' }
  | ({ is: 'text'; bytes: Uint8Array<ArrayBuffer>; isSvg: boolean } & DecodedText)
  | { is: 'image'; bytes: Uint8Array<ArrayBuffer>; type: ImageType }
  | { is: 'pdf'; bytes: Uint8Array<ArrayBuffer> }
  /** A picture of more pixels than are decoded for a look. */
  | { is: 'huge-picture'; width: number; height: number }
  /** `expected`: what the name promised and the bytes are not. */
  | { is: 'unknown'; bytes: Uint8Array<ArrayBuffer>; expected: 'text' | 'image' | 'pdf' | undefined };

/** Pixels decoded at most: four bytes each. */
export const mostPixels = 64_000_000;

export function contentOf(bytes: Uint8Array<ArrayBuffer>, name: string, locale: string): PreviewContent {
  if (bytes.length === 0) return { is: 'empty' };
  const type = imageTypeOf(bytes);
  if (type) {
    const size = pictureSize(bytes, type);
    if (size && size.width * size.height > mostPixels) return { is: 'huge-picture', ...size };
    return { is: 'image', bytes, type };
  }
  if (isPdf(bytes)) return { is: 'pdf', bytes };
  const decoded = decodeText(bytes, locale);
  if (!decoded) return { is: 'unknown', bytes, expected: expectedOf(endingOf(name)) };
  return { is: 'text', bytes, isSvg: endingOf(name) === 'svg' && /<svg[\s>]/i.test(decoded.text), ...decoded };
}

const textEndings =
  'bat c cfg cmd conf cpp cs css csv go h htm html ini java js json jsx kt log md mjs php ps1 py rb rs sh sql svg swift toml ts tsv tsx txt vb xml yaml yml';
const imageEndings = 'avif bmp gif jpeg jpg png webp';

function expectedOf(ending: string): 'text' | 'image' | 'pdf' | undefined {
  if (ending === 'pdf') return 'pdf';
  if (imageEndings.split(' ').includes(ending)) return 'image';
  return textEndings.split(' ').includes(ending) ? 'text' : undefined;
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
