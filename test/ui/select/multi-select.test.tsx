import { limits } from '../../../src/ui/limits.ts';
import { MultiSelect } from '../../../src/ui/select/controls/multi-select.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, hover, press, type, unhover } from '../../support/user.ts';
import { cities, many, mountSelect, type SelectHandle } from './select-handle.tsx';

describe('MultiSelect', () => {
  let select: SelectHandle<readonly string[]>;
  const show = (props: object = {}) => {
    select = mountSelect<readonly string[]>(MultiSelect, { options: cities, value: [], ...props });
    return select.field();
  };
  afterEach(async () => {
    select.remove();
    await unhover();
  });

  it('stays open while several are chosen, and takes one back by a second press', async () => {
    await click(await show());
    await click(await select.option('Paris'));
    await click(await select.option('Berlin'));
    await eventually(() => deepEqual(select.value(), ['paris', 'berlin']));
    await eventually(() => deepEqual(select.chips(), ['Paris', 'Berlin']));
    equal((await select.option('Paris')).ariaSelected, 'true');
    await click(await select.option('Paris'));
    await eventually(() => deepEqual(select.value(), ['berlin']));
    ok(select.isOpen());
    equal(select.all('[role="listbox"]')[0]?.getAttribute('aria-multiselectable'), 'true');
  });

  it('is chosen from by keyboard', async () => {
    const field = await show();
    field.focus();
    await type('ber');
    await press('Enter');
    await eventually(() => deepEqual(select.value(), ['berlin']));
    await press('Backspace', 'Backspace', 'Backspace');
    await type('new');
    await press('Enter');
    await eventually(() => deepEqual(select.value(), ['berlin', 'new york']));
    await press('Escape');
    await select.closed();
    await eventually(() => equal(field.value, ''));
  });

  it('shows two and how many more, whose tooltip lists ten of them', async () => {
    const value = many.slice(0, 15).map((option) => option.value);
    await show({ options: many, value });
    deepEqual(select.chips(), ['Device 0', 'Device 1']);
    equal(select.chips().length, limits.table.multiValueItems);
    const more = await select.find('.multi-value-more');
    equal(more.textContent, '+13 more');
    await hover(more);
    const lines = (await select.find('[role="tooltip"]')).textContent?.split('\n') ?? [];
    deepEqual(lines.slice(0, 2), ['Device 2', 'Device 3']);
    equal(lines.length, limits.table.multiValueTooltipItems + 1);
    equal(lines.at(-1), '+3 more');
  });

  it('cuts a value after 80 characters, and has the whole of it as a tooltip', async () => {
    const label = 'x'.repeat(100);
    await show({ options: [{ value: 'long', label }], value: ['long'] });
    equal(select.chips()[0], `${'x'.repeat(80)}…`);
    await hover(await select.find('.select-chip-text'));
    equal((await select.find('[role="tooltip"]')).textContent, label);
  });

  it('puts names below each other, where one would be cut for the other', async () => {
    const options = ['Delta Foods (Deleted)', 'Ember Media Company'].map((label) => ({ value: label, label }));
    const field = await show({ options, value: options.map(({ value }) => value) });
    const box = field.closest<HTMLElement>('.select-box');
    ok(box);
    box.style.maxInlineSize = '270px';
    const texts = () => select.all('.select-chip-text');
    await eventually(() => equal(getComputedStyle(texts()[0] as Element).textOverflow, 'ellipsis'));
    for (const text of texts()) ok(text.scrollWidth <= text.clientWidth, `${text.textContent} is cut`);
  });

  it('removes by the chip’s button, by Backspace, and by Delete on a chip that arrows reach', async () => {
    const field = await show({ value: ['paris', 'berlin', 'zürich', 'genève'] });
    await click(await select.named('button', 'Remove Paris'));
    await eventually(() => deepEqual(select.value(), ['berlin', 'zürich', 'genève']));
    field.focus();
    await press('Backspace');
    await eventually(() => deepEqual(select.value(), ['berlin', 'zürich']));
    await press('ArrowLeft');
    await eventually(() => equal(activeElement()?.ariaLabel, 'Remove Zürich'));
    await press('ArrowLeft');
    await eventually(() => equal(activeElement()?.ariaLabel, 'Remove Berlin'));
    await press('Delete');
    await eventually(() => deepEqual(select.value(), ['zürich']));
    await press('Delete');
    await eventually(() => deepEqual(select.value(), []));
    await eventually(() => equal(activeElement(), field));
  });

  it('mirrors the arrows between chips in right-to-left text', async () => {
    select = mountSelect<readonly string[]>(
      MultiSelect,
      { options: cities, value: ['paris', 'berlin'] },
      { dir: 'rtl' },
    );
    (await select.field()).focus();
    await press('ArrowRight');
    await eventually(() => equal(activeElement()?.ariaLabel, 'Remove Berlin'));
    await press('ArrowLeft');
    await eventually(() => equal(activeElement(), select.all('input')[0]));
  });

  it('selects and unselects all that was found, and leaves the rest as it is', async () => {
    const field = await show({
      options: [...cities, { value: 'nice', label: 'Nice', disabled: true }],
      value: ['zürich'],
    });
    await click(field);
    await type('e');
    const all = await select.option('Select all 3 found');
    equal(all.ariaSelected, 'false');
    await click(all);
    await eventually(() => deepEqual(select.value(), ['zürich', 'genève', 'berlin', 'new york']));
    await click(await select.option('Unselect all 3 found'));
    await eventually(() => deepEqual(select.value(), ['zürich']));
    await press('Backspace', 'Home', 'Enter');
    await eventually(() => equal(select.value().length, cities.length));
  });

  it('is cleared as a whole', async () => {
    const field = await show({ value: ['paris', 'berlin', 'zürich'], clearable: true });
    await click(await select.named('button', 'Clear all'));
    await eventually(() => deepEqual(select.value(), []));
    equal(activeElement(), field);
  });

  it('shows its values, and nothing to change them with, while it is disabled or read-only', async () => {
    for (const state of ['disabled', 'readOnly']) {
      const field = await show({ value: ['paris', 'berlin'], [state]: true, clearable: true });
      deepEqual(select.chips(), ['Paris', 'Berlin']);
      equal(select.all('button[aria-label^="Remove"], button[aria-label="Clear all"]').length, 0);
      field.focus();
      await press('Backspace');
      deepEqual(select.value(), ['paris', 'berlin']);
      select.remove();
    }
    await show();
  });
});
