/** What the schedule editor says of when it runs. */
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { click, press, type } from '../support/user.ts';
import { placeEditor, previewed, repeatsOf, weekly } from './schedule-editor-handle.ts';

describe('The outcome of a schedule', () => {
  let editor: ReturnType<typeof placeEditor>;
  beforeEach(() => {
    editor = placeEditor();
  });
  afterEach(() => editor.form.remove());

  it('says the schedule in a sentence of the reader’s language, at every change', async () => {
    const { element, sentence, labels, show } = editor;
    await show(weekly);
    equal(sentence(), 'Every 2 weeks on Monday at 2:30 AM, starting March 5, 2046.');
    (await repeatsOf(element)).focus();
    await type('M');
    await eventually(() => equal(sentence(), 'On day 31 of every month at 2:30 AM, starting March 5, 2046.'));
    element.lang = 'ja';
    await eventually(() => equal(sentence(), '2046年3月5日から、毎月 31 日 2:30。'));
    await eventually(() => deepEqual(labels(), ['繰り返し', '繰り返しの間隔', '日', '開始日時', '終了']));
  });

  it('lists the next five runs with their zone, and what its clocks do to them', async () => {
    const { element, all, show } = editor;
    await show({ ...weekly, daysOfWeek: ['SUNDAY'], repeatsEveryCount: 1 });
    await previewed(element);
    const runs = all('.preview-run').map((run) => run.textContent?.replaceAll(/\s/g, ' '));
    deepEqual(runs, [
      'Sun, Mar 11, 20462:30 AM GMT+1',
      'Sun, Mar 18, 20462:30 AM GMT+1',
      'Sun, Mar 25, 20463:30 AM GMT+2Clocks go forward that day, so it runs at 3:30 AM.',
      'Sun, Apr 1, 20462:30 AM GMT+2',
      'Sun, Apr 8, 20462:30 AM GMT+2',
    ]);
    equal(all('.preview-zone')[0]?.textContent, 'Times in Europe/Berlin');
    await show({ ...weekly, repeats: 'MONTHLY', repeatsEveryCount: 1, startDate: '2046-10-28', dayOfMonth: 28 });
    await eventually(() => match(String(all('.preview-note')[0]?.textContent), /occurs twice/));
    await show({ ...weekly, repeats: 'MONTHLY', dayOfMonth: 31 });
    await eventually(() =>
      ok(all('.field-note').some(({ textContent }) => textContent === 'Months without day 31 are skipped.')),
    );
    await expectNoAxeViolations(element);
  });

  it('marks the runs in a month, which buttons and Page keys turn', async () => {
    const { element, all, marked, show } = editor;
    await show(weekly);
    await previewed(element);
    const month = () => all('.month-head .preview-heading')[0]?.textContent;
    equal(month(), 'March 2046');
    deepEqual(marked(), ['5, runs at 2:30 AM', '19, runs at 2:30 AM']);
    const [previous, next] = all<HTMLElement>('.month-buttons button');
    ok(previous && next);
    await click(next);
    await eventually(() => equal(month(), 'April 2046'));
    deepEqual(marked().length, 3);
    next.focus();
    await press('PageDown');
    await eventually(() => equal(month(), 'May 2046'));
    await press('PageUp');
    await press('PageUp');
    await eventually(() => equal(month(), 'March 2046'));
    await show({ ...weekly, repeats: 'EVERY', repeatsEveryCount: 6, startDate: '2046-03-30' });
    await eventually(() => deepEqual(marked(), ['30, 4 runs', '31, 4 runs']));
    await show({ ...weekly, repeats: 'NEVER' });
    await eventually(() => equal(next.getAttribute('aria-disabled'), 'true'));
    // There is nothing behind it.
    next.focus();
    await press('PageDown');
    equal(month(), 'March 2046');
  });

  it('goes back to the last runs when the schedule ends before the month that was shown', async () => {
    const { element, all, marked, show } = editor;
    const quarterly = { ...weekly, repeats: 'MONTHLY', repeatsEveryCount: 3, dayOfMonth: 5 } as const;
    await show(quarterly);
    await previewed(element);
    const month = () => all('.month-head .preview-heading')[0]?.textContent;
    const said = () => all('[aria-live]').map(({ textContent }) => textContent);
    all<HTMLElement>('.month-buttons button')[1]?.focus();
    await press('PageDown');
    await eventually(() => equal(month(), 'April 2046'));
    deepEqual(marked(), []);
    await eventually(() => match(said().join(), /April 2046, no runs/));
    for (const next of ['May 2046', 'June 2046', 'July 2046', 'August 2046', 'September 2046', 'October 2046']) {
      await press('PageDown');
      await eventually(() => equal(month(), next));
    }
    await show({ ...quarterly, end: { type: 'AFTER', occurenceCount: 2 } });
    await eventually(() => equal(month(), 'June 2046'));
    deepEqual(marked(), ['5, runs at 2:30 AM']);
    await show({ ...quarterly, end: { type: 'ON', endDate: '2046-05-31' } });
    await eventually(() => equal(month(), 'March 2046'));
  });

  it('says so where there are no more runs', async () => {
    const { form, one, show } = editor;
    await show({ ...weekly, startDate: '2020-01-01', end: { type: 'ON', endDate: '2020-12-31' } });
    equal((await one('.preview-over')).textContent, 'This schedule has no more runs.');
    ok(form.checkValidity());
  });
});
