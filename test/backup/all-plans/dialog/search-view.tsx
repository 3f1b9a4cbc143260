/** The search over all plans against the reference server, in the words of the one who uses it. */
import { SearchAllPlans } from '../../../../src/backup/all-plans/dialog/search-all-plans.tsx';
import { configure } from '../../../../src/host/configuration/configure.ts';
import { activeElement } from '../../../../src/ui/shadow-dom.ts';
import { equal, eventually, match } from '../../../support/assert.ts';
import { holdTimers } from '../../../support/held-timers.ts';
import { type LoggedRequest, requests, signIn } from '../../../support/server.ts';
import { click, type } from '../../../support/user.ts';
import { type Mounted, type MountOptions, mount } from '../../../ui/mount.tsx';

/** Milliseconds after the last key. */
const searchDebounce = 400;

export class SearchView {
  /** What was told to the browser since it was opened. */
  received: unknown[] = [];

  private constructor(readonly mounted: Mounted) {}

  static async open(user = 'admin', options: MountOptions = {}): Promise<SearchView> {
    const { permissions, featureFlags } = await signIn(user);
    configure({ permissions, featureFlags, locale: 'en', resolveMfa: async () => false, reportError: () => undefined });
    const view = new SearchView(mount(null, options));
    view.show(true);
    await view.mounted.find('input[type=search]');
    return view;
  }

  show(isOpen: boolean): void {
    this.mounted.render(
      <SearchAllPlans
        nodeId={1}
        isOpen={isOpen}
        onClose={() => this.received.push('close')}
        onShowPlace={(location) => this.received.push(['place', location])}
        onAction={(name, subjects) =>
          this.received.push([name, ...subjects.map(({ entry }) => [entry.type, entry.name, entry.planName])])
        }
      />,
    );
  }

  field(): Promise<HTMLInputElement> {
    return this.mounted.find<HTMLInputElement>('input[type=search]');
  }

  async search(term: string): Promise<void> {
    const field = await this.field();
    await click(field);
    field.select();
    const typing = holdTimers(searchDebounce);
    await type(term);
    await eventually(() => equal(field.value, term));
    typing.restore();
    typing.end();
  }

  /** The line that says how far it is. */
  summary(): string {
    return this.mounted.root.querySelector('.all-plans-summary')?.textContent ?? '';
  }

  async says(pattern: RegExp): Promise<void> {
    await eventually(() => match(this.summary(), pattern));
  }

  rows(kind: string): HTMLElement[] {
    return this.mounted.all(`.result-${kind}`);
  }

  row(kind: string, title: string): Promise<HTMLElement> {
    return eventually(() => this.rows(kind).find((row) => titleOf(row) === title) ?? null);
  }

  /** Presses a hit's name. */
  async press(title: string): Promise<void> {
    await click((await this.row('hit', title)).querySelector('.result-link') as Element);
  }

  focusedTitle(): string {
    return titleOf(activeElement()?.closest('.result') ?? document.body);
  }

  async searches(): Promise<LoggedRequest[]> {
    return (await requests()).filter(({ endpoint }) => endpoint === 'searchPlan');
  }

  close(): void {
    this.mounted.remove();
  }
}

export function titleOf(row: Element): string {
  return row.querySelector('.result-title')?.textContent ?? '';
}
