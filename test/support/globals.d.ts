/** What the browser runner's mocha puts into the page. */

interface TestContext {
  /** Limit of this test or hook in milliseconds. */
  timeout(milliseconds: number): this;
  /** Counts the test as skipped; for what an engine cannot do. */
  skip(): never;
}

type TestBody = (this: TestContext) => void | Promise<void>;

interface Describe {
  (title: string, body: () => void): void;
  only: Describe;
  skip: Describe;
}

interface It {
  (title: string, body: TestBody): void;
  only: It;
  skip: It;
}

declare const describe: Describe;
declare const it: It;
declare function before(body: TestBody): void;
declare function after(body: TestBody): void;
declare function beforeEach(body: TestBody): void;
declare function afterEach(body: TestBody): void;

/** Only in Chromium, which the runner starts with `--expose-gc`. */
declare function gc(how: { type: 'major'; execution: 'async' }): Promise<void>;
