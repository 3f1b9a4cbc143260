/** The part that elements take in forms, on the smallest element that has one. */

import { type ElementValues, errorEvent, text } from '../../../src/host/element-definition.ts';
import { defineFormElement, type FormElementDefinition } from '../../../src/host/forms/define-form-element.ts';
import { formAttributes } from '../../../src/host/forms/form-attributes.ts';
import { useFormField } from '../../../src/ui/field/use-form-field.ts';
import { TextField } from '../../../src/ui/text-field/text-field.tsx';
import { equal, eventually, ok } from '../../support/assert.ts';
import { settled } from '../../support/contract-page.ts';
import { nextTag } from '../../support/contract-views.tsx';
import { elementContract } from '../../support/element-contract.ts';
import { formContract } from '../../support/form-contract.ts';
import { click, type } from '../../support/user.ts';

const definition = {
  tag: 'rmm-test-line',
  attributes: { ...formAttributes, value: text() },
  properties: {},
  events: { 'rmm-error': errorEvent },
  methods: {},
  form: {
    value: 'value',
    entry: ({ value }) => (typeof value === 'string' ? value : ''),
    isMissing: ({ value }) => (value ?? '') === '',
    like: 'text',
  },
} as const satisfies FormElementDefinition;

function Line(values: ElementValues<typeof definition>) {
  const { field, form, anchor } = useFormField(values);
  return <TextField {...field} ref={anchor} value={values.value ?? ''} onChange={(value) => form.enter(value)} />;
}

const load = async () => ({ view: Line });

formContract(definition, {
  load,
  markup: { attributes: { value: 'Lyon' }, entries: ['Lyon'] },
  inputs: 2,
  async fill(element) {
    await click(element.shadowRoot?.querySelector('input') as HTMLElement);
    await type('ab');
    return ['ab'];
  },
});

elementContract(definition, { load, attributes: { label: 'City' } });

describe('A field whose page asks whether it is valid', () => {
  for (const event of [
    new PointerEvent('pointerdown', { bubbles: true }),
    new KeyboardEvent('keydown', { key: 'Tab' }),
  ]) {
    it(`says nothing to somebody who comes to it a moment later: ${event.type}`, async () => {
      const tag = nextTag(definition.tag);
      defineFormElement({ ...definition, tag }, load);
      const form = document.createElement('form');
      const element = document.createElement(tag);
      element.setAttribute('required', '');
      form.append(element);
      document.body.append(form);
      const field = await eventually(() => element.shadowRoot?.querySelector('input') ?? null);
      ok(!form.checkValidity());
      // As in an engine that is busy: the press comes before any timer ends.
      document.body.dispatchEvent(event);
      field.focus();
      await settled();
      equal(field.getAttribute('aria-invalid'), null);
      form.requestSubmit();
      await eventually(() => equal(field.getAttribute('aria-invalid'), 'true'));
      form.remove();
    });
  }
});
