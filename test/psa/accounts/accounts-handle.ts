/** The accounts page, in the words of whoever maps. */
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { deepEqual, eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click, type } from '../../support/user.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';
import { accountLocations, locationMappings, mapLocation } from './account-calls.ts';

/** Organization 1 of the demo. */
export const organization = 'Harbor Logistics';

export class AccountsHandle {
  readonly page: PsaPageHandle;

  private constructor(page: PsaPageHandle) {
    this.page = page;
  }

  static async open(configuration: Partial<Configuration> = {}): Promise<AccountsHandle> {
    const handle = new AccountsHandle(PsaPageHandle.open('second', 'accounts', configuration));
    await handle.searches(organization);
    return handle;
  }

  /** Of more than a hundred organizations only those in view are drawn. */
  async searches(name: string): Promise<void> {
    const field = await this.page.find<HTMLInputElement>('.mapping-bench input[type="search"]');
    await click(field);
    field.select();
    await type(name);
    await eventually(() => deepEqual(this.page.names(), [name]));
  }

  async openDialog(name = organization): Promise<void> {
    await this.page.openRow(name);
    await this.page.field('Account');
    await comeToRest(this.page.element);
  }

  async chooseAccount(name: string): Promise<void> {
    await this.page.openList('Account');
    await type(name.slice(0, 6));
    await this.page.option(name);
  }

  async saveFilter(): Promise<void> {
    await click(await this.page.find('.filter-section button[type="submit"]'));
  }

  question = () => this.page.find('[role="alertdialog"]');
}

/** A location of organization 1 has a location of account 1. */
export async function mapOne(): Promise<{ location: string; site: string }> {
  const [location] = await locationMappings('1');
  const [site] = await accountLocations('1');
  ok(location && site, 'organization 1 has locations, and so has account 1');
  await mapLocation(location.locationId, site.id);
  return { location: location.locationName, site: site.name };
}
