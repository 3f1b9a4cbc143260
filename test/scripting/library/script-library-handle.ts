/** The script library before the reference server, in the words of whoever keeps scripts. */
import '../../../elements/script-library.ts';
import type { ScriptLibraryElement } from '../../../elements/script-library.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { ListHandle } from '../../support/list-handle.ts';
import { click, press, type } from '../../support/user.ts';

export class ScriptLibraryHandle extends ListHandle<ScriptLibraryElement> {
  static open(configuration: Partial<Configuration> = {}, parent: HTMLElement = document.body): ScriptLibraryHandle {
    const handle = new ScriptLibraryHandle(
      document.createElement('rmm-script-library'),
      ['rmm-script-open', 'rmm-scripts-changed'],
      configuration,
    );
    handle.element.lang = 'en';
    parent.append(handle.element);
    return handle;
  }

  /** Those that have the word: how many others there are is other tests’ doing. */
  namesWith = (word: string) => this.names().filter((name) => name.includes(word));

  /** Opens the form of a script. */
  override async openRow(name: string): Promise<void> {
    const row = await this.row(name);
    await comeToRest(this.element, 1000);
    await click(row.querySelector<HTMLElement>('[role="rowheader"]') ?? row);
    await this.code();
    await comeToRest(this.element, 1000);
  }

  /** What is typed into. */
  code = () => this.find('.cm-content');

  async codeText(): Promise<string> {
    const lines = [...(await this.code()).querySelectorAll('.cm-line')];
    return lines.map(({ textContent }) => textContent ?? '').join('\n');
  }

  /** Behind what is there. */
  async writeCode(text: string): Promise<void> {
    const code = await this.code();
    code.scrollIntoView({ block: 'center' });
    await comeToRest(this.element, 1000);
    await click(code);
    await press('Control+End');
    await type(text);
  }

  /** In the place of what is in a field. */
  override async write(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    field.scrollIntoView({ block: 'center' });
    await comeToRest(this.element, 1000);
    await click(field);
    field.select();
    await type(text);
  }

  async choose(label: string, value: string): Promise<void> {
    const field = await this.field<HTMLSelectElement>(label);
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** One’s own version of it, where somebody else has another. */
  async keep(label: string): Promise<void> {
    const group = await this.find('[role="radiogroup"]', new RegExp(`^${label}`));
    const own = group.querySelector<HTMLInputElement>('input[value="own"]');
    ok(own, `a version of ${label}`);
    await comeToRest(this.element, 1000);
    await click(own);
  }

  changes = () => this.of('rmm-scripts-changed').map((detail) => (detail as { call: string }).call);
}
