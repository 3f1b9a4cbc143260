/** Node approvals before the reference server, in the words of whoever decides. */
import '../../../elements/node-approvals.ts';
import type { NodeApprovalsElement } from '../../../elements/node-approvals.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { deepEqual, eventually, ok } from '../../support/assert.ts';
import { click, press } from '../../support/user.ts';
import { DialogHandle } from '../../ticketing/dialog-handle.ts';

export type ListTab = 'Pending' | 'Approved' | 'Rejected';

export class NodeApprovalsHandle extends DialogHandle<NodeApprovalsElement> {
  static open(configuration: Partial<Configuration> = {}, parent: HTMLElement = document.body): NodeApprovalsHandle {
    const handle = new NodeApprovalsHandle(
      document.createElement('rmm-node-approvals'),
      ['rmm-approval-request', 'rmm-approvals-changed'],
      configuration,
    );
    handle.element.lang = 'en';
    parent.append(handle.element);
    return handle;
  }

  /** On the tab where nodes wait: which one was shown last the page remembers. */
  static async waiting(configuration: Partial<Configuration> = {}, parent?: HTMLElement): Promise<NodeApprovalsHandle> {
    const handle = NodeApprovalsHandle.open(configuration, parent);
    await handle.go('Pending');
    return handle;
  }

  panel(): HTMLElement | undefined {
    return this.all('[role="tabpanel"]').find((one) => !one.hidden);
  }

  names = () => [...(this.panel()?.querySelectorAll('[role="rowheader"]') ?? [])].map(({ textContent }) => textContent);

  lists(...names: string[]): Promise<void> {
    return eventually(() => deepEqual(this.names().toSorted(), names.toSorted())) as Promise<void>;
  }

  async go(tab: ListTab | 'Security'): Promise<void> {
    await click(await this.find('[role="tab"]', new RegExp(`^${tab}`)));
  }

  row(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const rows = [...(this.panel()?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])];
      const row = rows.find((one) => one.textContent?.includes(name));
      ok(row, `a row ${name}; there is ${this.names().join(' | ')}`);
      return row;
    });
  }

  async pressIn(name: string, action: string): Promise<void> {
    const button = await eventually(async () => {
      const found = [...(await this.row(name)).querySelectorAll('button')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === action && one.ariaDisabled !== 'true',
      );
      ok(found, `${action} of ${name}`);
      return found;
    });
    await click(button);
  }

  /** Selects rows, and does with all of them. */
  async pressWith(names: readonly string[], action: string): Promise<void> {
    for (const name of names) {
      const box = (await this.row(name)).querySelector<HTMLElement>('.table-check');
      ok(box, `a checkbox of ${name}`);
      await click(box);
    }
    const button = await eventually(() => {
      const found = [...(this.panel()?.querySelectorAll<HTMLElement>('.table-selection button') ?? [])].find(
        (one) => one.textContent === action || one.ariaLabel === action,
      );
      ok(found, `${action} in the bar of the selection`);
      return found;
    });
    await click(button);
  }

  /** The dialog’s button, once it answers: what is told above it moves it. */
  async confirm(): Promise<void> {
    const button = await eventually(() => {
      const found = this.all<HTMLButtonElement>('dialog button').at(-1);
      ok(found && !found.disabled && found.ariaDisabled !== 'true' && found.ariaBusy !== 'true', 'a button to confirm');
      return found;
    });
    button.focus();
    await press('Enter');
  }

  async chooseMode(label: string): Promise<void> {
    const [radio] = this.all('.radio').filter(({ textContent }) => textContent?.startsWith(label));
    ok(radio, label);
    await click(radio.querySelector('input') ?? radio);
  }

  changes = () => this.of('rmm-approvals-changed');
}
