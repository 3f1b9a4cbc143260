/** The script library before the reference server, in the words of whoever keeps scripts. */
import '../../../elements/script-library.ts';
import type { ScriptLibraryElement } from '../../../elements/script-library.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click, press, type } from '../../support/user.ts';
import { DialogHandle } from '../../ticketing/dialog-handle.ts';

export class ScriptLibraryHandle extends DialogHandle<ScriptLibraryElement> {
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

  /** In their order. */
  names = () => this.all('[role="rowheader"]').map(({ textContent }) => textContent ?? '');

  /** Those that have the word: how many others there are is other tests’ doing. */
  namesWith = (word: string) => this.names().filter((name) => name.includes(word));

  row(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const row = this.all('.data-table [role="row"]').find((one) => one.textContent?.includes(name));
      ok(row, `a row ${name}; there is ${this.names().join(' | ')}`);
      return row;
    });
  }

  /** One of the buttons of a row. */
  async pressIn(name: string, action: string): Promise<void> {
    const row = await this.row(name);
    const button = await eventually(() => {
      const found = [...row.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === action);
      ok(found, `${action} in ${row.innerHTML}`);
      return found;
    });
    await comeToRest(this.element, 1000);
    await click(button);
  }

  /** Opens the form of a script. */
  async openRow(name: string): Promise<void> {
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
  async write(label: string, text: string): Promise<void> {
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

  /** Asks to delete it, until the question is there: before, a press on Delete would be one in a row. */
  async asksToDelete(name: string): Promise<void> {
    await this.pressIn(name, 'Delete');
    await this.sees('Delete this script?');
  }

  /** In the dialog in front, where there is one. */
  override async press(name: string | RegExp): Promise<void> {
    const button = await eventually(() => {
      const front = this.all('dialog').at(-1) ?? this.root;
      const found = [...front.querySelectorAll('button')].findLast((one) => isNamed(one, name));
      ok(found, `a button ${name}; there is ${[...front.querySelectorAll('button')].map(nameOf).join(' | ')}`);
      return found;
    });
    await comeToRest(this.element, 1000);
    await click(button);
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

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const isNamed = (element: Element, name: string | RegExp) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
