/**
 * Every test in a browser, and every bundled one in Node, is loaded behind this guard: what is written with
 * `console.error` or `console.warn` (React's warnings among it) fails the test in which it happens, unless the test said
 * with `expectConsole` that it would.
 *
 * `it` is wrapped instead of adding an `afterEach`, because mocha ends the whole suite when a hook throws.
 */

interface Expectation {
  pattern: RegExp;
  /** From the beginning where nobody waits for it. */
  isMet: boolean;
}

/** Milliseconds. */
const patience = 2000;

const messages: string[] = [];
let expectations: Expectation[] = [];

/** Says that this test makes the console say something that matches; the test fails when it does not. */
export function expectConsole(pattern: RegExp): void {
  expectations.push({ pattern, isMet: false });
}

/** Says that the console may say something that matches, once or often or not at all. */
export function allowConsole(pattern: RegExp): void {
  expectations.push({ pattern, isMet: true });
}

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  console[level] = (...args: unknown[]) => {
    const text = format(args);
    const expectation = expectations.find(({ pattern }) => pattern.test(text));
    if (expectation) {
      expectation.isMet = true;
      return;
    }
    messages.push(`console.${level}: ${text}`);
    original.apply(console, args);
  };
}

const originalIt = it;
const guardedIt = (register: typeof it) => (title: string, body: TestBody) =>
  register(title, async function guarded(this: TestContext) {
    expectations = [];
    await body.call(this);
    // Words of the shell come with code of their own, when there is something to say.
    const end = performance.now() + patience;
    while (expectations.some(({ isMet }) => !isMet) && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const unmet = expectations.find(({ isMet }) => !isMet);
    if (unmet) throw new Error(`The console was expected to say ${unmet.pattern}`);
    failOnMessages();
  });

Object.assign(globalThis, {
  it: Object.assign(guardedIt(originalIt), { only: guardedIt(originalIt.only), skip: originalIt.skip }),
});

// What hooks of the last test write has no later test that could fail for it.
after(failOnMessages);

function failOnMessages(): void {
  const found = messages.splice(0);
  if (found.length > 0) throw new Error(`Unexpected on the console:\n${found.join('\n')}`);
}

/** Fills `%s` and its like in, as the console does. */
function format(args: unknown[]): string {
  const [first, ...rest] = args;
  if (typeof first !== 'string') return args.map(String).join(' ');
  const text = first.replaceAll(/%[sdifoOc]/g, (mark) => {
    const value = rest.shift();
    return mark === '%c' ? '' : String(value);
  });
  return [text, ...rest.map(String)].join(' ').trim();
}
