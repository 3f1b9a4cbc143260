/** What a restore job's status and numbers mean, row by row (spec 000 §4), and the one percentage. */
import type { RestoreJob } from '../../../src/backup/job-contract.ts';
import { isOver, jobOutcomes, jobState, shownState } from '../../../src/backup/jobs/job-state.ts';
import { percentageOf } from '../../../src/backup/jobs/job-track.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { restoreJob } from './job-samples.ts';

describe('The state of a restore job', () => {
  const rows: [string, Partial<RestoreJob>, string, boolean][] = [
    ['processing, not counted yet', { jobTotalFiles: null }, 'preparing', false],
    ['processing, the count left out', { jobTotalFiles: undefined }, 'preparing', false],
    ['processing, counted and not begun', {}, 'preparing', false],
    ['processing, bytes have moved', { jobProcessedBytes: 1 }, 'processing', false],
    ['processing, a file without bytes is done', { jobFilesProcessed: 1 }, 'processing', false],
    ['a status nobody knows, not counted', { status: 'queued', jobTotalFiles: null }, 'preparing', false],
    ['a status nobody knows, counted', { status: 'running' }, 'processing', false],
    ['completed, all of them', { status: 'completed', jobFilesProcessed: 10 }, 'completed', true],
    ['completed, one is missing', { status: 'completed', jobFilesProcessed: 9 }, 'completed-with-warnings', true],
    ['completed, one too many', { status: 'completed', jobFilesProcessed: 11 }, 'completed-with-warnings', true],
    ['completed, none told', { status: 'completed', jobFilesProcessed: null }, 'completed-with-warnings', true],
    [
      'completed, two files and one done',
      { status: 'completed', jobTotalFiles: 2, jobFilesProcessed: 1 },
      'completed-with-warnings',
      true,
    ],
    ['completed, a single file that is missing', { status: 'completed', jobTotalFiles: 1 }, 'completed', true],
    ['completed, no file at all', { status: 'completed', jobTotalFiles: 0 }, 'completed', true],
    ['completed, never counted', { status: 'completed', jobTotalFiles: null }, 'completed', true],
    ['failed before it was counted', { status: 'failed', jobTotalFiles: null }, 'failed', true],
    ['failed in its midst', { status: 'failed', jobFilesProcessed: 4 }, 'failed', true],
    ['canceled before it was counted', { status: 'canceled', jobTotalFiles: null }, 'canceled', true],
    ['canceled in its midst', { status: 'canceled', jobFilesProcessed: 4 }, 'canceled', true],
  ];
  for (const [name, changes, state, over] of rows) {
    it(`${name}: ${state}`, () => {
      equal(jobState(restoreJob(changes)), state);
      equal(isOver(jobState(restoreJob(changes))), over);
    });
  }

  it('is over where there is no such job', () => equal(isOver('gone'), true));
});

describe('What became of the files of a job', () => {
  const facts = {
    status: 'completed',
    jobFilesProcessed: 10,
    jobFilesRenamed: 0,
    jobFilesSkipped: 0,
    jobFilesFailed: 0,
  };
  const shown = (changes: Partial<RestoreJob>) => {
    const job = restoreJob({ ...facts, ...changes });
    return shownState(job, jobState(job));
  };

  it('is told apart: a skipped one counts as processed, and is not restored', () => {
    const job = restoreJob({ jobFilesProcessed: 8, jobFilesRenamed: 1, jobFilesSkipped: 3, jobFilesFailed: 2 });
    deepEqual(jobOutcomes(job), { restored: 4, renamed: 1, skipped: 3, failed: 2 });
  });
  it('is not known of a server that does not tell', () => equal(jobOutcomes(restoreJob()), undefined));

  it('is no success where all of them were skipped', () => {
    equal(shown({ jobFilesSkipped: 10 }), 'all-skipped');
    equal(shown({ jobTotalFiles: 1, jobFilesProcessed: 1, jobFilesSkipped: 1 }), 'all-skipped');
    equal(
      jobState(restoreJob({ ...facts, jobFilesSkipped: 10 })),
      'completed',
      'the state is what the specification says',
    );
  });
  it('is one where some were restored, or there was nothing', () => {
    equal(shown({ jobFilesSkipped: 9 }), 'completed');
    equal(shown({ jobFilesRenamed: 1, jobFilesSkipped: 9 }), 'completed');
    equal(shown({ jobTotalFiles: 0, jobFilesProcessed: 0 }), 'completed');
  });
  it('is worse where others failed', () =>
    equal(shown({ jobFilesProcessed: 9, jobFilesSkipped: 9, jobFilesFailed: 1 }), 'completed-with-warnings'));
});

describe('The percentage of a restore job', () => {
  const rows: [string, Partial<RestoreJob>, number | undefined][] = [
    ['goes by bytes, not by files', { jobProcessedBytes: 250, jobFilesProcessed: 9 }, 25],
    ['is rounded down', { jobProcessedBytes: 999 }, 99],
    ['is exact where a fraction is not', { jobTotalBytes: 100, jobProcessedBytes: 29 }, 29],
    ['is 100 when all bytes are there', { jobProcessedBytes: 1000 }, 100],
    ['is no more than 100', { jobProcessedBytes: 1001 }, 100],
    [
      'is not known before anything was counted',
      { jobTotalFiles: null, jobTotalBytes: null, percentage: 0 },
      undefined,
    ],
    ['goes by files where all of them are empty', { jobTotalBytes: 0, jobFilesProcessed: 3 }, 30],
    ['is the server’s where it tells no bytes', { jobTotalBytes: null, jobProcessedBytes: 5, percentage: 41.9 }, 41],
    [
      'is not known where the server tells nothing',
      { jobTotalBytes: null, jobProcessedBytes: 5, percentage: null },
      undefined,
    ],
    [
      'is 100 when completed, whatever was counted',
      { status: 'completed', jobFilesProcessed: 10, jobTotalBytes: null },
      100,
    ],
    ['is honest with warnings', { status: 'completed', jobFilesProcessed: 9, jobProcessedBytes: 600 }, 60],
    ['stays where it failed', { status: 'failed', jobProcessedBytes: 450 }, 45],
    [
      'is not known where it failed before counting',
      { status: 'failed', jobTotalFiles: null, jobTotalBytes: null, percentage: null },
      undefined,
    ],
  ];
  for (const [name, changes, percentage] of rows) {
    it(name, () => {
      const job = restoreJob(changes);
      equal(percentageOf(job, jobState(job)), percentage);
    });
  }
});
