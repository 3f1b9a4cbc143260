import { indexed } from '../../base/indexed.ts';

/** Milliseconds. Shorter than coming: nobody waits for what they have done with. */
const fadeTime = 130;

/** More elements than this take longer to copy than to fade. */
const most = 3000;

/** What cannot be copied as it looks. */
const uncopied = 'audio, iframe, object, embed';

/**
 * Leaves a picture of an element where it is, which fades out. The element itself may go at once, and with it focus, keys
 * and live regions: the picture is out of reach for people, screen readers and selectors, in a closed root of its own.
 */
export function leaveBehind(element: HTMLElement): void {
  const root = element.getRootNode();
  const wrapper = element.closest('[data-theme]');
  const box = element.getBoundingClientRect();
  const parts = [...element.querySelectorAll<HTMLElement>('*')];
  if (!('host' in root) || !wrapper || box.width === 0 || parts.length > most) return;
  if (element.ownerDocument.hidden || element.querySelector(uncopied)) return;

  const picture = element.cloneNode(true) as HTMLElement;
  picture.removeAttribute('popover');
  picture.style.cssText += `;position:fixed;inset:auto;left:${box.x}px;top:${box.y}px;margin:0;animation:none;
    inline-size:${box.width}px;block-size:${box.height}px;max-inline-size:none;max-block-size:none`;

  const layer = element.ownerDocument.createElement('div');
  layer.popover = 'manual';
  layer.inert = true;
  layer.ariaHidden = 'true';
  const scrim = element.matches(':modal') ? getComputedStyle(element, '::backdrop').backgroundColor : 'transparent';
  layer.style.cssText = `all:initial;position:fixed;inset:0;pointer-events:none;background:${scrim}`;
  const ownRoot = layer.attachShadow({ mode: 'closed' });
  ownRoot.adoptedStyleSheets = (root as ShadowRoot).adoptedStyleSheets;
  // Its theme, direction and language, without anything in it.
  const ground = wrapper.cloneNode(false) as HTMLElement;
  ground.append(picture);
  ownRoot.append(ground);
  const copies = [...picture.querySelectorAll<HTMLElement>('*')];
  for (const [index, part] of indexed(parts)) {
    if (part instanceof HTMLSlotElement) keepRoom(part, copies[index]);
    else if (part instanceof HTMLVideoElement) copies[index] = stillOf(part, copies[index] as HTMLVideoElement);
  }
  const keepPixels = pixelsOf(parts, copies);
  queueMicrotask(() => {
    // The whole element may have been taken from the page, and what was open in it with it.
    if (!root.isConnected) return;
    (root as ShadowRoot).append(layer);
    layer.showPopover();
    keepPixels();
    const timing = { duration: fadeTime, easing: 'ease-in', fill: 'forwards' } as const;
    picture.animate({ opacity: [1, 0], translate: ['0 0', '0 4px'] }, timing);
    const end = layer.animate({ background: [scrim, 'transparent'] }, timing);
    // To go ends it once more; Prototype's remove throws for what is nowhere.
    const go = () => layer.isConnected && layer.remove();
    Object.assign(end, { onfinish: go, oncancel: go });
  });
}

/** What is in a slot belongs to the page, which would see a copy: its room fades without it. */
function keepRoom(slot: HTMLSlotElement, copy: HTMLElement | undefined) {
  const boxes = slot.assignedElements({ flatten: true }).map((element) => element.getBoundingClientRect());
  if (boxes.length === 0 || !copy) return;
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  copy.replaceChildren();
  copy.style.cssText = `display:block;block-size:${bottom - top}px`;
}

/** A film would begin anew: what it shows now is kept. */
function stillOf(film: HTMLVideoElement, copy: HTMLVideoElement): HTMLCanvasElement {
  copy.removeAttribute('src');
  copy.load();
  const still = film.ownerDocument.createElement('canvas');
  const { inlineSize, blockSize, objectFit } = getComputedStyle(film);
  still.className = film.className;
  still.width = film.videoWidth;
  still.height = film.videoHeight;
  Object.assign(still.style, { inlineSize, blockSize, objectFit });
  copy.replaceWith(still);
  return still;
}

/** A copy has neither been scrolled nor painted on: this is done once it is shown. */
function pixelsOf(parts: readonly HTMLElement[], copies: readonly HTMLElement[]): () => void {
  const work = parts.flatMap((part, index) => {
    const copy = copies[index];
    if (!copy) return [];
    const { scrollLeft, scrollTop } = part;
    const isPainted = part instanceof HTMLCanvasElement || part instanceof HTMLVideoElement;
    if (isPainted && copy instanceof HTMLCanvasElement && copy.width > 0 && copy.height > 0)
      return [() => copy.getContext('2d')?.drawImage(part, 0, 0)];
    return scrollTop === 0 && scrollLeft === 0 ? [] : [() => void Object.assign(copy, { scrollLeft, scrollTop })];
  });
  return () => {
    for (const step of work) step();
  };
}
