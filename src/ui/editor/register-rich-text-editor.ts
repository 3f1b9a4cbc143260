/** Registers `<rmm-rich-text-editor>`. */

import type { ElementOf } from '../../host/element-definition.ts';
import { defineFormElement } from '../../host/forms/define-form-element.ts';
import { richTextEditorDefinition } from './rich-text-editor-definition.ts';

export type { LossyContent } from './html/lossy-content.ts';
export type {
  AttachmentValue,
  EditorUpload,
  GivenAttachment,
  Mention,
  MentionLookup,
} from './model/editor-types.ts';
export type { AttachmentsChangeDetail } from './rich-text-editor-definition.ts';

export const RichTextEditorElement = defineFormElement(richTextEditorDefinition, async () => {
  const { RichTextEditorElement: view } = await import('./rich-text-editor-element.tsx');
  return { view };
});
export type RichTextEditorElement = ElementOf<typeof richTextEditorDefinition>;
