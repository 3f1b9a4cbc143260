/** `<rmm-restore-dialog>` and `<rmm-location-picker>` against the reference server, in the words of who uses them. */
import '../../../elements/location-picker.ts';
import '../../../elements/restore-dialog.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { type SessionChoices, signIn } from '../../support/server.ts';
import { click, press, type } from '../../support/user.ts';

type Tag = 'rmm-restore-dialog' | 'rmm-location-picker';

export const reported: unknown[] = [];

export class DialogHandle<Name extends Tag> {
  readonly heard: { type: string; detail: unknown }[] = [];

  constructor(readonly element: HTMLElementTagNameMap[Name]) {
    const { events } = (element.constructor as unknown as { definition: { events: object } }).definition;
    for (const name of Object.keys(events)) {
      element.addEventListener(name, (event) =>
        this.heard.push({ type: name, detail: (event as CustomEvent<unknown>).detail }),
      );
    }
  }

  static async open<Name extends Tag>(
    tag: Name,
    values: Partial<HTMLElementTagNameMap[Name]>,
    choices: SessionChoices = {},
  ): Promise<DialogHandle<Name>> {
    const session = await signIn('admin', choices);
    reported.length = 0;
    configure({
      permissions: session.permissions,
      featureFlags: session.featureFlags,
      resolveMfa: async () => false,
      renewSession: async () => false,
      reportError: (error) => void reported.push(error),
    });
    const element = document.createElement(tag);
    element.lang = 'en';
    const handle = new DialogHandle<Name>(element);
    Object.assign(element, values);
    document.body.append(element);
    if (values.nodeId !== undefined) await element.show();
    return handle;
  }

  all(selector: string): HTMLElement[] {
    return [...(this.element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])];
  }

  find(selector: string, text?: string | RegExp): Promise<HTMLElement> {
    return eventually(() => {
      const found = this.all(selector).findLast((one) => text === undefined || isNamed(one, text));
      ok(found, `${selector} ${text ?? ''}; there is ${this.all(selector).map(nameOf).join(' | ')}`);
      return found;
    });
  }

  button(name: string | RegExp): Promise<HTMLElement> {
    return this.find('button', name);
  }

  /** An input by the words beside it. */
  choice(label: string): Promise<HTMLElement> {
    return this.find('label', label);
  }

  async sees(text: string | RegExp, timeout = 8000): Promise<void> {
    await eventually(
      () => {
        const all = this.element.shadowRoot?.querySelector('.root')?.textContent ?? '';
        ok(typeof text === 'string' ? all.includes(text) : text.test(all), `${text} in: ${all}`);
      },
      { timeout },
    );
  }

  async sheet(title: string): Promise<HTMLElement> {
    return this.find('dialog h2', title);
  }

  async isClosed(): Promise<void> {
    await eventually(() => equal(this.all('dialog').length, 0));
  }

  types(): string[] {
    return this.heard.map(({ type: name }) => name);
  }

  of(name: string): unknown[] {
    return this.heard.filter((one) => one.type === name).map(({ detail }) => detail);
  }

  /** Looks for the device by its name, and takes it. */
  async chooseDevice(name: string): Promise<void> {
    await click(await this.find('input[role="combobox"]'));
    await type(name);
    await click(await this.find('.choices [role="option"]', new RegExp(`^${name}`)));
  }

  async typePath(path: string): Promise<void> {
    const field = (await this.find('.restore-path input')) as HTMLInputElement;
    field.focus();
    field.select();
    await press('Backspace');
    await type(path);
    await eventually(() => equal(field.value, path));
  }
}

interface Named {
  id: string | number;
  name: string;
  path: string;
  type: string;
}

/** Entries of the folder that device 1 backs up, by their names. */
export async function sampleEntries(...names: string[]): Promise<never[]> {
  const base = '/backup/lockhart';
  const plans = await read<{ uid: string; name: string; numericId: number }[]>(`${base}/nodes/1/plans`);
  const plan = plans.find(({ name }) => name === 'Project');
  ok(plan);
  const folders = await read<Named[] | { results: Named[] }>(
    `${base}/nodes/1/plans/${plan.uid}/folders?page=0&size=10`,
  );
  const [top] = Array.isArray(folders) ? folders : folders.results;
  const content = `${base}/v2/nodes/1/plans/${plan.uid}/folders/${top?.id}/content?page=0&size=50`;
  const { results } = await read<{ results: Named[] }>(content);
  return names.map((name) => {
    const found = results.find((one) => one.name === name);
    ok(found, `${name} is in ${results.map((one) => one.name)}`);
    const { id, path, type: kind } = found;
    const shared = { planId: plan.uid, planName: plan.name, planNumericId: plan.numericId };
    return { ...shared, id: String(id), name, path, type: kind === 'FOLDER' ? 'folder' : 'file' } as never;
  });
}

async function read<Answer>(address: string): Promise<Answer> {
  const response = await fetch(address);
  ok(response.ok, `${address} answered ${response.status}`);
  return response.json() as Promise<Answer>;
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
}

function isNamed(element: Element, name: string | RegExp): boolean {
  return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
}
