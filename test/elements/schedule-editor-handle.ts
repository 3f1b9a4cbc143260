/** The schedule editor in a form, as a person finds its fields. */
import '../../elements/schedule-editor.ts';
import type { Schedule, ScheduleEditorElement } from '../../elements/schedule-editor.ts';
import { eventually, ok } from '../support/assert.ts';

/** Starts on a Monday twenty years ahead, when clocks still go forward on the 25th, and back on the 28th of October. */
export const weekly: Schedule = {
  repeats: 'WEEKLY',
  repeatsEveryCount: 2,
  daysOfWeek: ['MONDAY'],
  dayOfMonth: 31,
  scheduleInterval: null,
  startDate: '2046-03-05',
  runAtHour: 2,
  runAtMinute: 30,
  end: { type: 'NEVER', endDate: null, occurenceCount: null },
};

export const repeatsOf = (element: HTMLElement) =>
  eventually(() => element.shadowRoot?.querySelector<HTMLSelectElement>('select') ?? null);

/** Its code comes later than the fields. */
export const previewed = (element: HTMLElement) =>
  eventually(() => ok(element.shadowRoot?.querySelector('.month'), 'no preview yet'));

export function placeEditor() {
  const form = document.createElement('form');
  const element: ScheduleEditorElement = document.createElement('rmm-schedule-editor');
  element.setAttribute('name', 'schedule');
  element.setAttribute('time-zone', 'Europe/Berlin');
  element.lang = 'en-US';
  form.append(element);
  document.body.append(form);
  const all = <Kind extends Element = HTMLElement>(selector: string) => [
    ...(element.shadowRoot?.querySelectorAll<Kind>(selector) ?? []),
  ];
  const sentence = () => element.shadowRoot?.querySelector('[part="sentence"]')?.textContent;
  return {
    element,
    form,
    all,
    sentence,
    one: <Kind extends Element = HTMLElement>(selector: string) =>
      eventually(() => element.shadowRoot?.querySelector<Kind>(selector) ?? null),
    submitted: () => JSON.parse(String(new FormData(form).get('schedule'))),
    /** Of the fields, in their order. */
    labels: () => all('.schedule-fields .field-label').map((label) => label.textContent),
    byLabel: <Kind extends HTMLElement = HTMLInputElement>(text: string) =>
      eventually(() => {
        const label = all<HTMLLabelElement>('label').find(({ textContent }) => textContent?.trim() === text);
        return (label?.control ?? label?.querySelector('input') ?? null) as Kind | null;
      }),
    marked: () => all('.month-date-marked').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
    async show(value: ScheduleEditorElement['value']) {
      element.value = value;
      await repeatsOf(element);
      await eventually(() => ok(sentence()));
    },
  };
}
