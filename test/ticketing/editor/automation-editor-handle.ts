/** The editor in the page, in the words of whoever edits. */
import '../../../elements/automation-editor.ts';
import type { AutomationEditorElement } from '../../../elements/automation-editor.ts';
import { randomId } from '../../../src/base/random-id.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { DialogHandle } from '../dialog-handle.ts';
import { AutomationBackend } from './automation-backend.ts';

const events = ['rmm-automation-save-request', 'rmm-automation-saved', 'rmm-close'];

export class AutomationEditorHandle extends DialogHandle<AutomationEditorElement> {
  readonly backend: AutomationBackend;

  private constructor(backend: AutomationBackend, configuration: Partial<Configuration>) {
    super(document.createElement('rmm-automation-editor'), events, {
      fetch: backend.fetch,
      // Nobody else's drafts: what one test leaves another does not find.
      currentUser: { id: `somebody ${randomId()}` },
      ...configuration,
    });
    this.backend = backend;
  }

  static async open(
    values: Partial<AutomationEditorElement>,
    backend = new AutomationBackend(),
    configuration: Partial<Configuration> = {},
  ): Promise<AutomationEditorHandle> {
    const handle = new AutomationEditorHandle(backend, configuration);
    handle.show(values);
    return handle;
  }

  /** Until the automation can be edited. */
  async ready(): Promise<this> {
    await this.find('.general');
    return this;
  }

  rows(): string[] {
    return this.all('.condition-row, .action-row').map((row) => this.rowAt(row));
  }

  /** The name of the row that an element is in. */
  rowAt(element: Element | undefined): string {
    const row = element?.closest('.condition-row, .action-row');
    const label = this.root.getElementById(row?.getAttribute('aria-labelledby') ?? '')?.textContent;
    return label ?? row?.getAttribute('aria-label') ?? '';
  }
}
