/** How a job reads. */
import type { TranslateJob } from '../../../src/backup/jobs/job-messages.ts';
import { durationText, jobName } from '../../../src/backup/jobs/job-words.ts';
import en from '../../../src/backup/jobs/messages.en.json';
import { interpolate } from '../../../src/host/messages.ts';
import { equal } from '../../support/assert.ts';
import { restoreJob } from './job-samples.ts';

const t: TranslateJob = (key, values = {}) => {
  const text = key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], en);
  return interpolate(String(text), values, 'en');
};

describe('The time left', () => {
  const rows: [number | undefined, string | undefined][] = [
    [undefined, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [-1, undefined],
    [0, 'A few seconds'],
    [5, 'A few seconds'],
    [5.1, 'About 10 seconds'],
    [31, 'About 35 seconds'],
    [55, 'About 55 seconds'],
    [55.5, 'About 1 minute'],
    [60, 'About 1 minute'],
    [61, 'About 2 minutes'],
    [59 * 60, 'About 59 minutes'],
    [59 * 60 + 1, 'About 1 hour'],
    [61 * 60, 'About 1 hour 10 minutes'],
    [119 * 60, 'About 2 hours'],
    [24 * 3600, 'About 24 hours'],
    [24 * 3600 + 1, 'More than a day'],
  ];
  for (const [seconds, text] of rows) {
    it(`of ${seconds} seconds reads ${text}`, () => equal(durationText(seconds, 'en', t), text));
  }
});

describe('The name of a job', () => {
  const named = (changes: object) => restoreJob({ content: { ...restoreJob().content, ...changes } });
  it('is that of the one thing', () => equal(jobName(named({ file: 'a.txt' }), t), 'a.txt'));
  it('is the first of several', () => equal(jobName(named({ file: null }), t), '/srv/Reports and more'));
  it('is the plan’s where nothing else is told', () =>
    equal(jobName(named({ file: '', sourcePath: '' }), t), 'Documents'));
  it('is none before the job was told', () => equal(jobName(undefined, t), 'this restore'));
});
