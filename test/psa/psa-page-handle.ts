/** A PSA page before the reference server, in the words of whoever maps. */
import '../../elements/psa-mapping.ts';
import type { PsaMappingElement } from '../../elements/psa-mapping.ts';
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import { eventually, ok } from '../support/assert.ts';
import { comeToRest, staysInPlace } from '../support/come-to-rest.ts';
import { click, press, type } from '../support/user.ts';
import { DialogHandle } from '../ticketing/dialog-handle.ts';

export class PsaPageHandle extends DialogHandle<PsaMappingElement> {
  static open(
    provider: PsaMappingElement['provider'],
    page: PsaMappingElement['page'],
    configuration: Partial<Configuration> = {},
  ): PsaPageHandle {
    const handle = new PsaPageHandle(document.createElement('rmm-psa-mapping'), ['rmm-mapping-saved'], configuration);
    // Some engines sort by the locale of the machine that they run on.
    Object.assign(handle.element, { provider, page, lang: 'en' });
    document.body.append(handle.element);
    return handle;
  }

  /** In the place of what is in a field. */
  async write(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    await comeToRest(this.element);
    await click(field);
    field.select();
    await (text === '' ? press('Backspace') : type(text));
  }

  /** The list of a field, once what it offers has come: before, nobody can change it. */
  async openList(label: string): Promise<HTMLInputElement> {
    const field = await eventually(async () => {
      const found = await this.field(label);
      ok(!found.readOnly, `${label} can be changed`);
      return found;
    });
    await comeToRest(this.element);
    await click(field);
    return field;
  }

  /** Texts of the first column, in their order. */
  names = () => this.all('[role="rowheader"]').map(({ textContent }) => textContent ?? '');

  row(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const row = this.all('.data-table [role="row"]').find((one) => one.textContent?.includes(name));
      ok(row, `a row ${name}; there is ${this.names().join(' | ')}`);
      return row;
    });
  }

  async openRow(name: string): Promise<void> {
    const row = await this.row(name);
    await staysInPlace(row);
    await click(row);
    await this.find('dialog');
  }

  async check(name: string): Promise<void> {
    const row = await this.row(name);
    await click(row.querySelector('.table-check') ?? row);
    await eventually(() => ok(row.getAttribute('aria-selected') === 'true', `${name} is checked`));
  }

  /** In the dialog in front, where there is one: a dialog over another has buttons of the same names. */
  override async press(name: string): Promise<void> {
    await this.buttonInFront(name);
    await comeToRest(this.element, 1000);
    await click(await this.buttonInFront(name));
  }

  buttonInFront(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const front = this.all('dialog').at(-1) ?? this.root;
      const found = [...front.querySelectorAll('button')].findLast((one) => textOf(one) === name);
      ok(found, `a button ${name}; there is ${[...front.querySelectorAll('button')].map(textOf).join(' | ')}`);
      return found;
    });
  }

  dialogTitle = () => this.all('.dialog-title').at(-1)?.textContent;

  saved = () => this.of('rmm-mapping-saved').map((detail) => (detail as { call: string }).call);
}

const textOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
