/**
 * Loaded by a file that follows restore jobs against the server: it is asked as before, only sooner. The true times are
 * told by `test/backup/jobs/job-progress-model.test.ts`.
 */
import { jobTimes } from '../../src/backup/jobs/job-times.ts';

const waiting = { ...jobTimes };

before(() => {
  Object.assign(jobTimes, { poll: 50, backOff: 100 });
});
after(() => {
  Object.assign(jobTimes, waiting);
});
