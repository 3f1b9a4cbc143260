/** What an editor takes by permission and callback. */
import type { EditorServices } from '../model/editor-context.ts';

/** As of a native file field. Endings as well, for files whose type a system does not know. */
export const imageTypes = 'image/jpeg,image/jpg,image/png,image/gif,.jpeg,.jpg,.png,.gif';

export function mayHaveImages(editor: EditorServices): boolean {
  return editor.permissions().images;
}

/** Without somebody who takes them there are no attachments. */
export function mayHaveAttachments(editor: EditorServices): boolean {
  return editor.permissions().attachments && editor.callbacks().onUploadAttachment !== undefined;
}
