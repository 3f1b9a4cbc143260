/** What automations did to a ticket, in words: when, because of which rows, what they changed, what failed. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Reason } from '../../src/ticketing/conditions/verdict.ts';
import { conditionWords } from '../../src/ticketing/rules/describe.ts';
import { reasonText } from '../../src/ticketing/rules/reason-text.ts';
import { ruleTextIn } from '../../src/ticketing/rules/rule-texts.ts';
import { valueWords } from '../../src/ticketing/rules/ticket-changes.ts';
import { type RuleNames, type RuleWords, ruleWords } from '../../src/ticketing/rules/words.ts';
import type { AutomationRunRow, DecidedRow } from '../../src/ticketing/ticket-contract.ts';

/** How far it is: `undefined` where nobody asked. */
export type RunState =
  | { readonly is: 'loading'; readonly before?: readonly AutomationRunRow[] | undefined }
  | { readonly is: 'failed'; readonly reason: string }
  | { readonly is: 'ready'; readonly runs: readonly AutomationRunRow[] };

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const events: Readonly<Record<AutomationRunRow['event'], string>> = {
  INSERT: 'when the ticket was created',
  UPDATE: 'when the ticket was changed',
  TIME: 'because time had passed',
};
const marks: Readonly<Record<string, string>> = { pass: '✓', fail: '✗', unknown: '?' };
const states: Readonly<Record<string, string>> = {
  HELD: 'kept here',
  QUEUED: 'waiting to be sent',
  SENDING: 'being sent',
  SENT: 'sent',
  FAILED: 'not sent',
  UNCERTAIN: 'perhaps sent',
};

export function runHistory(
  state: RunState | undefined,
  names: RuleNames,
  onRetry: () => void,
): TemplateResult | typeof nothing {
  if (!state) return nothing;
  if (state.is === 'failed')
    return html`<p class="problem" role="alert">
      The history couldn’t be loaded: ${state.reason}
      <button class="button small" type="button" @click=${onRetry}>Retry</button>
    </p>`;
  const runs = state.is === 'ready' ? state.runs : state.before;
  if (!runs) return html`<p class="soft" role="status">Loading what automations did…</p>`;
  if (runs.length === 0) return html`<p class="soft">No automation has run for this ticket yet.</p>`;
  const words = ruleWords('en', ruleTextIn('en'), names);
  return html`<ol class="runs" aria-label="Automations">${runs.map((run) => html`<li>${entry(run, words, names)}</li>`)}</ol>`;
}

function entry(run: AutomationRunRow, words: RuleWords, names: RuleNames): TemplateResult {
  const { automation, time, event, round, stopped, rows, changes, effects, messages, failures } = run;
  const actionName = (action: string) => words.text(`actions.${action}`);
  const shown = (field: string, value: unknown) => words.list(valueWords(field, value, words, names)) || 'none';
  return html`
    <p>
      <strong dir="auto">${automation.name}</strong>
      <span class="soft">${events[event]}, <time datetime=${time}>${dates.format(new Date(time))}</time>${
        round > 1 ? `, round ${round}` : nothing
      }</span>
      ${stopped ? html`<span class="badge bad">Stopped after 10 rounds</span>` : nothing}
    </p>
    <ul>
      ${[...rows.all, ...rows.any].map((row) => decided(row, words, names))}
      ${changes.map(
        ({ field, from, to }) =>
          html`<li>
            ${field === 'ccList' ? 'CC list' : words.fieldName(field)}:
            <bdi>${shown(field, from)}</bdi> → <bdi>${shown(field, to)}</bdi>
          </li>`,
      )}
      ${effects.length > 0 ? html`<li>${words.list(effects.map(actionName))}</li>` : nothing}
      ${messages.map(
        ({ recipients, subject, state, problem }) =>
          html`<li>
            <bdi>${subject}</bdi> to ${words.list([...recipients])}: ${states[state] ?? state}${
              problem ? ` (${problem})` : nothing
            }
          </li>`,
      )}
      ${failures.map(({ action, reason }) => html`<li class="failed">${actionName(action)}: ${reason}</li>`)}
    </ul>
  `;
}

function decided(row: DecidedRow, words: RuleWords, names: RuleNames): TemplateResult {
  const condition = { field: row.field, operator: row.operator, value: row.value };
  // The server writes what the rules said, as it is.
  const reason = reasonText(row.reason as unknown as Reason, words, names);
  return html`<li>
    <span title=${row.verdict}>${marks[row.verdict]}</span>
    <span>${conditionWords(condition, words, names)}</span>
    <span class="soft">${reason}</span>
  </li>`;
}
