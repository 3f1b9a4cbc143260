/** What a toolbar needs at first sight of images and attachments: to choose some. What is done with them comes then. */
import { imageTypes, mayHaveAttachments, mayHaveImages } from '../image/permitted-files.ts';
import type { EditorServices } from '../model/editor-context.ts';

export { isUploading } from '../image/upload-count.ts';

/** Asks for images and puts them where the selection is. Only within a press or a key: browsers ask nobody otherwise. */
export function chooseImage(editor: EditorServices): void {
  if (mayHaveImages(editor)) choose(editor, 'image', imageTypes);
}

export function chooseAttachment(editor: EditorServices): void {
  if (mayHaveAttachments(editor)) choose(editor, 'attachment', editor.callbacks().attachmentTypes ?? '');
}

function choose(editor: EditorServices, as: 'image' | 'attachment', accept: string) {
  const view = editor.model.view.peek();
  if (!view?.editable) return;
  const field = view.dom.ownerDocument.createElement('input');
  field.type = 'file';
  field.className = 'editor-file-field';
  field.multiple = true;
  field.accept = accept;
  field.hidden = true;
  // Another choice may have taken it out; Prototype's remove throws for what is nowhere.
  const remove = () => field.parentNode && field.remove();
  field.addEventListener('cancel', remove);
  field.addEventListener('change', () => {
    const files = [...(field.files ?? [])];
    remove();
    const loaded = editor.fetchCode(() => import('./take-files.ts'));
    void loaded.then(({ takeFiles }) => {
      takeFiles(editor, view, files, undefined, as);
      view.focus();
    }, editor.report);
  });
  // In the page, as WebKit forgets a field that nothing holds. One that was never answered goes with the next.
  for (const old of view.dom.parentElement?.querySelectorAll('.editor-file-field') ?? []) old.remove();
  view.dom.parentElement?.append(field);
  field.click();
}
