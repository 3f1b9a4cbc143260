/** What the owner of an editor gives to it. Source: spec 003 §7. */

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

export interface EditorCallbacks {
  onUploadImage?: EditorUpload | undefined;
  onUploadAttachment?: EditorUpload | undefined;
  onMentionLookup?: MentionLookup | undefined;
  /** An upload failed, or a file was refused. */
  onUploadError?: ((error: unknown, file: File) => void) | undefined;
  onMentionError?: ((error: unknown, query: string) => void) | undefined;
  /** Where an image that is known by its content id can be seen. */
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
