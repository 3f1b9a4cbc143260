import { bytesOf } from './data-image.ts';

/** Shows a picture of data where the page's policy keeps the browser from loading it: a canvas asks nobody. */
export async function paintImage(box: HTMLElement, image: HTMLImageElement): Promise<void> {
  const address = image.src;
  const { bytes, type } = bytesOf(address);
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(new Blob([bytes], { type }));
  } catch {
    // No picture, whatever its address says: it stays marked as one that cannot be seen.
    return;
  }
  const canvas = box.querySelector('canvas') ?? box.appendChild(box.ownerDocument.createElement('canvas'));
  canvas.className = 'editor-image-painted';
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  const follow = () => {
    canvas.style.width = image.style.width;
    canvas.style.height = image.style.height;
    canvas.style.maxWidth = image.style.maxWidth;
    canvas.style.aspectRatio = image.style.aspectRatio;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', image.alt);
    const isShown = image.src === address;
    canvas.hidden = !isShown;
    box.classList.toggle('editor-image-broken', !isShown);
    image.hidden = isShown;
  };
  follow();
  new MutationObserver(follow).observe(image, { attributeFilter: ['src', 'alt', 'style'] });
}
