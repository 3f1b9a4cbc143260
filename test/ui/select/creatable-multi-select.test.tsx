import { CreatableMultiSelect } from '../../../src/ui/select/controls/creatable-multi-select.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { cities, mountSelect, type SelectHandle } from './select-handle.tsx';

describe('CreatableMultiSelect', () => {
  let select: SelectHandle<readonly string[]>;
  const validate = (text: string) => (text.includes('@') ? undefined : `“${text}” is no address.`);
  const show = (props: object = {}) => {
    select = mountSelect<readonly string[]>(CreatableMultiSelect, { value: [], validate, ...props });
    return select.field();
  };
  const holds = (...values: string[]) => eventually(() => deepEqual([...select.value()], values));
  afterEach(async () => {
    select.remove();
    await unhover();
  });

  it('adds what was typed by Enter, comma and Tab, and leaves by the next Tab', async () => {
    const field = await show();
    await click(field);
    await type('a@x');
    await press('Enter');
    await holds('a@x');
    await type('b@x,');
    await holds('a@x', 'b@x');
    await type('c@x');
    await press('Tab');
    await holds('a@x', 'b@x', 'c@x');
    equal(activeElement(), field);
    equal(field.value, '');
    await press('Tab');
    equal(activeElement()?.textContent, 'Next');
  });

  it('keeps what is refused, says why, and forgives when it is corrected', async () => {
    const field = await show();
    await click(field);
    await type('nobody');
    await press('Enter');
    await eventually(() => equal(select.note(), '“nobody” is no address.'));
    equal(field.value, 'nobody');
    equal(field.ariaInvalid, 'true');
    await type('@x');
    await eventually(() => equal(select.note(), undefined));
    await press('Enter');
    await holds('nobody@x');
    equal(field.value, '');
  });

  it('says of what is there already that it is', async () => {
    const field = await show({ value: ['a@x'] });
    await click(field);
    await type('a@x');
    await press('Enter');
    await eventually(() => equal(select.note(), '“a@x” is already in the list'));
    deepEqual(select.changes, []);
    equal(field.value, 'a@x');
  });

  it('takes a pasted list apart, and leaves what is refused in the field', async () => {
    const field = await show({ value: ['a@x'] });
    field.focus();
    paste(field, 'b@x; c@x\nnobody\td@x, a@x,,\r\n b@x ');
    await holds('a@x', 'b@x', 'c@x', 'd@x');
    await eventually(() => equal(field.value, 'nobody'));
    equal(select.note(), '“nobody” is no address.');
  });

  it('leaves a pasted word to be gone on with', async () => {
    const field = await show();
    field.focus();
    ok(!paste(field, 'word'), 'the paste was taken from the browser');
    deepEqual(select.changes, []);
  });

  it('removes the last by Backspace in an empty field', async () => {
    const field = await show({ value: ['a@x', 'b@x', 'c@x'] });
    await click(field);
    await press('Backspace');
    await holds('a@x', 'b@x');
    await type('z');
    await press('Backspace');
    deepEqual([...select.value()], ['a@x', 'b@x']);
  });

  it('adds what was typed when the field is left', async () => {
    await click(await show());
    await type('a@x');
    await click(await select.named('button', 'Before'));
    await holds('a@x');
  });

  it('offers options beside what is typed, and opens nothing without any', async () => {
    const field = await show({ options: cities, validate: undefined });
    await click(field);
    await type('par');
    await click(await select.option('Paris'));
    await holds('paris');
    equal(field.value, '');
    await type('Lyon');
    await press('Enter');
    await holds('paris', 'Lyon');
    select.remove();

    await click(await show());
    await press('ArrowDown');
    ok(!select.isOpen());
    equal(select.all('button[aria-label="Show options"]').length, 0);
  });
});

/** Whether it was taken from the browser. Real clipboards are out of reach in two of the engines. */
function paste(field: HTMLInputElement, text: string): boolean {
  const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
  // Firefox empties what a script puts in.
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  return !field.dispatchEvent(event);
}
