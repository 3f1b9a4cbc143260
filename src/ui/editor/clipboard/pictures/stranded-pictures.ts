/** Pictures of copied HTML that nobody but the program or the page can show which it comes from. */
import { isImageAddress, safeImageAddress } from '../../values/addresses.ts';

export function strandedPictures(body: HTMLElement): HTMLImageElement[] {
  const found: HTMLImageElement[] = [];
  for (const image of body.querySelectorAll('img')) {
    const address = (image.getAttribute('src') ?? '').trim();
    // By the scheme of the page that it comes from, which is not told.
    if (address.startsWith('//')) image.setAttribute('src', `https:${address}`);
    else if (!isShownAnywhere(image, address)) found.push(image);
  }
  return found;
}

function isShownAnywhere(image: HTMLImageElement, address: string): boolean {
  if (/^cid:/i.test(address) || image.hasAttribute('data-cid')) return true;
  const safe = safeImageAddress(address);
  return isImageAddress(safe) && /^[a-z]+:/i.test(safe);
}

/** What only tells a sender that a mail was read is missed by nobody. */
export function isSeen(part: Element): boolean {
  const sizes = [part.getAttribute('width'), part.getAttribute('height')];
  return !sizes.some((size) => size !== null && Number.parseFloat(size) <= 2);
}
