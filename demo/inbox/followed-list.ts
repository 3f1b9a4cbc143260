/** A page with a list that the server is asked for again and again: the inbox, the outbox. */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { applyAppearance, readAppearance } from '../common/appearance.ts';
import { pageFrame } from '../common/page-frame.ts';

const interval = 1500;

interface Listed<Row> {
  total: number;
  /** The newest first. */
  rows: readonly Row[];
}

export interface FollowedListOptions<Row> {
  title: string;
  /** What one row is, and several are. */
  noun: readonly [one: string, many: string];
  load(): Promise<Listed<Row>>;
  card(row: Row): TemplateResult;
  /** In the place of rows while there are none. */
  empty(): TemplateResult;
  /** Above the rows. */
  tools?(): TemplateResult | typeof nothing;
}

export function followedList<Row extends { id: number }>(options: FollowedListOptions<Row>) {
  const { title, load, card, empty, tools = () => nothing } = options;
  const [one, many] = options.noun;
  let listed: Listed<Row> | undefined;
  let hasFailed = false;
  let drawn = '';

  function draw(): void {
    render(pageFrame(page(), draw), document.body);
  }

  function page(): TemplateResult {
    return html`
      <main class="inbox">
        <header class="title">
          <h1>${title}</h1>
          <p role="status">${summary()}</p>
        </header>
        ${tools()}
        ${hasFailed ? html`<p class="problem" role="alert">The server isn’t responding. Retrying automatically…</p>` : nothing}
        ${listed?.rows.length === 0 ? empty() : nothing}
        <ol class="tickets">
          ${repeat(
            listed?.rows ?? [],
            ({ id }) => id,
            (row) => html`<li>${card(row)}</li>`,
          )}
        </ol>
      </main>
    `;
  }

  function summary(): string {
    if (!listed) return 'Loading…';
    const { rows, total } = listed;
    if (total === 0) return `No ${many}`;
    const count = `${total} ${total === 1 ? one : many}`;
    return rows.length < total ? `The newest ${rows.length} of ${count}` : `${count}, newest first`;
  }

  async function read(): Promise<void> {
    const answer = await load();
    const now = JSON.stringify(answer);
    if (now === drawn && !hasFailed) return;
    drawn = now;
    hasFailed = false;
    listed = answer;
    draw();
  }

  async function follow(): Promise<void> {
    if (!document.hidden) {
      await read().catch(() => {
        hasFailed = true;
        draw();
      });
    }
    setTimeout(follow, interval);
  }

  function start(): void {
    applyAppearance(readAppearance());
    draw();
    document.addEventListener('visibilitychange', () => void read().catch(() => undefined));
    void follow();
  }

  return { draw, read, start };
}
