import { html, nothing, type TemplateResult } from 'lit-html';
import { demoApi, type FaultList, type FaultOrder } from './demo-api.ts';

/** Makes the server fail, for this browser only. */
export function createFaultPanel(draw: () => void, renewElement: () => void) {
  let list: FaultList = { faults: [], active: [] };
  let problem: string | undefined;

  async function read(): Promise<void> {
    list = await demoApi.faults();
    draw();
  }

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      problem = undefined;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    await read();
  }

  function order(event: SubmitEvent): void {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const fault = String(fields.get('fault'));
    const match = String(fields.get('match'));
    const times = Number(fields.get('times'));
    void attempt(() =>
      demoApi.orderFault({ fault, ...(match === '' ? {} : { match }), ...(times > 0 ? { times } : {}) }),
    );
  }

  return {
    read,
    view: (): TemplateResult => html`
      <form class="stack" @submit=${order}>
        <label class="field">
          <span>Fault</span>
          <select name="fault">
            ${list.faults.map(({ name, description }) => html`<option value=${name}>${description}</option>`)}
          </select>
        </label>
        <div class="inline">
          <select name="times" aria-label="How often">
            <option value="1">next call</option>
            <option value="3">next 3 calls</option>
            <option value="0">every call</option>
          </select>
          <input name="match" placeholder="path contains …" aria-label="Only where the path contains" autocomplete="off" />
        </div>
        <div class="inline">
          <button class="button small" type="submit">Add fault</button>
          <button class="button small quiet" type="button" @click=${renewElement}>Reload element</button>
        </div>
        ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
      </form>
      ${list.active.length === 0 ? nothing : active(list.active, () => attempt(demoApi.clearFaults))}
    `,
  };
}

function active(orders: FaultOrder[], clear: () => Promise<void>): TemplateResult {
  return html`
    <ul class="rules">
      ${orders.map(
        ({ fault, match, times }) => html`
          <li>
            <span>${fault}${match === undefined ? nothing : ` · ${match}`}</span>
            <span class="badge warn">${times === undefined ? 'every call' : `${times} left`}</span>
          </li>
        `,
      )}
    </ul>
    <button class="button small quiet" type="button" @click=${clear}>Clear faults</button>
  `;
}
