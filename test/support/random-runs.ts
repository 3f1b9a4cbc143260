/**
 * How many random cases fast-check tries: all of them in Chromium, a third in the other engines. For code that is the
 * same in each, where engines differ in what they make of a case and hardly in which; every run has other cases.
 */
export const randomRuns = (count: number) => ({
  numRuns: document.documentElement.dataset.engine === 'chromium' ? count : Math.ceil(count / 3),
});
