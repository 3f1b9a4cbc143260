import { html, nothing, type TemplateResult } from 'lit-html';
import { demoApi, type LoggedRequest } from '../common/demo-api.ts';

const shown = 60;
const interval = 1000;

/** What the elements on this page asked the server, newest first. */
export function createRequestPanel(draw: () => void) {
  let requests: LoggedRequest[] = [];
  let count = 0;
  let state = '';

  async function read(): Promise<void> {
    const log = await demoApi.requests();
    const newest = log.requests.slice(-shown).reverse();
    // Drawing costs more than asking: only when something is new.
    const now = JSON.stringify(newest.map(({ number, status }) => [number, status]));
    if (now === state) return;
    state = now;
    requests = newest;
    count = log.count;
    draw();
  }

  async function follow(): Promise<void> {
    if (!document.hidden) await read().catch(() => undefined);
    setTimeout(follow, interval);
  }

  return {
    follow,
    view: (): TemplateResult => html`
      ${requests.length === 0 ? html`<p class="empty">None yet.</p>` : html`<ol class="requests">${requests.map(row)}</ol>`}
      ${count > shown ? html`<p class="empty">The last ${shown} of ${count}.</p>` : nothing}
    `,
  };
}

function row({ method, path, query, status, milliseconds, endpoint, fault }: LoggedRequest): TemplateResult {
  const verdict = status === null ? '' : status === 0 || status >= 400 ? 'bad' : 'good';
  return html`
    <li title=${`${method} ${path}${query}`}>
      <span class=${`badge ${verdict}`}>${status === null ? '…' : status === 0 ? 'aborted' : status}</span>
      <span class="path">${endpoint || path}${query}</span>
      ${fault === null ? nothing : html`<span class="badge warn">${fault}</span>`}
      <span class="soft">${milliseconds === null ? '' : `${milliseconds} ms`}</span>
    </li>
  `;
}
