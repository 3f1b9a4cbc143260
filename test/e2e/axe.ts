/** What axe finds in a page of the demo. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** A selector; the whole page when absent. */
  within?: string;
  disabledRules?: readonly string[];
}

interface Violation {
  id: string;
  nodes: { html: string }[];
}

/** Each rule that is broken, with the place. What keeps to the rules is not described, which would be most of the work. */
export async function axeViolations(page: Page, { within, disabledRules = [] }: AxeOptions = {}): Promise<string[]> {
  // Through the debugger, which no policy of the page hinders.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const rules = Object.fromEntries(disabledRules.map((rule) => [rule, { enabled: false }]));
  const violations = await page.evaluate(
    async ({ within, rules }) => {
      const { run } = Reflect.get(globalThis, 'axe') as {
        run(place: unknown, options: unknown): Promise<{ violations: Violation[] }>;
      };
      return (await run(within ?? document, { rules, resultTypes: ['violations'] })).violations;
    },
    { within, rules },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
