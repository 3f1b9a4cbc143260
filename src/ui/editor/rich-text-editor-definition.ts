import { doc } from '../../host/doc.ts';
import {
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  method,
  property,
  text,
} from '../../host/element-definition.ts';
import { formAttributes } from '../../host/form-role.ts';
import { LateText } from '../../host/late-text.ts';
import type { LossyContent } from './html/lossy.ts';
import type { AttachmentValue, EditorCallbacks, GivenAttachment } from './model/editor-types.ts';

export interface AttachmentsChangeDetail {
  /** All that are stored now. */
  attachments: readonly AttachmentValue[];
}

/** As pages and other editors write one. */
const emptyDocument = /^\s*(?:<(?:p|div)[^>]*>\s*(?:<br[^>]*>)?\s*<\/(?:p|div)>)?\s*$/i;

export const richTextEditorDefinition = {
  tag: 'rmm-rich-text-editor',
  summary: doc`Formatted text with tables, images, mentions, attachments and its source`,
  attributes: {
    ...formAttributes,
    value: text(
      doc`HTML. As a property, what is in it now; what was set stays as it is, to the letter, until the first edit.`,
    ),
    placeholder: text(doc`Stands in it while it is empty: an example, not the label.`),
    contentIdKey: text(doc`Key of the content id in what the uploads answer; cid by default.`),
    attachmentTypes: text(doc`Accepted types of attachments as of a native file field: image/*,.pdf. Default: all.`),
    withoutAttachments: flag(doc`Offers no attachments.`),
    withoutImages: flag(doc`Offers no images, and takes none by paste or drop.`),
    withoutMentions: flag(doc`Offers no mentions.`),
    withoutTables: flag(doc`Offers no tables.`),
    withoutSource: flag(doc`Offers no view of the source.`),
  },
  properties: {
    onUploadImage: property<EditorCallbacks['onUploadImage']>(
      '(file: File, context: { signal: AbortSignal; onProgress(fraction: number): void }) => Promise<Record<string, unknown>>',
      doc`Uploads an image; answers an object with its content id, and with src where the image can be seen from now on. Without it images stay in the value as data.`,
      undefined,
    ),
    onUploadAttachment: property<EditorCallbacks['onUploadAttachment']>(
      '(file: File, context: { signal: AbortSignal; onProgress(fraction: number): void }) => Promise<Record<string, unknown>>',
      doc`Uploads an attachment; its answer is kept with it. Without it there are no attachments.`,
      undefined,
    ),
    onMentionLookup: property<EditorCallbacks['onMentionLookup']>(
      '(query: string, context: { signal: AbortSignal }) => Promise<{ id: string; label: string; metadata?: unknown }[]>',
      doc`Finds who can be mentioned. Without it an @ is an @.`,
      undefined,
    ),
    onUploadError: property<EditorCallbacks['onUploadError']>(
      '(error: unknown, file: File) => void',
      doc`An upload failed, or a file was refused.`,
      undefined,
    ),
    onMentionError: property<EditorCallbacks['onMentionError']>(
      '(error: unknown, query: string) => void',
      doc`A lookup of mentions failed.`,
      undefined,
    ),
    attachments: property<readonly GivenAttachment[]>(
      'readonly { id?: string; name: string; type?: string; size?: number; cid?: string; response?: Record<string, unknown> }[]',
      doc`What is attached and stored; follows the user. It is no part of the value, which is the text: send both.`,
      [],
    ),
    onPreviewAttachment: property<EditorCallbacks['onPreviewAttachment']>(
      '(attachment: AttachmentValue) => void',
      doc`Shows an attachment. Without it pictures that were chosen on this page are shown in a dialog.`,
      undefined,
    ),
    onDownloadAttachment: property<EditorCallbacks['onDownloadAttachment']>(
      '(attachment: AttachmentValue) => void',
      doc`Downloads an attachment. Without it files that were chosen on this page can be downloaded.`,
      undefined,
    ),
    imageAddress: property<EditorCallbacks['imageAddress']>(
      '(cid: string) => string | undefined',
      doc`Where an image that is known by its content id can be seen.`,
      undefined,
    ),
  },
  events: {
    'rmm-content-lossy': event<LossyContent>(
      doc`{ elements: string[]; attributes: string[]; text: string[] }`,
      doc`A value that was set holds what the editor cannot: it would be gone with the first edit.`,
    ),
    'rmm-attachments-change': event<AttachmentsChangeDetail>(
      doc`{ attachments: { id: string; name: string; type: string; size: number; cid?: string; response?: Record<string, unknown> }[] }`,
      doc`An attachment was stored or deleted`,
    ),
    'rmm-error': errorEvent,
  },
  methods: {
    getDocument: method<() => Promise<Record<string, unknown>>>(
      '() => Promise<object>',
      doc`The document as the JSON of ProseMirror.`,
    ),
    setDocument: method<(json: unknown) => void>(
      '(json: object) => Promise<void>',
      doc`Puts in a document that getDocument gave; rejects what is none.`,
    ),
  },
  parts: {
    editor: doc`Label, frame and the line under it`,
    label: doc`The label`,
    toolbar: doc`The buttons above the text`,
    text: doc`The text`,
    'floating-toolbar': doc`The buttons beside selected text`,
    'link-bubble': doc`The address beside a link, and the input for another one`,
    attachments: doc`The list of what is attached`,
  },
  cssProperties: {
    '--rmm-editor-min-height': doc`How high it is at least; 160px by default`,
    '--rmm-editor-toolbar-offset': doc`How far from the top the toolbar stays while the page scrolls: the height of a header that stays there; 0px by default`,
    '--rmm-editor-max-height': doc`From where on it scrolls; 480px by default`,
  },
  form: {
    value: 'value',
    entry: ({ value }) => (value === undefined || value === null ? '' : String(value)),
    isMissing: ({ value }) => (value instanceof LateText ? value.isEmpty : emptyDocument.test(String(value ?? ''))),
    like: 'text',
  },
} as const satisfies ElementDefinition;
