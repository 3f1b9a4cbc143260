import axe from 'axe-core';
import { comeToRest } from './come-to-rest.ts';
import { triesAll } from './one-engine.ts';

/** In this file, which has a page of its own, at a state without a violation. */
let hasLooked = false;

/**
 * Fails with every violation axe finds in the element, its open shadow roots included,
 * once it has come to rest.
 *
 * Rules about a whole document are off: the element is a guest on somebody else's page. Contrast, most of axe's work, is
 * computed from one style sheet, and told by one engine. Names, roles and states are what the view has written, the same
 * in each: in the other engines the first state that a file shows stands for all.
 */
export async function expectNoAxeViolations(element: Element, disabledRules: string[] = []): Promise<void> {
  const disabled = ['region', ...(triesAll ? [] : ['color-contrast']), ...disabledRules];
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]));
  await comeToRest(element);
  if (hasLooked && !triesAll) return;
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] });
  hasLooked = violations.length === 0;
  if (hasLooked) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary }) => `  ${html}\n    ${(failureSummary ?? '').replaceAll('\n', '\n    ')}`),
  ]);
  throw new Error(`axe found ${violations.length}:\n${lines.join('\n')}`);
}
