/** The Companies page of the first provider and its dialogs, in the words of whoever maps. */
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click, type } from '../../support/user.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';
import { alNoor } from './company-calls.ts';

export class CompaniesHandle extends PsaPageHandle {
  static show(configuration: Partial<Configuration> = {}): CompaniesHandle {
    const handle = new CompaniesHandle(document.createElement('rmm-psa-mapping'), ['rmm-mapping-saved'], configuration);
    Object.assign(handle.element, { provider: 'first', page: 'companies' });
    document.body.append(handle.element);
    return handle;
  }

  /** Its dialog, until it can be filled in. */
  async openOrganization(name = alNoor.name): Promise<this> {
    await this.openRow(name);
    await this.field('Company');
    return this;
  }

  async chooseCompany(name: string): Promise<void> {
    const field = await this.openList('Company');
    await type(name);
    await this.option(name);
    await eventually(() => equal(field.value, name));
  }

  /** Of the dialog in front. */
  async choose(label: string, option: string): Promise<void> {
    const field = await this.openList(label);
    await this.option(option);
    await eventually(() => equal(field.value, option));
  }

  async openLocation(name: string): Promise<void> {
    await click(await this.location(name));
    await this.field('Site');
  }

  /** OK of the dialog of a location, which leaves that of its organization. */
  async keepLocation(): Promise<void> {
    await this.press('OK');
    await eventually(() => equal(this.all('dialog').length, 1));
  }

  /** A row of Locations to Sites. */
  location(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const row = this.all('.organization-locations [role="row"]').find(
        (one) => one.querySelector('[role="rowheader"]')?.textContent === name,
      );
      ok(row, `a location ${name}`);
      return row;
    });
  }

  /** Of a location in the table: its name, site, product mapping, configuration type mapping and agreement. */
  async cells(name: string): Promise<(string | null)[]> {
    const row = await this.location(name);
    return [...row.querySelectorAll('[role="rowheader"], [role="gridcell"]')].map(({ textContent }) => textContent);
  }

  isMapped(name: string, ...cells: string[]): Promise<void> {
    return eventually(async () => deepEqual(await this.cells(name), [name, ...cells]));
  }

  value = async (label: string) => (await this.field(label)).value;

  isDisabled = async (name: string) => (await this.buttonInFront(name)).getAttribute('aria-disabled') === 'true';
}
