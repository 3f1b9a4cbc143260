/** What the fields of the schedule editor do. Source: spec 001 §2.3, §4.3, §5.5; spec 002 §2.6. */
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { expectConsole } from '../support/console-guard.ts';
import { click, press, type } from '../support/user.ts';
import { placeEditor, repeatsOf, weekly } from './schedule-editor-handle.ts';

describe('The fields of a schedule', () => {
  let editor: ReturnType<typeof placeEditor>;
  beforeEach(() => {
    editor = placeEditor();
  });
  afterEach(() => editor.form.remove());

  it('is headed Schedule, and asks only how it repeats until somebody says so', async () => {
    const { element, one, labels } = editor;
    const repeats = await repeatsOf(element);
    equal((await one('.schedule-columns .field-label')).textContent, 'Schedule');
    deepEqual(labels(), ['Repeats']);
    deepEqual(
      [...repeats.options].slice(1).map(({ text }) => text),
      ['Never', 'Daily', 'Weekly', 'Monthly', 'Hourly'],
    );
    await expectNoAxeViolations(element);
  });

  it('shows the fields that apply', async () => {
    const { all, labels, byLabel, show } = editor;
    await show({ ...weekly, repeats: 'NEVER' });
    deepEqual(labels(), ['Repeats', 'Start At']);
    await show({ ...weekly, repeats: 'DAILY', end: { type: 'AFTER', occurenceCount: 4 } });
    await eventually(() => deepEqual(labels(), ['Repeats', 'Recur Every', 'Start At', 'Ends', 'Occurrences']));
    await show({ ...weekly, end: { type: 'ON', endDate: '2046-12-31' } });
    await eventually(() => deepEqual(labels(), ['Repeats', 'Recur Every', 'On Days', 'Start At', 'Ends', 'End Date']));
    await show({ ...weekly, repeats: 'MONTHLY' });
    await eventually(() => deepEqual(labels(), ['Repeats', 'Recur Every', 'Day of Month', 'Start At', 'Ends']));
    await show({ ...weekly, repeats: 'EVERY', scheduleInterval: 'HOURLY' });
    await eventually(() => deepEqual(labels(), ['Repeats', 'Recur Every', 'Start At', 'Ends']));
    equal(all('.schedule-unit')[0]?.textContent, 'hours');
    await show({ type: 'WEEK_OF_MONTH', hour: 9, weekDays: ['FRIDAY'], weekOfMonth: 0 });
    await eventually(() => deepEqual(labels(), ['Repeats', 'Week of Month', 'On Days', 'Run At']));
    await show({ type: 'INTERVAL', hour: 0, minute: 45 });
    await eventually(() => deepEqual(labels(), ['Repeats', 'Recur Every']));
    equal((await byLabel('Recur Every')).value, '45');
  });

  it('is worked by the keyboard alone', async () => {
    const { element, submitted, byLabel } = editor;
    (await repeatsOf(element)).focus();
    await type('W');
    await eventually(() => equal(submitted().repeats, 'WEEKLY'));
    await press('Tab');
    await press('ArrowUp');
    await eventually(() => equal(submitted().repeatsEveryCount, 2));
    const [day] = submitted().daysOfWeek;
    await press('Tab');
    for (let stop = 0; stop < 7; stop += 1) {
      const box = element.shadowRoot?.activeElement as HTMLInputElement;
      equal(box.type, 'checkbox');
      if (!box.checked) await press(' ');
      await press('Tab');
    }
    await eventually(() => equal(submitted().daysOfWeek.length, 7));
    ok(submitted().daysOfWeek.includes(day));
    (await byLabel<HTMLSelectElement>('Ends')).focus();
    await type('A');
    await eventually(() => equal(submitted().end.occurenceCount, 1));
    await press('Tab');
    await type('12');
    await eventually(() => equal(submitted().end.occurenceCount, 12));
  });

  it('takes no signs, points, exponents or letters in its counts', async () => {
    const { submitted, byLabel, show, element, form } = editor;
    await show(weekly);
    const count = await byLabel('Recur Every');
    await click(count);
    await press('End');
    for (const key of ['e', '+', '-', '.', ',', 'x']) await press(key);
    equal(count.value, '2');
    await press('1');
    equal(count.value, '21');
    equal(submitted().repeatsEveryCount, 21);
    // That something is complete is told when it is.
    let changes = 0;
    form.addEventListener('change', () => {
      changes += 1;
    });
    await press('Backspace');
    equal(submitted().repeatsEveryCount, 2);
    equal(changes, 0);
    element.blur();
    await eventually(() => equal(changes, 1));
  });

  it('says what a count may be once it is too large or was left, and holds the form back meanwhile', async () => {
    const { element, form, all, sentence, one, submitted, byLabel, show } = editor;
    await show({ ...weekly, repeats: 'EVERY', repeatsEveryCount: 2, scheduleInterval: 'HOURLY' });
    const count = await byLabel('Recur Every');
    await click(count);
    await press('End');
    await type('4');
    equal(count.value, '24');
    equal(submitted().repeatsEveryCount, 2);
    equal((await one('.field-error')).textContent, 'Value must be an integer between 1 and 23');
    await press('Control+a');
    await type('3');
    await eventually(() => equal(all('.field-error').length, 0));
    await press('Control+a');
    await type('0');
    equal(submitted().repeatsEveryCount, 2);
    equal(all('.field-error').length, 0);
    ok(!form.matches(':valid'));
    element.blur();
    equal((await one('.field-error')).textContent, 'Value must be an integer between 1 and 23');
    equal(all('.field-error').length, 1);
    equal(element.validationMessage, 'Value must be an integer between 1 and 23');
    equal(sentence(), 'The next runs appear here once all fields are valid.');
  });

  it('says at once what is wrong with a schedule of its page', async () => {
    const { element, form, all, one, byLabel, show } = editor;
    const errors = () => all('.field-error').map(({ textContent }) => textContent);
    await show({ ...weekly, daysOfWeek: [], repeatsEveryCount: 0 });
    await eventually(() => deepEqual(errors(), ['Value must be an integer between 1 and 999', 'Required']));
    // Its view shows a fault a moment before the form has it.
    await eventually(() => ok(!form.checkValidity()));
    const count = await byLabel('Recur Every');
    await click(count);
    await press('Control+a');
    await type('3');
    await eventually(() => deepEqual(errors(), ['Required']));
    // From here on somebody types.
    await press('Backspace');
    equal(count.value, '');
    deepEqual(errors(), ['Required']);
    element.blur();
    await eventually(() => deepEqual(errors(), ['Required', 'Required']));
    await show({ ...weekly, startDate: '2046-02-30' });
    await one('.field-mark');
    deepEqual(errors(), []);
    equal(element.validationMessage, 'Invalid');
    await show({ type: 'WEEK_OF_MONTH', hour: 9, weekDays: ['FRIDAY'] });
    await eventually(() => deepEqual(errors(), ['Required']));
    equal((await byLabel<HTMLSelectElement>('Week of Month')).selectedOptions[0]?.text, '');
  });

  it('shows by a tooltip that a start cannot be in the past, and leaves the schedule as it was', async () => {
    const { element, form, one, submitted, show } = editor;
    await show(weekly);
    const day = (await one<HTMLInputElement>('.date-input')) as HTMLInputElement;
    day.focus();
    setDate(day, '2020-02-29');
    const tooltip = await one('[role="tooltip"]');
    equal(tooltip.textContent, "You can't select a date / time in the past.");
    equal(day.value, '2020-02-29');
    equal(day.getAttribute('aria-invalid'), 'true');
    equal(submitted().startDate, '2046-03-05');
    equal(element.validationMessage, "You can't select a date / time in the past.");
    setDate(day, '2046-03-06');
    await eventually(() => equal(element.shadowRoot?.querySelector('[role="tooltip"]'), null));
    equal(submitted().startDate, '2046-03-06');
    ok(form.checkValidity());
  });

  it('keeps its schedule when a date is taken away', async () => {
    const { element, one, submitted, show } = editor;
    await show(weekly);
    const day = await one<HTMLInputElement>('.date-input');
    day.focus();
    setDate(day, '');
    equal(submitted().startDate, '2046-03-05');
    element.blur();
    await eventually(() => ok(element.shadowRoot?.querySelector('.field-mark')));
    ok(!element.checkValidity());
  });

  it('is fixed to what its page wants', async () => {
    const { element, labels, byLabel, show } = editor;
    Object.assign(element, {
      repeatTypes: ['MONTHLY'],
      endTypes: ['NEVER', 'ON'],
      hideRecurEvery: true,
      maxRecurEvery: 12,
    });
    await show({ ...weekly, repeats: 'MONTHLY', repeatsEveryCount: 1, dayOfMonth: 1 });
    const repeats = await repeatsOf(element);
    ok(repeats.disabled);
    equal(repeats.selectedOptions[0]?.text, 'Monthly');
    deepEqual(labels(), ['Repeats', 'Day of Month', 'Start At', 'Ends']);
    const ends = await byLabel<HTMLSelectElement>('Ends');
    deepEqual(
      [...ends.options].map(({ value }) => value),
      ['NEVER', 'ON'],
    );
  });

  it('can be read, and not changed, while it is read-only', async () => {
    const { element, submitted, byLabel, show } = editor;
    element.setAttribute('readonly', '');
    await show(weekly);
    element.focus();
    ok(element.shadowRoot?.activeElement, 'it takes the focus');
    const box = await byLabel('Tue');
    await click(box);
    deepEqual(submitted(), weekly);
    await expectNoAxeViolations(element);
  });

  it('goes by the browser’s own zone where a page names one that there is not', async () => {
    const { element, one, show } = editor;
    expectConsole(/isn’t a time zone that this browser knows/);
    const problem = new Promise<string>((resolve) =>
      element.addEventListener('rmm-error', ({ detail }) => resolve(detail.message), { once: true }),
    );
    element.timeZone = 'Mars/Base';
    match(await problem, /“Mars\/Base” isn’t a time zone/);
    await show(weekly);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const hint = await one('[part="start"] .field-note');
    equal(hint.textContent, `Time zone: ${timeZone.replaceAll('_', ' ')}`);
  });
});

/** As the browser's picker does it: how days are typed, each engine and system decides. */
function setDate(input: HTMLInputElement, day: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, day);
  input.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}
