/** The oldest browsers in which elements work: the build, the documents and the doctor read it. */

export interface OldestBrowser {
  readonly names: readonly [string, ...string[]];
  readonly from: number;
  /** The browser as esbuild calls it. */
  readonly target: 'chrome' | 'firefox' | 'safari';
}

export const oldestBrowsers: readonly OldestBrowser[] = [
  { names: ['Chrome', 'Edge'], from: 126, target: 'chrome' },
  { names: ['Firefox'], from: 128, target: 'firefox' },
  { names: ['Safari'], from: 18, target: 'safari' },
];
