import { SearchableSelect } from '../../../src/ui/select/controls/searchable-select.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { cities, isHighlighted, many, mountSelect, type SelectHandle } from './select-handle.tsx';

describe('SearchableSelect', () => {
  let select: SelectHandle<string | undefined>;
  const show = (props: object = {}) => {
    select = mountSelect<string | undefined>(SearchableSelect, { options: cities, value: undefined, ...props });
    return select.field();
  };
  afterEach(async () => {
    select.remove();
    await unhover();
  });

  it('filters by what is typed, whatever its accents and letters, and marks it', async () => {
    const field = await show();
    await click(field);
    await select.opened();
    equal(select.labels().length, cities.length);
    await type('sao p');
    await eventually(() => deepEqual(select.labels(), ['São Paulo']));
    await isHighlighted(select, 'São Paulo');
    deepEqual(
      select.all('mark').map((mark) => mark.textContent),
      ['São', 'P'],
    );
    await press('Enter');
    await select.closed();
    equal(select.value(), 'são paulo');
    await eventually(() => equal(field.value, 'São Paulo'));
    equal(activeElement(), field);
  });

  it('is opened by the first letter, which is searched for with the rest', async () => {
    const field = await show({ value: 'paris' });
    field.focus();
    field.select();
    await type('ber');
    await eventually(() => equal(field.value, 'ber'));
    await eventually(() => deepEqual(select.labels(), ['Berlin']));
  });

  it('has what is chosen replaced by what is typed after a press, also on the text of a field that has the focus', async () => {
    const field = await show({ value: 'paris' });
    field.focus();
    await click(field, { at: { x: 20, y: 16 } });
    await type('ber');
    await eventually(() => equal(field.value, 'ber'));
    await eventually(() => deepEqual(select.labels(), ['Berlin']));
  });

  it('says that nothing was found, and brings back what was chosen when it closes', async () => {
    const field = await show({ value: 'paris' });
    equal(field.value, 'Paris');
    await click(field);
    await type('xyz');
    await eventually(() => equal(select.all('.choices-none')[0]?.textContent, 'No options found'));
    await eventually(() => ok(select.all('[aria-live="polite"]')[0]?.textContent?.includes('No options found')));
    await press('Escape');
    await select.closed();
    await eventually(() => equal(field.value, 'Paris'));
    deepEqual(select.changes, []);
  });

  it('shows all options anew, with what is chosen in view', async () => {
    const field = await show({ options: many, value: 'd2000' });
    await click(field);
    await isHighlighted(select, 'Device 2000');
    ok(select.labels().includes('Device 2000'));
    await type('Device 29');
    await eventually(() => equal(select.labels()[0], 'Device 29'));
    await press('Tab');
    await select.closed();
    await eventually(() => equal(field.value, 'Device 2000'));
  });

  it('opens and closes by its arrow, and keeps the focus in the field', async () => {
    const field = await show();
    const arrow = await select.named('button', 'Show options');
    await click(arrow);
    await select.opened();
    await eventually(() => equal(activeElement(), field));
    await click(arrow);
    await select.closed();
    equal(activeElement(), field);
  });

  it('stays open while somebody corrects a letter', async () => {
    const field = await show();
    await click(field);
    await type('pari');
    await select.opened();
    await click(field, { at: { x: 14, y: 10 } });
    ok(select.isOpen());
    equal(field.value, 'pari');
  });

  it('is cleared by its button and not by Escape', async () => {
    const field = await show({ value: 'paris', clearable: true });
    field.focus();
    await press('Escape');
    equal(select.value(), 'paris');
    await click(await select.named('button', 'Clear'));
    await eventually(() => equal(select.value(), undefined));
    equal(field.value, '');
    equal(activeElement(), field);
  });

  it('takes nothing while it is read-only', async () => {
    const field = await show({ value: 'paris', readOnly: true });
    await click(field);
    await type('ber');
    await press('ArrowDown');
    ok(!select.isOpen());
    equal(field.value, 'Paris');
  });
});
