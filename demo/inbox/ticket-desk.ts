/** What somebody who answers tickets does with one: its status, people, tags, comments, and what automations did to it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { live } from 'lit-html/directives/live.js';
import type { TicketStatusRow } from '../../src/ticketing/contract.ts';
import { escapeHtml } from '../../src/ticketing/placeholders/placeholder-text.ts';
import type { RuleNames } from '../../src/ticketing/rules/words.ts';
import { isBuiltInStatus, ticketPriorities } from '../../src/ticketing/terms/choices.ts';
import type { TicketAttribute } from '../../src/ticketing/terms/ticket.ts';
import type { SentTicket } from '../common/demo-api.ts';
import { type TicketComment, type TicketOrder, ticketApi } from '../common/ticket-api.ts';
import { type RunState, runHistory } from './run-history.ts';
import { safeBody } from './safe-body.ts';

interface Lists {
  statuses: readonly TicketStatusRow[];
  technicians: readonly { id: string; name: string }[];
  tags: readonly { name: string }[];
  templates: readonly { id: string; name: string }[];
  people: readonly { id: string; name: string }[];
  attributes: readonly TicketAttribute[];
}

const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** @param reread Asks for the tickets again */
export function createTicketDesk(draw: () => void, reread: () => Promise<void>) {
  const opened = new Set<number>();
  const busy = new Set<number>();
  const problems = new Map<number, string>();
  const runs = new Map<number, RunState>();
  let lists: Lists | undefined;

  async function start(): Promise<void> {
    const [statuses, technicians, tags, templates, people, attributes] = await Promise.all([
      ticketApi.statuses(),
      ticketApi.technicians(),
      ticketApi.tags(),
      ticketApi.templates(),
      ticketApi.people(),
      ticketApi.attributes(),
    ]);
    lists = { statuses, technicians, tags, templates, people, attributes };
    draw();
  }

  /** Tells whether it was done. */
  async function attempt(id: number, doIt: () => Promise<void>): Promise<boolean> {
    busy.add(id);
    problems.delete(id);
    draw();
    try {
      await doIt();
      return true;
    } catch (error) {
      problems.set(id, error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      busy.delete(id);
      draw();
    }
  }

  const order = (id: number, change: TicketOrder) =>
    attempt(id, async () => {
      await ticketApi.change(id, change);
      await reread();
      if (opened.has(id)) void readRuns(id);
    });

  /** Beside what can be done with it: nobody waits for what was done to it. */
  async function readRuns(id: number): Promise<void> {
    const known = runs.get(id);
    runs.set(id, { is: 'loading', before: known?.is === 'ready' ? known.runs : undefined });
    draw();
    try {
      runs.set(id, { is: 'ready', runs: await ticketApi.runs(id) });
    } catch (error) {
      runs.set(id, { is: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
    draw();
  }

  function toggle(id: number, isOpen: boolean): void {
    if (isOpen === opened.has(id)) return;
    if (isOpen) opened.add(id);
    else opened.delete(id);
    draw();
    if (!isOpen) return;
    void attempt(id, async () => {
      if (!lists) await start();
    });
    void readRuns(id);
  }

  function view({ id, state }: SentTicket): TemplateResult {
    return html`
      <details class="desk" ?open=${opened.has(id)} @toggle=${(event: Event) =>
        toggle(id, (event.target as HTMLDetailsElement).open)}>
        <summary>
          <span class="soft">Answer</span>
          ${statusBadge(state.status)}
          ${state.tags.map((tag) => html`<span class="badge" dir="auto">${tag}</span>`)}
          <span class="soft">${summaryOf(state)}</span>
        </summary>
        ${opened.has(id) && lists ? open(id, state, lists) : nothing}
        ${problems.has(id) ? html`<p class="problem" role="alert">${problems.get(id)}</p>` : nothing}
      </details>
    `;
  }

  /** One of the console's own has its parent's look; which that is, the list of statuses tells. */
  function statusBadge(id: string) {
    if (isBuiltInStatus(id)) return html`<rmm-ticket-status lang="en" status=${id}></rmm-ticket-status>`;
    const own = lists?.statuses.find((one) => one.id === id);
    if (!own) return nothing;
    return html`<rmm-ticket-status lang="en" status=${own.parentId ?? id} label=${own.displayName}></rmm-ticket-status>`;
  }

  function open(id: number, state: SentTicket['state'], known: Lists): TemplateResult {
    const isBusy = busy.has(id);
    const others = known.tags.filter(({ name }) => !state.tags.includes(name));
    return html`
      <div class="fields">
        ${select(
          'Status',
          known.statuses.map((one) => [one.id, one.displayName]),
          state.status,
          isBusy,
          (status) => order(id, { status }),
        )}
        ${select(
          'Priority',
          ticketPriorities.map((one) => [one, one]),
          state.priority,
          isBusy,
          (priority) => order(id, { priority }),
        )}
        ${select(
          'Assignee',
          [['', 'Unassigned'], ...known.technicians.map((one): [string, string] => [one.id, one.name])],
          state.assignee ?? '',
          isBusy,
          (assignee) => order(id, { assignee: assignee || null }),
        )}
        ${select(
          'Add tag',
          [['', '–'], ...others.map(({ name }): [string, string] => [name, name])],
          '',
          isBusy,
          (tag) => order(id, { tags: [...state.tags, tag] }),
        )}
        ${select(
          'Response template',
          [['', '–'], ...known.templates.map((one): [string, string] => [one.id, one.name])],
          '',
          isBusy,
          (template) => order(id, { template }),
        )}
      </div>
      ${state.tags.length > 0 ? tagList(id, state.tags, isBusy) : nothing}
      ${
        state.comments.length > 0
          ? html`<ol class="comments" aria-label="Comments">${state.comments.map((one) => html`<li>${comment(one)}</li>`)}</ol>`
          : nothing
      }
      <rmm-ticket-timer
        lang="en"
        ticket-id=${id}
        @rmm-time-changed=${() => void reread()}
        @rmm-ticket-open=${(event: CustomEvent<{ ticketId: string }>) => {
          toggle(Number(event.detail.ticketId), true);
          document.getElementById(`ticket-${event.detail.ticketId}`)?.scrollIntoView();
        }}
      ></rmm-ticket-timer>
      ${commentForm(id, isBusy)} ${runHistory(runs.get(id), namesIn(known), () => void readRuns(id))}
    `;
  }

  const tagList = (id: number, tags: readonly string[], isBusy: boolean) => html`
    <ul class="tags" aria-label="Tags">
      ${tags.map(
        (tag) => html`<li>
          <button class="button small" type="button" aria-label=${`Remove tag ${tag}`} ?disabled=${isBusy}
            @click=${() => order(id, { tags: tags.filter((one) => one !== tag) })}><span dir="auto">${tag}</span> ✕</button>
        </li>`,
      )}
    </ul>
  `;

  const commentForm = (id: number, isBusy: boolean) => html`
    <form class="comment-form" @submit=${async (event: SubmitEvent) => {
      event.preventDefault();
      const form = event.target as HTMLFormElement;
      const data = new FormData(form);
      const text = String(data.get('text') ?? '').trim();
      if (text === '') return;
      const written = { body: paragraphs(text), public: data.get('public') !== null };
      if (await order(id, { comment: written })) form.reset();
    }}>
      <label class="field"><span>Comment</span><textarea name="text" rows="3" required></textarea></label>
      <label class="check"><input type="checkbox" name="public" checked /> Public</label>
      <button class="button" type="submit" ?disabled=${isBusy}>Add comment</button>
    </form>
  `;

  return { start, view };
}

/** What rules call by its id. */
function namesIn({ statuses, people, attributes }: Lists): RuleNames {
  return {
    statuses: statuses.map(({ parentId = null, ...status }) => ({ ...status, parentId })),
    attributes,
    lookup: (kind, id) => (kind === 'user' ? people.find((one) => one.id === id)?.name : undefined),
  };
}

function summaryOf({ comments, runs, minutes }: SentTicket['state']): string {
  const count = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  return [
    ...count(comments.length, 'comment', 'comments'),
    ...count(minutes, 'minute', 'minutes'),
    ...count(runs, 'automation run', 'automation runs'),
  ].join(', ');
}

/** It shows what is so: what was chosen, once it was done. */
function select(
  label: string,
  options: readonly (readonly [string, string])[],
  value: string,
  isBusy: boolean,
  choose: (value: string) => Promise<boolean>,
): TemplateResult {
  return html`
    <label class="field">
      <span>${label}</span>
      <select ?disabled=${isBusy} @change=${(event: Event) => void choose((event.target as HTMLSelectElement).value)}>
        ${options.map(([id, name]) => html`<option value=${id} .selected=${live(id === value)}>${name}</option>`)}
      </select>
    </label>
  `;
}

function comment({ author, userId, created, body, public: isPublic }: TicketComment): TemplateResult {
  return html`
    <p class="soft">
      <strong>${author}</strong> ${userId === null ? '(automation)' : nothing}
      <time datetime=${new Date(created).toISOString()}>${dates.format(created)}</time>
      ${isPublic ? nothing : html`<span class="badge warn">Private</span>`}
    </p>
    <div class="comment-text" dir="auto">${guard([body], () => safeBody(body, new Map()))}</div>
  `;
}

function paragraphs(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}
