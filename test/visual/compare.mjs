/** How two pictures are compared, and kept. */
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * How far a pixel's color may go, of 1, before it counts as another one. What is only another rounding of an edge does not
 * count at all, and no pixel beyond that may differ: two runs on one machine make the same pictures.
 */
const colorTolerance = 0.1;

/** @typedef {{ data: Buffer, width: number, height: number }} Pixels */

/** Without loss, a third smaller than the PNG. @param {Buffer} picture */
export const kept = (picture) => sharp(picture).webp({ lossless: true, effort: 6 }).toBuffer();

/**
 * @param {Buffer} before
 * @param {Buffer} after
 * @returns {Promise<{ count: number, difference: Buffer } | undefined>} how many pixels differ and a PNG that shows them, or
 *   nothing where none does
 */
export async function compare(before, after) {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const difference = Buffer.alloc(width * height * 4);
  const count = pixelmatch(fitted(one, width, height), fitted(other, width, height), difference, width, height, {
    threshold: colorTolerance,
  });
  const isSameSize = one.width === other.width && one.height === other.height;
  if (count === 0 && isSameSize) return undefined;
  return {
    count,
    difference: await sharp(difference, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

/** @param {Buffer} picture @returns {Promise<Pixels>} */
async function pixelsOf(picture) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** On a transparent ground of that size. @param {Pixels} pixels @param {number} width @param {number} height */
function fitted(pixels, width, height) {
  if (pixels.width === width && pixels.height === height) return pixels.data;
  const ground = Buffer.alloc(width * height * 4);
  const rowLength = pixels.width * 4;
  for (let row = 0; row < pixels.height; row += 1)
    pixels.data.copy(ground, row * width * 4, row * rowLength, (row + 1) * rowLength);
  return ground;
}
