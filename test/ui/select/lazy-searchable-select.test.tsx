import { LazySearchableSelect } from '../../../src/ui/select/controls/lazy-searchable-select.tsx';
import type { OptionPage, OptionQuery } from '../../../src/ui/select/option.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { click, press, type, unhover, wheel } from '../../support/user.ts';
import { isHighlighted, many, mountSelect, type SelectHandle } from './select-handle.tsx';

interface Asked extends OptionQuery {
  answer(page?: OptionPage): void;
  fail(error: Error): void;
}

describe('LazySearchableSelect', () => {
  let select: SelectHandle<string | undefined>;
  let several: SelectHandle<readonly string[]>;
  let asked: Asked[];
  const load = (query: OptionQuery) =>
    new Promise<OptionPage>((resolve, reject) => {
      asked.push({ ...query, answer: (page) => resolve(page ?? pageOf(query)), fail: reject });
    });
  const show = (props: object = {}) => {
    select = mountSelect<string | undefined>(LazySearchableSelect, {
      loadOptions: load,
      pageSize: 20,
      debounce: 30,
      value: undefined,
      ...props,
    });
    return select.field();
  };
  const question = (number: number) => eventually(() => asked[number - 1] ?? null);
  beforeEach(() => {
    asked = [];
  });
  afterEach(async () => {
    select?.remove();
    several?.remove();
    await unhover();
  });

  it('asks when it is opened, shows three skeletons meanwhile, and chooses', async () => {
    const field = await show();
    equal(asked.length, 0);
    await click(field);
    const { search, page, pageSize } = await question(1);
    deepEqual({ search, page, pageSize }, { search: '', page: 0, pageSize: 20 });
    equal((await select.find('.choices-loading')).children.length, 3);
    equal(select.all('[role="listbox"]')[0]?.ariaBusy, 'true');
    asked[0]?.answer();
    await click(await select.option('Device 3'));
    await select.closed();
    equal(select.value(), 'd3');
    await eventually(() => equal(field.value, 'Device 3'));
  });

  it('asks for what was typed, and gives up the question before', async () => {
    const field = await show();
    await click(field);
    await question(1);
    await type('29');
    const second = await eventually(() => asked.find(({ search }) => search === '29') ?? null);
    ok(asked[0]?.signal.aborted, 'the first question was not given up');
    second.answer();
    await eventually(() => equal(select.labels()[0], 'Device 29'));
    await isHighlighted(select, 'Device 29');
  });

  it('asks once for what is typed without a pause', async () => {
    const pause = holdTimers(400);
    try {
      const field = await show({ debounce: 400 });
      await click(field);
      (await question(1)).answer();
      await type('device 29');
      await eventually(() => equal(field.value, 'device 29'));
      equal(asked.length, 1);
      equal(pause.count, 1);
      pause.end();
      equal((await question(2)).search, 'device 29');
      equal(asked.length, 2);
    } finally {
      pause.restore();
    }
  });

  it('ignores an answer that comes too late', async () => {
    const field = await show();
    await click(field);
    (await question(1)).answer();
    await type('7');
    const slow = await question(2);
    await type('77');
    (await eventually(() => asked.find(({ search }) => search === '777') ?? null)).answer();
    await eventually(() => equal(select.labels()[0], 'Device 777'));
    slow.answer({ options: [{ value: 'stale', label: 'Stale' }], hasMore: false });
    await new Promise((resolve) => setTimeout(resolve, 60));
    equal(select.labels()[0], 'Device 777');
  });

  it('waits 300 ms for the next letter by default', async () => {
    const field = await show({ debounce: undefined });
    await click(field);
    (await question(1)).answer();
    const before = performance.now();
    await type('9');
    await question(2);
    ok(performance.now() - before >= 300, `asked after ${performance.now() - before} ms`);
  });

  it('asks for the next page near the end, by wheel and by keyboard, until there is none', async () => {
    const field = await show();
    await click(field);
    (await question(1)).answer();
    await select.option('Device 0');
    equal(asked.length, 1);
    await wheel(await select.find('[role="listbox"]'), 400);
    const second = await question(2);
    equal(second.page, 1);
    equal((await select.find('.choices-list > .choices-loading')).children.length, 3);
    second.answer();
    await eventually(() => equal(select.labels().length, 40));
    await press('End');
    const third = await question(3);
    equal(third.page, 2);
    third.answer({ options: [{ value: 'last', label: 'The last' }], hasMore: false });
    await select.option('The last');
    await press('End');
    await isHighlighted(select, 'The last');
    equal(asked.length, 3);
  });

  it('tells that loading failed, and asks again by its button or by Enter', async () => {
    expectConsole(/no network/);
    const field = await show();
    await click(field);
    (await question(1)).fail(new Error('no network'));
    await select.find('.choices-failed');
    ok(select.all('[aria-live="assertive"]')[0]);
    await click(await select.named('button', 'Retry'));
    expectConsole(/still nothing/);
    (await question(2)).fail(new Error('still nothing'));
    await eventually(() => ok(select.all('.choices-failed').length > 0));
    await press('Enter');
    (await question(3)).answer();
    await select.option('Device 0');
    equal(select.all('.choices-failed').length, 0);
  });

  it('keeps what it has when the next page fails, and asks for the same page again', async () => {
    expectConsole(/second page/);
    const field = await show();
    await click(field);
    (await question(1)).answer();
    await press('End');
    (await question(2)).fail(new Error('second page'));
    await select.find('.choices-failed');
    equal(select.labels().length, 20);
    await click(await select.named('button', 'Retry'));
    const again = await question(3);
    equal(again.page, 1);
    again.answer();
    await eventually(() => equal(select.labels().length, 40));
  });

  it('gives up when it is closed, and asks anew when it is opened', async () => {
    const field = await show();
    await click(field);
    const first = await question(1);
    await press('Escape');
    await select.closed();
    await eventually(() => ok(first.signal.aborted));
    await press('ArrowDown');
    equal((await question(2)).page, 0);
  });

  it('knows the label of what is chosen before it was loaded, and after other options were', async () => {
    const field = await show({ value: 'd2000', selectedOptions: [{ value: 'd2000', label: 'Device 2000' }] });
    equal(field.value, 'Device 2000');
    await click(field);
    (await question(1)).answer();
    await click(await select.option('Device 5'));
    await select.closed();
    await click(field);
    (await question(2)).answer({ options: [], hasMore: false });
    await select.find('.choices-none');
    equal(field.value, 'Device 5');
  });

  it('chooses several', async () => {
    several = mountSelect<readonly string[]>(LazySearchableSelect, {
      loadOptions: load,
      multiple: true,
      pageSize: 20,
      debounce: 30,
      value: [],
    });
    await click(await several.field());
    (await question(1)).answer();
    await click(await several.option('Device 1'));
    await type('30');
    (await eventually(() => asked.find(({ search }) => search === '30') ?? null)).answer();
    await click(await several.option('Device 30'));
    await eventually(() => deepEqual(several.value(), ['d1', 'd30']));
    await press('Escape');
    await several.closed();
    await eventually(() => deepEqual(several.chips(), ['Device 1', 'Device 30']));
  });

  it('offers to select all once all are there, and keeps what is highlighted', async () => {
    several = mountSelect<readonly string[]>(LazySearchableSelect, {
      loadOptions: load,
      multiple: true,
      pageSize: 20,
      value: [],
    });
    await click(await several.field());
    (await question(1)).answer();
    await several.option('Device 0');
    await press('End');
    await isHighlighted(several, 'Device 19');
    ok(!several.labels().includes('Select all'));
    (await question(2)).answer({ options: [{ value: 'last', label: 'The last' }], hasMore: false });
    await several.option('Select all');
    await isHighlighted(several, 'Device 19');
    await press('ArrowDown', 'Enter');
    await eventually(() => deepEqual(several.value(), ['last']));
  });

  it('does not ask without end for pages without anything new', async () => {
    await click(await show());
    const nothingNew = { options: many.slice(0, 2), hasMore: true };
    (await question(1)).answer(nothingNew);
    (await question(2)).answer(nothingNew);
    await new Promise((resolve) => setTimeout(resolve, 100));
    equal(asked.length, 2);
  });
});

function pageOf({ search, page, pageSize }: OptionQuery): OptionPage {
  const found = many.filter(({ label }) => label.toLowerCase().includes(search));
  return {
    options: found.slice(page * pageSize, (page + 1) * pageSize),
    hasMore: found.length > (page + 1) * pageSize,
  };
}
