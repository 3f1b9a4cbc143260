/** The global search before the reference server, in the words of whoever looks for something. */
import '../../elements/global-search.ts';
import type { GlobalSearchElement } from '../../elements/global-search.ts';
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import { eventually, ok } from '../support/assert.ts';
import { click, type } from '../support/user.ts';
import { DialogHandle } from '../ticketing/dialog-handle.ts';

export class SearchHandle extends DialogHandle<GlobalSearchElement> {
  static open(values: Partial<GlobalSearchElement> = {}, configuration: Partial<Configuration> = {}): SearchHandle {
    const element = document.createElement('rmm-global-search');
    const handle = new SearchHandle(element, ['rmm-navigate', 'rmm-show-all'], configuration);
    Object.assign(handle.element, { lang: 'en', ...values });
    // Tests stay on their page.
    for (const event of ['rmm-navigate', 'rmm-show-all'])
      handle.element.addEventListener(event as 'rmm-navigate', (one) => one.preventDefault());
    document.body.append(handle.element);
    return handle;
  }

  input = () => this.find<HTMLInputElement>('[role="combobox"]');

  async look(words: string): Promise<void> {
    await click(await this.input());
    await type(words);
  }

  options = () => this.all('[role="option"]');
  texts = () => this.options().map(({ textContent }) => textContent ?? '');

  result(text: string): Promise<HTMLElement> {
    return eventually(() => {
      const found = this.options().find(({ textContent }) => textContent?.includes(text));
      ok(found, `${text}; there is ${this.texts().join(' | ')}`);
      return found;
    });
  }

  group = (name: string) => this.find(`[role="group"][aria-label="${name}"]`);

  async active(): Promise<string> {
    const input = await this.input();
    const id = input.getAttribute('aria-activedescendant');
    return (id && this.root.getElementById(id)?.textContent) || '';
  }

  navigations = () => this.of('rmm-navigate') as { kind: string; id: string; name: string; href?: string }[];
}
