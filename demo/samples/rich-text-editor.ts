import type { RichTextEditorElement } from '../../elements/rich-text-editor.ts';
import type { Sample } from './sample.ts';

export const richTextEditorSample: Sample = {
  attributes: { name: 'message', label: 'Message', placeholder: 'Write to the recovery desk…' },
  markup: '<rmm-rich-text-editor label="Message" name="message"></rmm-rich-text-editor>',
  setUp(element) {
    const editor = element as RichTextEditorElement;
    editor.value = '<h2>Restore of SRV-04</h2><p>The restore is <strong>done</strong>.</p>';
  },
};
