/** The dashboard before the reference server, in the words of whoever looks after hosts. */
import '../../elements/virtualization-dashboard.ts';
import type { VirtualizationDashboardElement } from '../../elements/virtualization-dashboard.ts';
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import { eventually, ok } from '../support/assert.ts';
import { comeToRest } from '../support/come-to-rest.ts';
import { ListHandle } from '../support/list-handle.ts';
import { click } from '../support/user.ts';
import { lab } from './virtualization-server.ts';

export class VirtualizationHandle extends ListHandle<VirtualizationDashboardElement> {
  static open(
    attributes: Readonly<Record<string, string>> = {},
    configuration: Partial<Configuration> = {},
  ): VirtualizationHandle {
    const element = document.createElement('rmm-virtualization-dashboard');
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.lang = 'en';
    const handle = new VirtualizationHandle(element, ['rmm-navigate', 'rmm-virtualization-changed'], configuration);
    document.body.append(element);
    return handle;
  }

  static async host(configuration?: Partial<Configuration>): Promise<VirtualizationHandle> {
    const handle = VirtualizationHandle.open({ 'host-id': lab.hostId }, configuration);
    await handle.sees('Health sensors');
    return handle;
  }

  static async guest(configuration?: Partial<Configuration>): Promise<VirtualizationHandle> {
    const handle = VirtualizationHandle.open({ 'host-id': lab.hostId, 'guest-id': lab.guestId }, configuration);
    await handle.sees('Snapshots');
    return handle;
  }

  /** Waits for the names below one another, with how deep each is. */
  tree(...lines: string[]): Promise<void> {
    return eventually(() => {
      const shown = this.all('[role="treeitem"]').map((item) => `${item.ariaLevel} ${item.textContent}`);
      ok(shown.join() === lines.join(), shown.join(' | '));
    }) as Promise<void>;
  }

  async chooseSnapshot(name: string): Promise<void> {
    const item = await this.find('[role="treeitem"]', name);
    await comeToRest(this.element, 1000);
    await click(item);
    await eventually(() => ok(this.all('h4').some((heading) => heading.textContent === name)));
  }

  changes = () => this.of('rmm-virtualization-changed').map((detail) => (detail as { action: string }).action);
}
