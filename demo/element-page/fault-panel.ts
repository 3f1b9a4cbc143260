import { html, nothing, type TemplateResult } from 'lit-html';
import { demoApi, type FaultList, type JobFaultList, type UploadFaultList } from '../common/demo-api.ts';

/** Makes the server fail, for this browser only: its calls, its next restore jobs, and its next attachments. */
export function createFaultPanel(draw: () => void, renewElement: () => void) {
  let calls: FaultList = { faults: [], active: [] };
  let jobs: JobFaultList = { faults: [], active: [] };
  let uploads: UploadFaultList = { faults: [], active: [] };
  let problem: string | undefined;

  async function read(): Promise<void> {
    [calls, jobs, uploads] = await Promise.all([demoApi.faults(), demoApi.jobFaults(), demoApi.uploadFaults()]);
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

  function orderForCalls(event: SubmitEvent): void {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    const fault = String(fields.get('fault'));
    const match = String(fields.get('match'));
    const times = Number(fields.get('times'));
    void attempt(() =>
      demoApi.orderFault({ fault, ...(match === '' ? {} : { match }), ...(times > 0 ? { times } : {}) }),
    );
  }

  function orderForJobs(event: SubmitEvent): void {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    void attempt(() =>
      demoApi.orderJobFault({ fault: String(fields.get('job-fault')), times: Number(fields.get('times')) }),
    );
  }

  function orderForUploads(event: SubmitEvent): void {
    event.preventDefault();
    const fields = new FormData(event.target as HTMLFormElement);
    void attempt(() =>
      demoApi.orderUploadFault({ fault: String(fields.get('upload-fault')), times: Number(fields.get('times')) }),
    );
  }

  const clear = () =>
    attempt(() => Promise.all([demoApi.clearFaults(), demoApi.clearJobFaults(), demoApi.clearUploadFaults()]));

  return {
    read,
    view: (): TemplateResult => html`
      <div class="stack">
        <form class="stack" @submit=${orderForCalls}>
          <label class="field">
            <span>Fault</span>
            <select name="fault">${options(calls.faults)}</select>
          </label>
          <div class="inline">
            <select name="times" aria-label="How often">
              <option value="1">next call</option>
              <option value="3">next 3 calls</option>
              <option value="0">every call</option>
            </select>
            <input name="match" placeholder="path contains…" aria-label="Only if the path contains" autocomplete="off" />
          </div>
          <div class="inline">
            <button class="button small" type="submit">Add fault</button>
            <button class="button small quiet" type="button" @click=${renewElement}>Reload element</button>
          </div>
        </form>
        <form class="stack" @submit=${orderForJobs}>
          <label class="field">
            <span>Restore job fault</span>
            <select name="job-fault">${options(jobs.faults)}</select>
          </label>
          <div class="inline">
            <select name="times" aria-label="How many jobs">
              <option value="1">next job</option>
              <option value="3">next 3 jobs</option>
            </select>
            <button class="button small" type="submit">Add job fault</button>
          </div>
        </form>
        <form class="stack" @submit=${orderForUploads}>
          <label class="field">
            <span>Ticket attachment fault</span>
            <select name="upload-fault">${options(uploads.faults)}</select>
          </label>
          <div class="inline">
            <select name="times" aria-label="How many attachments">
              <option value="1">next attachment</option>
              <option value="5">next 5 attachments</option>
            </select>
            <button class="button small" type="submit">Add attachment fault</button>
          </div>
        </form>
        ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
        ${calls.active.length + jobs.active.length + uploads.active.length === 0 ? nothing : active(calls, jobs, uploads, clear)}
      </div>
    `,
  };
}

function options(faults: { name: string; description: string }[]): TemplateResult[] {
  return faults.map(({ name, description }) => html`<option value=${name}>${description}</option>`);
}

function active(
  calls: FaultList,
  jobs: JobFaultList,
  uploads: UploadFaultList,
  clear: () => Promise<void>,
): TemplateResult {
  return html`
    <ul class="rules">
      ${calls.active.map(({ fault, match, times }) =>
        rule(fault, match, times === undefined ? 'every call' : `${times} left`),
      )}
      ${jobs.active.map(({ fault, times }) => rule(fault, 'restore job', `${times} left`))}
      ${uploads.active.map(({ fault, times }) => rule(fault, 'attachment', `${times} left`))}
    </ul>
    <button class="button small quiet" type="button" @click=${clear}>Clear faults</button>
  `;
}

function rule(fault: string, what: string | undefined, left: string): TemplateResult {
  return html`
    <li>
      <span>${fault}${what === undefined ? nothing : ` · ${what}`}</span>
      <span class="badge warn">${left}</span>
    </li>
  `;
}
