/** `/demo/conditions`: devices report, and rulesets open, reset and retrigger tickets of it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { appearanceQuery } from '../common/appearance.ts';
import { type ConditionBoard, conditionApi, type DeviceCondition } from '../common/condition-api.ts';
import { followedList } from '../inbox/followed-list.ts';
import { createTicketingTime } from '../inbox/ticketing-time.ts';
import { reportForm } from './report-form.ts';
import { createRulesetList } from './ruleset-list.ts';

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
let board: ConditionBoard | undefined;
let outcome: { problem: string } | { done: string } | undefined;
let isBusy = false;

const list = followedList<DeviceCondition>({
  title: 'Device conditions',
  noun: ['condition', 'conditions'],
  async load() {
    board = await conditionApi.board();
    return { total: board.conditions.length, rows: board.conditions, rulesets: board.rulesets };
  },
  tools: () => html`
    ${time.view()} ${board ? rulesets.view(board.rulesets) : nothing}
    ${board ? reportForm(board, { isBusy, report: (one, name) => act(() => conditionApi.report(one), `${name} was reported.`) }) : nothing}
    ${outcome === undefined ? nothing : 'problem' in outcome ? html`<p class="problem" role="alert">${outcome.problem}</p>` : html`<p role="status">${outcome.done} <a href=${inbox()}>Open the inbox</a></p>`}
  `,
  card,
  empty: () => html`
    <div class="nothing">
      <h2>No conditions yet</h2>
      <p>Report one above. Its ticket appears in the inbox; what scripts and activities report opens tickets only.</p>
    </div>
  `,
});
const time = createTicketingTime(list.draw, list.read);
const rulesets = createRulesetList(list.draw, list.read);

const inbox = () => `/demo/inbox${appearanceQuery()}`;

function card({ id, name, device, ruleset, raised, changed, resetAt, ticket }: DeviceCondition): TemplateResult {
  return html`
    <article class="ticket" aria-labelledby=${`condition-${id}`}>
      <header>
        <h2 id=${`condition-${id}`} dir="auto">${name}</h2>
        <p class="from">
          <span dir="auto">${device}</span>
          <span dir="auto">${ruleset}</span>
          <time datetime=${new Date(changed).toISOString()}>${dates.format(changed)}</time>
        </p>
        <p class="badges"><span class=${`badge ${raised ? 'bad' : 'good'}`}>${raised ? 'Raised' : 'Cleared'}</span></p>
      </header>
      <p>
        ${
          ticket === null
            ? 'No ticket: the ruleset was off.'
            : html`<a href=${`${inbox()}#ticket-${ticket.id}`}>Ticket #${ticket.id}</a> <span class="badge">${ticket.status}</span>`
        }
        ${resetAt === null ? nothing : html`<span class="soft">It is reset on ${dates.format(resetAt)}.</span>`}
      </p>
      <div class="inline">
        ${
          raised
            ? html`<button class="button small" type="button" ?disabled=${isBusy} @click=${() => act(() => conditionApi.clear(id))}>Clear</button>`
            : html`<button class="button small" type="button" ?disabled=${isBusy} @click=${() => act(() => conditionApi.raise(id))}>Raise again</button>`
        }
      </div>
    </article>
  `;
}

async function act(doIt: () => Promise<unknown>, done?: string): Promise<void> {
  isBusy = true;
  outcome = undefined;
  list.draw();
  try {
    await doIt();
    if (done !== undefined) outcome = { done };
    await list.read();
  } catch (error) {
    outcome = { problem: error instanceof Error ? error.message : String(error) };
  }
  isBusy = false;
  list.draw();
}

list.start();
void time.start();
