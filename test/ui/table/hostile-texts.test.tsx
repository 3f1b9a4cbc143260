/** What a page hands to a table may be the name of a field, a choice or a failure that somebody else made. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click } from '../../support/user.ts';
import { chips, columns, mounted, press, show, takeAway } from './data-table-bench.tsx';

const sting = (name: string) => `${name}\u202E\n\u05D0`;
const spoken = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];

/** All that is shown or said and turns round what stands beside it. */
function turned(): string[] {
  const texts = mounted
    .all('*')
    .flatMap((one) => [
      ...spoken.map((name) => one.getAttribute(name) ?? ''),
      ...[...one.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
    ]);
  return texts.filter((text) => /[\u202A-\u202E]/.test(text));
}

describe('A table of hostile texts', () => {
  afterEach(takeAway);

  it('turns nothing round in its header, its rows and their actions', async () => {
    await show({
      columns: columns.map((column) => ({ ...column, header: sting('Header'), tooltipText: sting('Tip') })),
      selectable: true,
      rowActions: [{ id: 'open', labelToken: 'Open', tooltip: sting('Opens'), action: () => undefined }],
      rowFlags: ({ id }) => (id === 'd0' ? { disabled: sting('Locked') } : { error: sting('Failed') }),
    });
    await eventually(() => ok(mounted.all('.table-warning').length > 0));
    const head = mounted
      .all('[role=columnheader]')
      .find((one) => one.getAttribute('aria-description')?.startsWith('Tip'));
    equal(head?.getAttribute('aria-label'), 'Header\uFFFD \u05D0');
    equal(head?.getAttribute('aria-description'), 'Tip\uFFFD\n\u05D0');
    deepEqual(turned(), []);
  });

  it('turns nothing round among the choices of a filter and in what says which were chosen', async () => {
    const choices = ['online', 'offline'].map((value) => ({ value, label: sting(value) }));
    await show({
      filters: [
        { name: 'status', label: 'State', type: 'MultiSelect', componentProps: { options: choices } },
        { name: 'system', label: 'System', type: 'RadioGroup', componentProps: { options: choices } },
      ],
    });
    await press('State');
    await click(await eventually(() => mounted.all('.check-list input')[0] ?? null));
    await eventually(() => deepEqual(chips(), ['State \u2068online\uFFFD \u05D0\u2069']));
    deepEqual(turned(), []);
  });
});
