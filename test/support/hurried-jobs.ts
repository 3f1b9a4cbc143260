/**
 * Loaded by a file that follows restore jobs against the server: it is asked as before, only sooner; after a failure not
 * until somebody presses Retry, so that contact is not found again by itself while a test looks at its loss. The true
 * times are told by `test/backup/jobs/job-progress-model.node.test.ts`.
 */
import { jobTimes } from '../../src/backup/jobs/job-times.ts';

const waiting = { ...jobTimes };

before(() => {
  Object.assign(jobTimes, { poll: 50, backOff: jobTimes.longestBackOff });
});
after(() => {
  Object.assign(jobTimes, waiting);
});
