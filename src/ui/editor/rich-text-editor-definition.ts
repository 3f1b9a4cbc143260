import {
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  method,
  property,
  text,
} from '../../host/element-definition.ts';
import { formAttributes } from '../../host/forms/form-attributes.ts';
import { LateText } from '../../host/forms/late-text.ts';
import type { LossyContent } from './html/lossy-content.ts';
import type { AttachmentValue, EditorCallbacks, GivenAttachment } from './model/editor-types.ts';

export interface AttachmentsChangeDetail {
  /** All that are stored now. */
  attachments: readonly AttachmentValue[];
}

/** As pages and other editors write one. */
const emptyDocument = /^\s*(?:<(?:p|div)[^>]*>\s*(?:<br[^>]*>\s*)?<\/(?:p|div)>\s*)?$/i;

export const richTextEditorDefinition = {
  tag: 'rmm-rich-text-editor',
  attributes: {
    ...formAttributes,
    value: text(),
    placeholder: text(),
    contentIdKey: text(),
    attachmentTypes: text(),
    withoutAttachments: flag(),
    withoutImages: flag(),
    withoutMentions: flag(),
    withoutTables: flag(),
    withoutSource: flag(),
  },
  properties: {
    onUploadImage: property<EditorCallbacks['onUploadImage']>(),
    onUploadAttachment: property<EditorCallbacks['onUploadAttachment']>(),
    onMentionLookup: property<EditorCallbacks['onMentionLookup']>(),
    onUploadError: property<EditorCallbacks['onUploadError']>(),
    onMentionError: property<EditorCallbacks['onMentionError']>(),
    attachments: property<readonly GivenAttachment[]>([]),
    onPreviewAttachment: property<EditorCallbacks['onPreviewAttachment']>(),
    onDownloadAttachment: property<EditorCallbacks['onDownloadAttachment']>(),
    imageAddress: property<EditorCallbacks['imageAddress']>(),
  },
  events: {
    'rmm-content-lossy': event<LossyContent>(),
    'rmm-attachments-change': event<AttachmentsChangeDetail>(),
    'rmm-error': errorEvent,
  },
  methods: {
    getDocument: method<() => Promise<Record<string, unknown>>>(),
    setDocument: method<(json: unknown) => void>(),
  },
  form: {
    value: 'value',
    entry: ({ value }) => (value === undefined || value === null ? '' : String(value)),
    isMissing: ({ value }) => (value instanceof LateText ? value.isEmpty : emptyDocument.test(String(value ?? ''))),
    like: 'text',
  },
} as const satisfies ElementDefinition;
