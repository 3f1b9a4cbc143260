/** What the owner of an editor gives to it. Source: spec 003 §7. */

import type { Alignment } from '../schema/alignment.ts';
import type { BlockStyle, ToggleName } from './command-names.ts';
import type { ToolbarChoice } from './toolbar-choice.ts';

/** A text stands there to the letter; HTML is read as pasted HTML is, so nothing in it runs. */
export type InsertedContent = string | { readonly html: string };

export interface EditorUploadContext {
  /** Aborted when the file is taken out again, or its page left. */
  signal: AbortSignal;
  /** From 0 to 1. An upload that never calls it gets the specified simulation. */
  onProgress(fraction: number): void;
}

/** What the server answers; the content id is under the configured key, `cid` by default. */
export type UploadAnswer = Record<string, unknown>;
export type EditorUpload = (file: File, context: EditorUploadContext) => Promise<UploadAnswer>;

export interface Mention {
  id: string;
  label: string;
  /** The host's own, as JSON. */
  metadata?: unknown;
}
export type MentionLookup = (query: string, context: { signal: AbortSignal }) => Promise<readonly Mention[]>;

/** What a page knows now of somebody who is mentioned. */
export interface MentionState {
  id: string;
  /** Shown in place of the name in the text. */
  label?: string | undefined;
  /** What is to be known about it, as its tooltip: “Technician deleted”. */
  note?: string | undefined;
  /** Shown as one that is not right any more. */
  isInvalid?: boolean | undefined;
}
/** Of several at once; nothing is shown of those that are not answered. */
export type MentionResolve = (ids: readonly string[]) => Promise<readonly MentionState[]>;

/** What stands in a text for something else, and is one thing while it is edited. */
export interface EditorAtom {
  /** As it is in the value, where it is copied and where it is counted: `{{ticket.id}}`. One line. */
  text: string;
  /** What it reads as. */
  label: string;
  /** What could be in its place. */
  sample?: string | undefined;
}

export interface AttachmentValue {
  /** Within this editor. */
  id: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** The server's id of its content. */
  cid: string | undefined;
  response: UploadAnswer | undefined;
}

/** An attachment as its owner gives it; what is not said is not known. */
export type GivenAttachment = Pick<AttachmentValue, 'name'> & Partial<AttachmentValue>;

/** What a toolbar shows of a text. */
export interface EditorSelection {
  /** Of the first selected letter; of a caret, what is typed next. */
  marks: readonly ToggleName[];
  /** Of the block with the caret. */
  block: BlockStyle;
  alignment: Alignment;
  /** As CSS has them; `undefined` where none was chosen. */
  fontFamily: string | undefined;
  fontSize: string | undefined;
  color: string | undefined;
  background: string | undefined;
  /** Address of the link at the caret. */
  link: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  isInTable: boolean;
  selected: 'caret' | 'text' | 'image' | 'cells' | 'other';
  /** Nothing is selected: there is a caret. */
  isEmpty: boolean;
  isTextEmpty: boolean;
  /** Of the text as it is read, as `maxLength` counts. */
  characters: number;
  selectedCharacters: number;
}

export interface EditorCallbacks {
  /** Something else is selected, or the text is another: once a frame at most. */
  onSelectionChange?: ((selection: EditorSelection) => void) | undefined;
  /** What is in the toolbars; the rest has its keys. Default `full`. */
  toolbar?: ToolbarChoice | undefined;
  onUploadImage?: EditorUpload | undefined;
  onUploadAttachment?: EditorUpload | undefined;
  onMentionLookup?: MentionLookup | undefined;
  onMentionResolve?: MentionResolve | undefined;
  /** An upload failed, or a file was refused. */
  onUploadError?: ((error: unknown, file: File) => void) | undefined;
  onMentionError?: ((error: unknown, query: string) => void) | undefined;
  /** Where an image that is known by its content id can be seen. May read signals. */
  imageAddress?: ((cid: string) => string | undefined) | undefined;
  /** Where a pasted text leads that is an address to the owner alone. Web and mail addresses become links anyway. */
  pastedAddress?: ((text: string) => string | undefined) | undefined;
  onPreviewAttachment?: ((attachment: AttachmentValue) => void) | undefined;
  onDownloadAttachment?: ((attachment: AttachmentValue) => void) | undefined;
  /** Types of attachments as of a native file field: `.pdf,image/*`. Default: all. */
  attachmentTypes?: string | undefined;
  /** Those that are stored. */
  attachments?: readonly GivenAttachment[] | undefined;
  onAttachmentsChange?: ((attachments: readonly AttachmentValue[]) => void) | undefined;
  /** What keeps the text from being sent, in words: something is uploaded. `undefined`: nothing does. */
  onUnfinished?: ((message: string | undefined) => void) | undefined;
}

export interface EditorPermissions {
  attachments: boolean;
  images: boolean;
  mentions: boolean;
  tables: boolean;
  source: boolean;
}
