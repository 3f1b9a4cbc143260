/** The eight handles of a selected image. They stand within it, so that they scroll and mirror with it by themselves. */
import type { EditorView } from 'prosemirror-view';
import { draggedSize, type Edges, handles, type Size } from '../image/image-size.ts';
import type { ImageAttributes } from '../schema/inline.ts';
import { editorLimits } from '../values/editor-limits.ts';

export interface ResizeFrameOptions {
  view: EditorView;
  /** While it is dragged, and `undefined` when it no longer is. */
  onDrag(size: Size | undefined): void;
  onResize(size: Size): void;
}

export interface ResizeFrame {
  /** Around the image of these attributes. */
  show(box: HTMLElement, attributes: ImageAttributes): void;
  hide(): void;
}

export function createResizeFrame({ view, onDrag, onResize }: ResizeFrameOptions): ResizeFrame {
  const document = view.dom.ownerDocument;
  let shown: HTMLElement | undefined;
  let attributes: ImageAttributes | undefined;
  let endDrag: (() => void) | undefined;
  const frame = document.createElement('span');
  frame.className = 'editor-image-frame';
  frame.setAttribute('aria-hidden', 'true');
  for (const edges of handles) frame.append(handleFor(edges));

  function handleFor(edges: Edges) {
    const handle = document.createElement('span');
    handle.className = 'editor-image-handle';
    handle.dataset.inline = String(edges.inline);
    handle.dataset.block = String(edges.block);
    // The text would move its selection, and the browser drag the picture away.
    handle.addEventListener('mousedown', (event) => {
      event.preventDefault();
      event.stopPropagation();
    });
    handle.addEventListener('pointerdown', (event) => {
      event.stopPropagation();
      if (event.button === 0 && shown && !endDrag) beginDrag(handle, edges, event, shown);
    });
    return handle;
  }

  function beginDrag(handle: HTMLElement, edges: Edges, down: PointerEvent, box: HTMLElement) {
    const start = sizeOf(box);
    const maximum = maximumWidth(view, box, attributes?.maxWidth ?? editorLimits.image.maxWidth);
    // What the page's transforms make of a pixel; and towards the end is to the left where reading goes there.
    const scale = box.getBoundingClientRect().width / (box.offsetWidth || 1) || 1;
    const forward = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    const picture = box.querySelector('img') as HTMLImageElement;
    const before = { width: picture.style.width, height: picture.style.height, aspectRatio: picture.style.aspectRatio };
    let size: Size | undefined;
    handle.setPointerCapture(down.pointerId);
    view.dom.classList.add('editor-resizing');

    const onMove = (event: PointerEvent) => {
      const inline = ((event.clientX - down.clientX) / scale) * forward;
      const block = (event.clientY - down.clientY) / scale;
      if (inline === 0 && block === 0 && !size) return;
      size = draggedSize(start, { edges, inline, block }, maximum);
      picture.style.width = `${size.width}px`;
      picture.style.height = '';
      picture.style.aspectRatio = `${size.width} / ${size.height}`;
      onDrag(size);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      endDrag?.();
    };
    const finish = () => {
      const final = size;
      size = undefined;
      endDrag?.();
      if (final) onResize(final);
    };
    const cancel = () => endDrag?.();
    const stop = new AbortController();
    const { signal } = stop;
    handle.addEventListener('pointermove', onMove, { signal });
    handle.addEventListener('pointerup', finish, { signal });
    handle.addEventListener('pointercancel', cancel, { signal });
    handle.addEventListener('lostpointercapture', cancel, { signal });
    document.addEventListener('keydown', onKey, { signal, capture: true });
    endDrag = () => {
      endDrag = undefined;
      stop.abort();
      Object.assign(picture.style, before);
      view.dom.classList.remove('editor-resizing');
      onDrag(undefined);
    };
  }

  return {
    show(box, next) {
      attributes = next;
      if (shown === box && frame.parentNode === box) return;
      endDrag?.();
      shown = box;
      box.append(frame);
    },
    hide() {
      endDrag?.();
      shown = undefined;
      // Prototype's remove throws for what is nowhere.
      if (frame.parentNode) frame.remove();
    },
  };
}

/** As it is seen, in CSS pixels of its own page. */
export function sizeOf(box: HTMLElement): Size {
  return { width: box.offsetWidth, height: box.offsetHeight };
}

/** The editor's width minus 20, the image's own maximum, and no wider than the block or cell that it stands in. */
export function maximumWidth(view: EditorView, box: HTMLElement, maxWidth: number): number {
  let block = box.parentElement ?? view.dom;
  while (block !== view.dom && getComputedStyle(block).display.startsWith('inline')) {
    block = block.parentElement ?? view.dom;
  }
  const { paddingLeft, paddingRight } = getComputedStyle(block);
  const inner = block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const editor = view.dom.clientWidth - editorLimits.image.editorMargin;
  return Math.floor(Math.min(editor, inner, maxWidth));
}
