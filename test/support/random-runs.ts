/**
 * How many random cases fast-check tries: all of them in Node, and of what needs a page all in Chromium and a tenth in the
 * other engines. For code that is the same in each, where engines differ in what they make of a case and hardly in
 * which; every run has other cases.
 */
export const randomRuns = (count: number) => ({ numRuns: isInFull ? count : Math.ceil(count / 10) });

const isInFull = typeof document === 'undefined' || document.documentElement.dataset.engine === 'chromium';
