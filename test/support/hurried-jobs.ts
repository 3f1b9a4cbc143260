/**
 * Loaded by a file that follows restore jobs against the server: it is asked as before, only sooner; after a failure not
 * until somebody presses Retry, so that contact is not found again by itself while a test looks at its loss. The true
 * times are told by `test/backup/jobs/job-progress-model.node.test.ts`.
 */
import { jobTimes } from '../../src/backup/jobs/job-times.ts';

const waiting = { ...jobTimes.polling };

before(() => {
  Object.assign(jobTimes.polling, { visible: 50, backOff: waiting.longestBackOff });
});
after(() => {
  Object.assign(jobTimes.polling, waiting);
});
