/** What the shell has to say to whoever writes the page; loaded when there is something to say. */
import { badAttribute } from './bad-attribute.ts';
import type { ElementShell } from './element-shell.ts';
import type { AttributeProblem } from './element-values.ts';
import { settleRendered } from './rendered-props.ts';
import { reportFromShell } from './shell-support.ts';

const logged = new Set<string>();

/** Each by `rmm-error`, and on the console once for each text. */
export function tellBadAttributes(shell: ElementShell, problems: readonly AttributeProblem[]) {
  const { tag } = shell.definition;
  for (const { attribute, text, error } of settleRendered(shell.element, shell.definition, shell.values, problems)) {
    const problem = badAttribute(shell.definition, attribute, text, error);
    const key = `${tag} ${attribute} ${text}`;
    if (!logged.has(key)) {
      logged.add(key);
      // biome-ignore lint/suspicious/noConsole: for whoever writes the page, once per text.
      console.error(problem.message);
    }
    reportFromShell(shell, problem, 'bad-attribute');
  }
}
