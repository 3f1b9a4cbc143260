/**
 * What a host can rely on. Each promise names the test that holds it, as it stands in the test's source; a test of this
 * table fails when one of them is not there any more.
 */

export interface ProvedBy {
  readonly file: string;
  /** As in the source: where there is a test for each of several things, with … in the place of its `${…}`. */
  readonly test: string;
}

export interface HostPromise {
  readonly promise: string;
  readonly provedBy: readonly [ProvedBy, ...ProvedBy[]];
}

export interface PromiseGroup {
  readonly title: string;
  readonly about: string;
  readonly promises: readonly HostPromise[];
}

export const promised = (
  promise: string,
  file: string,
  test: string,
  ...more: readonly [file: string, test: string][]
): HostPromise => ({
  promise,
  provedBy: [{ file, test }, ...more.map(([otherFile, otherTest]) => ({ file: otherFile, test: otherTest }))],
});
