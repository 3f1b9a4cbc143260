/** What automations did to a ticket: when, because of which rows, what they changed, what failed. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { AutomationRunRow } from '../../src/ticketing/ticket-contract.ts';

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const events: Readonly<Record<AutomationRunRow['event'], string>> = {
  INSERT: 'when the ticket was created',
  UPDATE: 'when the ticket was changed',
  TIME: 'because time had passed',
};
const marks: Readonly<Record<string, string>> = { pass: '✓', fail: '✗', unknown: '?' };

export function runHistory(runs: readonly AutomationRunRow[] | undefined): TemplateResult | typeof nothing {
  if (!runs || runs.length === 0) return nothing;
  return html`<ol class="runs" aria-label="Automations">${runs.map((run) => html`<li>${entry(run)}</li>`)}</ol>`;
}

function entry(run: AutomationRunRow): TemplateResult {
  const { automation, time, event, round, stopped, rows, changes, effects, messages, failures } = run;
  const decided = [...rows.all, ...rows.any];
  return html`
    <p>
      <strong dir="auto">${automation.name}</strong>
      <span class="soft">${events[event]}, <time datetime=${time}>${dates.format(new Date(time))}</time>${
        round > 1 ? `, round ${round}` : nothing
      }</span>
      ${stopped ? html`<span class="badge bad">Stopped after 10 rounds</span>` : nothing}
    </p>
    <ul>
      ${decided.map(
        ({ field, operator, value, verdict }) =>
          html`<li><span title=${verdict}>${marks[verdict]}</span> <code>${field} ${operator} ${shown(value)}</code></li>`,
      )}
      ${changes.map(({ field, from, to }) => html`<li><code>${field}</code>: ${shown(from)} → ${shown(to)}</li>`)}
      ${effects.length > 0 ? html`<li><code>${effects.join(', ')}</code></li>` : nothing}
      ${messages.map(
        ({ recipients, subject, state, problem }) =>
          html`<li>${subject} → ${recipients.join(', ')}: ${state}${problem ? ` (${problem})` : nothing}</li>`,
      )}
      ${failures.map(({ action, reason }) => html`<li class="failed"><code>${action}</code>: ${reason}</li>`)}
    </ul>
  `;
}

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return Array.isArray(value) ? value.map(shown).join(', ') || '–' : String(value);
}
