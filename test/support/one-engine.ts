/**
 * For what needs a page although no engine has a part in it: Chromium tries every case, and in the other engines a few
 * stand for all.
 */
export const triesAll = typeof document === 'undefined' || document.documentElement.dataset.engine === 'chromium';

/**
 * How many random cases fast-check tries: all of them in Node and in Chromium, a tenth in the other engines, which differ
 * in what they make of a case and hardly in which; every run has other cases.
 */
export const randomRuns = (count: number) => ({ numRuns: triesAll ? count : Math.ceil(count / 10) });
