/** A preview over the reference server, whose bytes a test may exchange, in the words of the one who uses it. */
import type { BackupEntry } from '../../../../src/backup/backup-entry.ts';
import { RevisionPreview } from '../../../../src/backup/preview/dialog/revision-preview.tsx';
import { configure } from '../../../../src/host/configuration/configure.ts';
import { eventually, match } from '../../../support/assert.ts';
import { signIn } from '../../../support/server.ts';
import { click, press } from '../../../support/user.ts';
import { type Mounted, type MountOptions, mount } from '../../../ui/mount.tsx';

export interface PreviewOptions extends MountOptions {
  /** In the place of what the server would send. */
  content?: Uint8Array<ArrayBuffer> | string | undefined;
  name?: string | undefined;
  size?: number | undefined;
  /** After signing in, before the first call of the preview. */
  beforeOpen?(): Promise<void>;
}

export class PreviewView {
  /** What was told to the browser since it was opened. */
  received: unknown[] = [];
  reads = 0;

  private constructor(readonly mounted: Mounted) {}

  /** @param file Name of a file of device 1. */
  static async open(
    file = 'Notes.txt',
    { content, name, size, beforeOpen, ...options }: PreviewOptions = {},
  ): Promise<PreviewView> {
    const { permissions, featureFlags } = await signIn('admin');
    const entry = await entryOf(file);
    const view = new PreviewView(mount(null, options));
    configure({
      permissions,
      featureFlags,
      locale: 'en',
      resolveMfa: async () => false,
      reportError: () => undefined,
      fetch: async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
        if (!pathname.endsWith('/data')) return fetch(input, init);
        view.reads += 1;
        return content === undefined ? fetch(input, init) : new Response(new Blob([content]).stream());
      },
    });
    await beforeOpen?.();
    const shown: BackupEntry = { ...entry, name: name ?? entry.name, size: size ?? entry.size };
    view.mounted.render(
      <RevisionPreview
        nodeId={1}
        entry={shown}
        revisions={size === undefined ? undefined : [{ id: 'one', created: 0, size }]}
        onAction={(action, { type, revisionId, size: bytes }) => view.received.push([action, type, revisionId, bytes])}
        onClose={() => view.received.push('close')}
      />,
    );
    await view.mounted.find('dialog:modal');
    return view;
  }

  async shows(pattern: RegExp, selector = '.preview'): Promise<void> {
    await eventually(() => match(this.mounted.root.querySelector(selector)?.textContent ?? '', pattern));
  }

  async face(title: string): Promise<void> {
    await this.mounted.named('.preview-face .empty-state-title', title);
  }

  /** Chooses in one of the lists above the content, by a part of the option's text. */
  async choose(label: string, option: string): Promise<void> {
    await click(await this.control(label));
    const found = await eventually(
      () => this.mounted.all('[role=option]').find((one) => one.textContent?.includes(option)) ?? null,
    );
    await click(found);
  }

  control(label: string): Promise<HTMLElement> {
    return eventually(() => {
      const named = this.mounted.all<HTMLLabelElement>('.field-label').find((one) => one.textContent === label);
      const control = this.mounted.root.getElementById(named?.htmlFor ?? '');
      return control?.matches(':enabled') ? control : null;
    });
  }

  /** Waits for the revisions to be listed, then chooses the last of them. */
  async chooseOldest(label: string): Promise<void> {
    await click(await this.control(label));
    await this.mounted.find('[role=option]');
    await press('End', 'Enter');
  }

  close(): void {
    this.mounted.remove();
    configure({ fetch: (input, init) => fetch(input, init) });
  }
}

async function entryOf(file: string): Promise<BackupEntry> {
  for (const plan of await get<{ uid: string; numericId: number; name: string; type: string }[]>('plans')) {
    if (plan.type !== 'FILE_FOLDER') continue;
    const query = new URLSearchParams({ searchTerm: file, page: '0', size: '10' });
    const { results } = await get<{ results: { id: string; name: string; path: string }[] }>(
      `plans/${plan.uid}/search?${query}`,
    );
    const found = results.find(({ name }) => name === file);
    if (!found) continue;
    return {
      ...found,
      id: String(found.id),
      type: 'file',
      fullPath: found.path,
      parentPath: '',
      planId: plan.uid,
      planName: plan.name,
      planUuid: plan.uid,
      planNumericId: plan.numericId,
      fileId: String(found.id),
      root: false,
      common: false,
      content: false,
      backupPermissions: [],
      revisionId: undefined,
      downloadPath: undefined,
      image: false,
      size: undefined,
      deleted: false,
    };
  }
  throw new Error(`${file} is not backed up`);
}

async function get<Answer>(path: string): Promise<Answer> {
  return (await fetch(`/backup/lockhart/nodes/1/${path}`)).json();
}
