/** Everything on the element page that talks to the reference server rather than to the element. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { configure } from '../../elements/config.ts';
import { visible } from '../../src/base/visible.ts';
import { type BackupPlanChoice, type BackupProgress, type DemoSession, demoApi } from '../common/demo-api.ts';
import { createFaultPanel } from './fault-panel.ts';
import { createRequestPanel } from './request-panel.ts';

const progressInterval = 400;

/** Tells the elements who is signed in, as the console around them would. */
export async function configureFromSession(): Promise<DemoSession> {
  const session = await demoApi.session();
  apply(session);
  return session;
}

function apply({ user, permissions, featureFlags, environment }: DemoSession): void {
  const { id, name, email } = user;
  configure({ permissions, featureFlags, environment, currentUser: { id, name, email }, resolveMfa, renewSession });
}

/** Stands for the console's own dialog with its code and its authenticator app. */
async function resolveMfa(): Promise<boolean> {
  if (!confirm('The server requires a second factor. Confirm that it’s you?')) return false;
  await demoApi.passMfa();
  return true;
}

/** Stands for the console's own way to sign in again. */
async function renewSession(): Promise<boolean> {
  return confirm('Your session has expired. Sign in again?');
}

export function createServerPanels(draw: () => void, renewElement: () => void, reloadElement: () => void) {
  const faults = createFaultPanel(draw, renewElement);
  const requests = createRequestPanel(draw);
  let session: DemoSession | undefined;
  let backup: BackupProgress | undefined;
  let choices: BackupPlanChoice[] = [];
  let problem: string | undefined;

  async function signIn(user: string): Promise<void> {
    session = await demoApi.signIn(user);
    apply(session);
    renewElement();
    draw();
  }

  async function backUp({ order }: BackupPlanChoice): Promise<void> {
    try {
      problem = undefined;
      const { planId } = await demoApi.backUp(order);
      do {
        await new Promise((done) => setTimeout(done, progressInterval));
        backup = (await demoApi.backups()).find((status) => status.planId === planId);
        draw();
      } while (backup?.state === 'running');
      reloadElement();
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
      draw();
    }
  }

  return {
    async start(): Promise<void> {
      session = await configureFromSession();
      choices = await demoApi.backupPlans();
      await faults.read();
      await requests.follow();
    },
    requests: (): TemplateResult => html`
      <section class="panel" aria-labelledby="requests">
        <h2 id="requests">Requests</h2>
        ${requests.view()}
      </section>
    `,
    view: (): TemplateResult => html`
      <section class="panel" aria-labelledby="server">
        <h2 id="server">Server</h2>
        <div class="stack">
          ${session ? userSwitch(session, signIn) : nothing}
          <form class="inline" @submit=${(event: SubmitEvent) => {
            event.preventDefault();
            const chosen = new FormData(event.target as HTMLFormElement).get('plan');
            const choice = choices.find((each) => choiceValue(each) === chosen);
            if (choice) void backUp(choice);
          }}>
            <select name="plan" aria-label="Plan to back up">
              ${choices.map((each) => html`<option value=${choiceValue(each)}>${visible(each.name)}</option>`)}
            </select>
            <button class="button small" type="submit" ?disabled=${backup?.state === 'running'}>Back up now</button>
          </form>
          ${backup ? progress(backup) : nothing}
          ${problem === undefined ? nothing : html`<p class="problem" role="alert">${problem}</p>`}
        </div>
      </section>
      <section class="panel" aria-labelledby="faults">
        <h2 id="faults">Faults</h2>
        ${faults.view()}
      </section>
    `,
  };
}

function choiceValue({ order }: BackupPlanChoice): string {
  return 'plan' in order ? order.plan : order.planId;
}

function userSwitch(session: DemoSession, signIn: (user: string) => Promise<void>): TemplateResult {
  return html`
    <label class="field">
      <span>Signed in as</span>
      <select @change=${(event: Event) => signIn((event.target as HTMLSelectElement).value)}>
        ${session.users.map(
          ({ id, name }) => html`<option value=${id} .selected=${id === session.user.id}>${name}</option>`,
        )}
      </select>
      <small>${session.users.find(({ id }) => id === session.user.id)?.shows}</small>
    </label>
  `;
}

function progress({ state, phase, files, totalFiles, message }: BackupProgress): TemplateResult {
  const text = {
    running: totalFiles === 0 ? 'Scanning the folder…' : `${phase}: ${files} of ${totalFiles} files`,
    completed: `Done: ${files} files`,
    failed: message ?? 'It failed.',
  }[state];
  return html`
    <div class="stack" role="status">
      ${totalFiles === 0 && state === 'running' ? html`<progress></progress>` : html`<progress max=${totalFiles || 1} .value=${files}></progress>`}
      <small class="soft">${text}</small>
    </div>
  `;
}
