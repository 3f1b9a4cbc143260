/** Waits until somebody has ended typing are told by tests of their own; elsewhere they are over at once. */

/** Milliseconds: longer than between two keys that are pressed at once. */
const hurried = 30;

/** For the whole file. @param lengths in milliseconds; every other timer goes on as it does */
export function hurryTimers(...lengths: number[]): void {
  const { setTimeout: set } = globalThis;
  before(() => {
    Object.assign(globalThis, {
      setTimeout: (run: () => void, delay?: number, ...values: []) =>
        set(run, delay !== undefined && lengths.includes(delay) ? hurried : delay, ...values),
    });
  });
  after(() => void Object.assign(globalThis, { setTimeout: set }));
}
