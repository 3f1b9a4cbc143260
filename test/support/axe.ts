import axe from 'axe-core';

/**
 * Fails with every violation axe finds in the element, its open shadow roots included.
 *
 * Rules about a whole document are off: the element is a guest on somebody else's page.
 */
export async function expectNoAxeViolations(element: Element, disabledRules: string[] = []): Promise<void> {
  const rules = Object.fromEntries(['region', ...disabledRules].map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] });
  if (violations.length === 0) return;
  const lines = violations.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary }) => `  ${html}\n    ${(failureSummary ?? '').replaceAll('\n', '\n    ')}`),
  ]);
  throw new Error(`axe found ${violations.length}:\n${lines.join('\n')}`);
}
