/** Files that were chosen, pasted or dropped: images go into the text, others are attached. Source: spec 003 §4, §5. */
import type { EditorState } from 'prosemirror-state';
import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isAccepted } from '../../file-upload/model/file-types.ts';
import { dataAddressOf } from '../image/data-image.ts';
import { insertImages } from '../image/image-commands.ts';
import { dropPlace, keepPlace, type Place, placeOf } from '../image/image-plugin.ts';
import { imageTypes, mayHaveAttachments, mayHaveImages } from '../image/permitted-files.ts';
import type { EditorServices } from '../model/editor-context.ts';
import { type FileFault, faultOf } from './editor-file-rules.ts';
import { type EditorFiles, editorFiles } from './editor-files.ts';

type Kind = 'image' | 'attachment';

/**
 * Each file is taken or refused by itself; why is shown under the text and told to `onUploadError`. `at` is where they
 * were dropped; without it they take the place of what is selected. `as` is what somebody asked for who chose them.
 */
export function takeFiles(
  editor: EditorServices,
  view: EditorView,
  files: readonly File[],
  at: number | undefined,
  as?: Kind,
): void {
  if (!view.editable || files.length === 0) return;
  const taken = editorFiles(editor);
  taken.dismiss(taken.notices.peek().flatMap(({ kind, id }) => (kind === 'refused' ? [id] : [])));
  const images: File[] = [];
  const attachments: File[] = [];
  for (const file of files) {
    const kind = as ?? kindOf(editor, file);
    const fault = kind === 'image' ? imageFault(editor, file) : attachmentFault(editor, file);
    if (fault) taken.refuse(file, fault);
    else (kind === 'image' ? images : attachments).push(file);
  }
  if (attachments.length > 0) taken.attachments.add(attachments);
  if (images.length > 0) {
    void insertFiles(editor, taken, images, placeFor(view.state, at, as)).catch(editor.report);
  }
}

/** A picture that no text may hold is a file like others. */
function kindOf(editor: EditorServices, file: File): Kind {
  if (!mayHaveAttachments(editor)) return 'image';
  return mayHaveImages(editor) && isAccepted(file, imageTypes) ? 'image' : 'attachment';
}

function imageFault(editor: EditorServices, file: File): FileFault | undefined {
  const isPicture = file.type.startsWith('image/') || isAccepted(file, imageTypes);
  if (!mayHaveImages(editor)) return isPicture ? 'noImages' : 'noFiles';
  const fault = faultOf(file, imageTypes);
  if (fault !== 'type') return fault;
  return isPicture || mayHaveAttachments(editor) ? 'imageType' : 'noFiles';
}

function attachmentFault(editor: EditorServices, file: File): FileFault | undefined {
  return mayHaveAttachments(editor) ? faultOf(file, editor.callbacks().attachmentTypes) : 'noFiles';
}

function placeFor({ selection, doc }: EditorState, at: number | undefined, as: Kind | undefined): Place {
  if (at !== undefined) {
    const within = Math.min(Math.max(at, 0), doc.content.size);
    return { from: within, to: within };
  }
  const { from, to } = selection;
  // What somebody chose from a menu is to come in addition.
  return as === undefined && selection instanceof TextSelection ? { from, to } : { from: to, to };
}

let lastPlace = 0;

/** Reading takes a moment, in which somebody may go on writing: the place goes along. */
async function insertFiles(editor: EditorServices, taken: EditorFiles, files: readonly File[], place: Place) {
  const { model } = editor;
  lastPlace += 1;
  const id = lastPlace;
  model.apply(keepPlace(model.state.peek().tr, id, place));
  const read = await Promise.all(files.map((file) => addressOf(taken, file)));
  const now = placeOf(model.state.peek(), id);
  // Another text was put in meanwhile, or nothing may be.
  if (now === undefined || !model.isEditable.peek()) return;
  model.apply(dropPlace(model.state.peek().tr, id));
  const addresses = read.filter((address) => address !== undefined);
  if (addresses.length > 0) model.apply(insertImages(model.state.peek(), addresses, now).scrollIntoView());
}

async function addressOf(taken: EditorFiles, file: File): Promise<string | undefined> {
  let address: string | undefined;
  try {
    address = await dataAddressOf(file);
  } catch (error) {
    taken.refuse(file, 'unreadable', error);
    return undefined;
  }
  if (address === undefined) taken.refuse(file, 'imageType');
  else taken.keepFile(address, file);
  return address;
}
