/**
 * Gives a test file that runs in Node the globals that mocha gives it in a browser, so that it can move from one to the
 * other as it is. `runFile` puts what the file holds into one suite under the file's name.
 */
import { setMaxListeners } from 'node:events';
import { after, afterEach, before, beforeEach, describe, it, type TestContext as NodeContext } from 'node:test';

// Node would warn of an abort signal that eleven calls share; browsers know no such limit.
setMaxListeners(0);

/** Thrown by `this.skip()`, to end the test's body there. */
const skipped = Symbol('skipped');

/** What stands outermost in the file, until all of it is loaded. */
const outermost: (() => void)[] = [];
let isLoaded = false;

const collected =
  <Parameters extends unknown[]>(register: (...all: Parameters) => unknown) =>
  (...all: Parameters) => {
    if (isLoaded) register(...all);
    else outermost.push(() => register(...all));
  };

type Register = (title: string, body: (context: NodeContext) => Promise<void>) => unknown;

const withMochaContext = (register: Register) =>
  collected((title: string, body: TestBody) =>
    register(title, async (context) => {
      const mocha: TestContext = {
        // One limit holds for all that run in Node.
        timeout: () => mocha,
        skip() {
          context.skip();
          throw skipped;
        },
      };
      try {
        await body.call(mocha);
      } catch (error) {
        if (error !== skipped) throw error;
      }
    }),
  );

Object.assign(globalThis, {
  describe: Object.assign(collected(describe), { only: collected(describe.only), skip: collected(describe.skip) }),
  it: Object.assign(withMochaContext(it), { only: withMochaContext(it.only), skip: collected(it.skip) }),
  before: collected(before),
  after: collected(after),
  beforeEach: collected(beforeEach),
  afterEach: collected(afterEach),
});

export function runFile(name: string): void {
  isLoaded = true;
  describe(name, () => {
    for (const register of outermost) register();
  });
}
