/** A page that makes another text of what somebody types, while they go on typing in the middle of it. */
import '../../elements/color-picker.ts';
import '../../elements/phone-input.ts';
import '../../elements/rich-text-editor.ts';
import '../../elements/text-area.ts';
import { equal, eventually, ok } from '../support/assert.ts';
import { press, type } from '../support/user.ts';

interface Control {
  tag: string;
  field: string;
  value: string;
  /** How many characters before the end somebody begins to type. */
  before: number;
  typed: string;
  becomes(value: string): string;
  expected: string;
  ready?(root: ShadowRoot): void;
}

const upper = (value: string) => value.toUpperCase();

const controls: readonly Control[] = [
  {
    tag: 'rmm-text-area',
    field: 'textarea',
    value: 'one two',
    before: 4,
    typed: 'xyz',
    becomes: upper,
    expected: 'ONEXYZ TWO',
  },
  {
    tag: 'rmm-color-picker',
    field: '.color-picker-text',
    value: 'grn',
    before: 1,
    typed: 'ee',
    becomes: (value) => value.replaceAll('ee', 'EE'),
    expected: '#008000',
  },
  {
    tag: 'rmm-phone-input',
    field: 'input[type="tel"]',
    value: '+41446681',
    before: 5,
    typed: '999',
    becomes: (value) => value.replaceAll('9', '8'),
    expected: '+41448886681',
    ready: (root) => ok(/\+\d/.test(root.querySelector('.phone-input-code')?.textContent ?? '')),
  },
  {
    tag: 'rmm-rich-text-editor',
    field: '.ProseMirror',
    value: '<p>one two</p>',
    before: 4,
    typed: 'xyz',
    becomes: (value) => value.replaceAll(/[a-z]+(?![^<]*>)/g, upper),
    expected: '<p>ONEXYZ TWO</p>',
    ready: (root) => ok(root.querySelector('[role="toolbar"]')),
  },
];

describe('the caret in a text that its page makes another, at every key,', () => {
  for (const { tag, field, value, before, typed, becomes, expected, ready } of controls) {
    it(`stays where somebody types: <${tag}>`, async () => {
      const element = document.createElement(tag) as HTMLElement & { value: string };
      element.setAttribute('label', 'Text');
      element.setAttribute('value', value);
      document.body.append(element);
      try {
        const root = element.shadowRoot as ShadowRoot;
        await eventually(() => {
          ok(root.querySelector(field), 'no field yet');
          ready?.(root);
        });
        element.focus();
        await press('End');
        for (let step = 0; step < before; step += 1) await press('ArrowLeft');
        element.addEventListener('input', () => {
          element.value = becomes(element.value);
        });
        for (const letter of typed) {
          await type(letter);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        await eventually(() => equal(element.value.replaceAll(/\s(?=\d)/g, ''), expected));
      } finally {
        element.remove();
      }
    });
  }
});
