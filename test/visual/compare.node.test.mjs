import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { compare, kept } from './compare.mjs';

const ink = '#1c1d20';

/** A sheet with a box on it. */
function drawing({ width = 64, height = 48, left = 8, color = ink, background = '#ffffff' } = {}) {
  const box = `<rect x="${left}" y="8" width="24" height="24" fill="${color}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${box}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background }).png().toBuffer();
}

describe('two pictures', () => {
  it('are the same after one of them was kept', async () => {
    const picture = await drawing();
    assert.equal(await compare(await kept(picture), picture), undefined);
  });

  it('are the same where an edge is only mixed another way', async () => {
    assert.equal(await compare(await drawing(), await drawing({ left: 8.1 })), undefined);
  });

  it('differ where a box moved, by the pixels at both its sides', async () => {
    const compared = await compare(await drawing(), await drawing({ left: 12 }));
    assert.equal(compared?.count, 2 * 4 * 24);
    const { width, height } = await sharp(compared?.difference).metadata();
    assert.deepEqual([width, height], [64, 48]);
  });

  it('differ in a color that one would see, and in no other', async () => {
    assert.equal(await compare(await drawing(), await drawing({ color: '#1d1e21' })), undefined);
    assert.equal((await compare(await drawing(), await drawing({ color: '#5c5d60' })))?.count, 24 * 24);
  });

  it('differ in their size, even where nothing is drawn', async () => {
    const compared = await compare(await drawing(), await drawing({ height: 50 }));
    const { width, height } = await sharp(compared?.difference).metadata();
    assert.deepEqual([width, height], [64, 50]);
  });
});
