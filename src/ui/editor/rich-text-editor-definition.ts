import {
  choice,
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  integer,
  method,
  property,
  reading,
  tagName,
  text,
} from '../../host/element-definition.ts';
import { formAttributes } from '../../host/forms/form-attributes.ts';
import { LateText } from '../../host/forms/late-text.ts';
import type { LossyContent } from './html/lossy-content.ts';
import { safeHtml } from './html/safe-html.ts';
import type { EditorCall } from './model/command-names.ts';
import type {
  AttachmentValue,
  EditorAtom,
  EditorCallbacks,
  EditorSelection,
  GivenAttachment,
  InsertedContent,
} from './model/editor-types.ts';
import type { ToolbarChoice } from './model/toolbar-choice.ts';

export interface AttachmentsChangeDetail {
  /** All that are stored now. */
  attachments: readonly AttachmentValue[];
}

/** As pages and other editors write one. */
const emptyDocument = /^\s*(?:<(?:p|div)[^>]*>\s*(?:<br[^>]*>\s*)?<\/(?:p|div)>\s*)?$/i;

export const richTextEditorDefinition = {
  tag: tagName('rich-text-editor'),
  attributes: {
    ...formAttributes,
    value: text(),
    placeholder: text(),
    maxLength: integer(),
    counted: choice(['text', 'html']),
    contentIdKey: text(),
    attachmentTypes: text(),
    withoutAttachments: flag(),
    withoutImages: flag(),
    withoutMentions: flag(),
    withoutTables: flag(),
    withoutSource: flag(),
    remoteImages: choice(['load', 'ask']),
  },
  properties: {
    onUploadImage: property<EditorCallbacks['onUploadImage']>(),
    onUploadAttachment: property<EditorCallbacks['onUploadAttachment']>(),
    toolbar: property<ToolbarChoice>('full'),
    atoms: property<readonly EditorAtom[]>([]),
    onMentionResolve: property<EditorCallbacks['onMentionResolve']>(),
    onMentionLookup: property<EditorCallbacks['onMentionLookup']>(),
    onUploadError: property<EditorCallbacks['onUploadError']>(),
    onMentionError: property<EditorCallbacks['onMentionError']>(),
    attachments: property<readonly GivenAttachment[]>([]),
    onPreviewAttachment: property<EditorCallbacks['onPreviewAttachment']>(),
    onDownloadAttachment: property<EditorCallbacks['onDownloadAttachment']>(),
    imageAddress: property<EditorCallbacks['imageAddress']>(),
    originalValue: reading<string>(({ value }) => (value instanceof LateText && value.original) || String(value ?? '')),
  },
  events: {
    'rmm-selection-change': event<EditorSelection>(),
    'rmm-content-lossy': event<LossyContent>(),
    'rmm-attachments-change': event<AttachmentsChangeDetail>(),
    'rmm-error': errorEvent,
  },
  methods: {
    insert: method<(content: InsertedContent) => Promise<boolean>>(),
    exec: method<(...call: EditorCall) => Promise<boolean>>(),
    getDocument: method<() => Promise<Record<string, unknown>>>(),
    setDocument: method<(json: unknown) => void>(),
  },
  form: {
    value: 'value',
    read: safeValue,
    entry: safeValue,
    isMissing: (values) =>
      values.value instanceof LateText ? values.value.isEmpty : emptyDocument.test(safeValue(values)),
    like: 'text',
  },
} as const satisfies ElementDefinition;

/** What the document writes is safe by itself. */
function safeValue({ value }: Readonly<Record<string, unknown>>): string {
  return value instanceof LateText ? value.toString() : safeHtml(String(value ?? ''));
}
