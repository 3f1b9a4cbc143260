/** How long a ticket waits before it asks again for a file that is looked at: milliseconds in tests, not half a second. */
import { checkTimes } from '../../src/directory/upload-check.ts';

const times = { ...checkTimes };

/** @param firstPause in milliseconds; the longest is four times that */
export function hurryChecks(firstPause = 20): void {
  Object.assign(checkTimes, { firstPause, longestPause: firstPause * 4 });
}

/** As the product has them. */
export function restoreChecks(): void {
  Object.assign(checkTimes, times);
}
