/** What is said of an activity, and under which day. */
import { signal } from '@preact/signals-core';
import { byDay, dayOf, daysBefore, startOf } from '../../src/activity/activity-days.ts';
import { activityMessages } from '../../src/activity/activity-messages.ts';
import { areaName, sentenceParts, sentenceText } from '../../src/activity/activity-sentence.ts';
import type { Activity } from '../../src/activity/contract.ts';
import { activityLines } from '../../src/activity/save-activities.ts';
import { translator } from '../../src/host/messages.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const t = translator(activityMessages, signal({ locale: 'en', translate: () => undefined as unknown as string }));
const noon = new Date(2026, 10, 26, 12).getTime();
const activity = (more: Partial<Activity> = {}): Activity => ({
  id: '1',
  time: noon,
  actor: { id: 'admin', name: 'Aiko Tanaka' },
  area: 'settings',
  kind: 'createCustomField',
  concerned: { id: '7', name: 'Asset tag' },
  ...more,
});

describe('An activity', () => {
  it('is one sentence, with the names apart', () => {
    deepEqual(
      sentenceParts(activity(), t).map(({ kind, text }) => [kind, text]),
      [
        ['actor', 'Aiko Tanaka'],
        ['text', ' created the custom field '],
        ['name', 'Asset tag'],
      ],
    );
  });

  it('says how many, who did it where nobody did, and what has no name', () => {
    const nodes = (count: number) =>
      sentenceText(activity({ kind: 'approveNodes', concerned: { name: 'FRONT-DESK', count } }), t);
    equal(nodes(1), 'Aiko Tanaka approved the node FRONT-DESK');
    equal(nodes(1200), 'Aiko Tanaka approved 1,200 nodes, FRONT-DESK among them');
    equal(
      sentenceText(activity({ actor: null, kind: 'runAutomation', concerned: { id: '12', name: 'Triage' } }), t),
      'The system ran the automation Triage on ticket 12',
    );
    ok(sentenceText(activity({ concerned: { id: '7' } }), t).endsWith('#7'));
    ok(sentenceText(activity({ concerned: {} }), t).endsWith('something that has been deleted'));
  });

  it('of a newer server is said as far as it is known', () => {
    const unknown = activity({ kind: 'launchRocket', area: 'rockets' });
    equal(sentenceText(unknown, t), 'Aiko Tanaka made a change (launchRocket)');
    equal(areaName(unknown, t), 'rockets');
  });

  it('is a line of the file', () => {
    const [head, line] = activityLines([activity()], t, 'en');
    deepEqual(head, ['Time', 'Person', 'Area', 'Activity', 'Concerned']);
    deepEqual(line?.slice(1), [
      'Aiko Tanaka',
      'Settings',
      'Aiko Tanaka created the custom field Asset tag',
      'Asset tag',
    ]);
  });
});

describe('The days of activities', () => {
  it('are those of the reader, in their order', () => {
    const hour = 60 * 60 * 1000;
    const all = [noon, noon - hour, noon - 24 * hour].map((time, index) => activity({ id: String(index), time }));
    deepEqual(
      byDay(all).map(({ start, activities }) => [start, activities.length]),
      [
        [dayOf(noon), 2],
        [dayOf(noon - 24 * hour), 1],
      ],
    );
    equal(new Date(daysBefore(noon, 30)).getHours(), 0);
    equal(startOf('always', noon), undefined);
    equal(startOf('today', noon), dayOf(noon));
    equal(startOf('week', noon), daysBefore(noon, 6));
  });
});
