/** Gives stranded pictures an address that everybody can show, where their data came along. Comes when there are some. */
import { indexed } from '../../../../base/indexed.ts';
import { bytesOf, dataAddressOf } from '../../image/data-image.ts';
import { picturesOfRtf } from './rtf-pictures.ts';
import { isSeen } from './stranded-pictures.ts';

/** Answers how many are lost, which are taken out. */
export async function rescuePictures(images: readonly HTMLImageElement[], rtf: string): Promise<number> {
  const ofComputer = images.filter((image) => /^file:/i.test(image.getAttribute('src')?.trim() ?? ''));
  const pictures = rtf === '' ? [] : picturesOfRtf(rtf);
  // Their order is all that tells which is which.
  if (pictures.length === ofComputer.length) {
    for (const [index, image] of indexed(ofComputer)) image.setAttribute('src', pictures[index] ?? '');
  }
  let lost = 0;
  for (const image of images) {
    const address = image.getAttribute('src')?.trim() ?? '';
    const shown = /^data:image\/(?:png|jpeg);/.test(address) ? address : await convertedOf(address);
    if (shown !== undefined) image.setAttribute('src', shown);
    else {
      if (isSeen(image)) lost += 1;
      image.remove();
    }
  }
  return lost;
}

/** Of data of another kind than a text may hold: a drawing, or a picture that older programs do not know. */
async function convertedOf(address: string): Promise<string | undefined> {
  if (!/^data:/i.test(address)) return undefined;
  try {
    const blob = blobOf(address);
    const known = await dataAddressOf(blob);
    if (known !== undefined) return known;
    return drawn(/svg/i.test(blob.type) ? await loaded(address) : await createImageBitmap(blob));
  } catch {
    // No picture, or one that the page's policy lets nobody load.
    return undefined;
  }
}

function blobOf(address: string): Blob {
  const comma = address.indexOf(',');
  const head = address.slice(0, comma);
  if (/;base64\s*$/i.test(head)) {
    const { bytes, type } = bytesOf(address.replaceAll(/\s+/g, ''));
    return new Blob([bytes], { type });
  }
  return new Blob([decodeURIComponent(address.slice(comma + 1))], { type: /^data:([^;,]+)/i.exec(head)?.[1] ?? '' });
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** Pixels at each side at most. */
const most = 4096;

function drawn(picture: ImageBitmap | HTMLImageElement): string | undefined {
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  if (canvas.width === 0 || canvas.height === 0) return undefined;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/png');
}
