/** A selected image under the hand: handles, keys. What is said and shown about it is in `image-tools.tsx`. */
import { closeHistory } from 'prosemirror-history';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { EditorFiles } from '../files/editor-files.ts';
import { changeImage, type SelectedImage, selectedImage } from '../image/image-commands.ts';
import { limited, type Size, scaledSize } from '../image/image-size.ts';
import type { EditorServices } from '../model/editor-context.ts';
import type { ImageAttributes } from '../schema/inline.ts';
import { createResizeFrame, maximumWidth, sizeOf } from './resize-frame.ts';

/** CSS pixels of one press of an arrow. */
const keyStep = 10;

export function imageToolsPlugin(editor: EditorServices, files: Pick<EditorFiles, 'draggedSize'>): Plugin {
  const resize = (size: Size) => void editor.model.run(changeImage(size));
  // A drag is undone by itself, however soon the next one follows.
  const resizeOnce = (size: Size) => {
    const { model } = editor;
    model.apply(closeHistory(model.state.peek().tr));
    resize(size);
    model.apply(closeHistory(model.state.peek().tr));
  };
  const openDialog = () => {
    editor.openDialog.value = 'image-text';
  };

  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        const image = view.editable ? selectedImage(view.state) : undefined;
        if (!image || event.ctrlKey || event.metaKey) return false;
        if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
          openDialog();
          return true;
        }
        if (!event.shiftKey) return false;
        const size = sizeAfterKey(view, image, event);
        if (size === undefined) return false;
        resize(size);
        return true;
      },
      handleDoubleClickOn(view, _position, node) {
        if (node.type.name !== 'image' || !view.editable) return false;
        openDialog();
        return true;
      },
    },
    view(view) {
      const frame = createResizeFrame({
        view,
        onDrag: (size) => {
          files.draggedSize.value = size;
        },
        onResize: resizeOnce,
      });
      const follow = () => {
        const image = view.editable ? selectedImage(view.state) : undefined;
        const box = image && view.nodeDOM(image.position);
        if (image && box instanceof HTMLElement && !isHeld(box)) frame.show(box, image.node.attrs as ImageAttributes);
        else frame.hide();
      };
      follow();
      return { update: follow, destroy: () => frame.hide() };
    },
  });
}

/** Its size is not known before it is loaded. */
export function isHeld(box: HTMLElement): boolean {
  return box.classList.contains('editor-image-held');
}

/** Both sides by the ratio; with Alt only the one that the arrow goes along. */
function sizeAfterKey(view: EditorView, image: SelectedImage, event: KeyboardEvent): Size | undefined {
  const box = view.nodeDOM(image.position);
  if (!(box instanceof HTMLElement) || isHeld(box)) return undefined;
  const forward = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, Partial<Size>>> = {
    ArrowRight: { width: forward },
    ArrowLeft: { width: -forward },
    ArrowDown: { height: 1 },
    ArrowUp: { height: -1 },
  };
  const step = steps[event.key];
  if (step === undefined) return undefined;
  const { width = 0, height = 0 } = step;
  const now = sizeOf(box);
  const { maxWidth } = image.node.attrs as ImageAttributes;
  const maximum = maximumWidth(view, box, maxWidth);
  return event.altKey
    ? limited({ width: now.width + width * keyStep, height: now.height + height * keyStep }, now, maximum)
    : scaledSize(now, now.width + (width + height) * keyStep, maximum);
}
