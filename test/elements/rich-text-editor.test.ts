import '../../elements/rich-text-editor.ts';
import type { RichTextEditorElement } from '../../elements/rich-text-editor.ts';
import { richTextEditorDefinition } from '../../src/ui/editor/rich-text-editor-definition.ts';
import { equal, eventually, ok } from '../support/assert.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click, type } from '../support/user.ts';

const load = async () => ({
  view: (await import('../../src/ui/editor/rich-text-editor-element.tsx')).RichTextEditorElement,
});
const textOf = (element: HTMLElement) => element.shadowRoot?.querySelector<HTMLElement>('.ProseMirror') ?? null;
const ready = (element: HTMLElement) => eventually(() => textOf(element));

elementContract(richTextEditorDefinition, {
  load,
  ready,
  attributes: { label: 'Message', value: '<p>Restarted it.</p>' },
  mounts: 500,
});

formContract(richTextEditorDefinition, {
  load,
  ready,
  markup: { attributes: { value: '<p>Restarted it.</p>' }, entries: ['<p>Restarted it.</p>'] },
  field: '.ProseMirror',
  inputs: 2,
  async fill(element) {
    await click(await ready(element));
    await type('ab');
    await eventually(() => equal(Reflect.get(element, 'value'), '<p>ab</p>'));
    return ['<p>ab</p>'];
  },
});
