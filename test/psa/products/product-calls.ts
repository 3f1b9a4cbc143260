/** A product mapping on the server and in its dialog, in the words of whoever maps. */
import type { ProductMapping } from '../../../src/psa/product-contract.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click } from '../../support/user.ts';
import { newMapping, storedMappings } from '../named-mappings/named-mapping-calls.ts';
import { PsaPageHandle } from '../psa-page-handle.ts';

/** Roles of the demo. */
export const roles = { windowsServer: '1', linuxServer: '3' };

export const productRule = (ranking: number, nodeRoleId: string, more: object = {}) => ({
  id: `rule-${ranking}`,
  nodeRoleId,
  groups: [] as string[],
  groupsLogicOperator: 'AND',
  productId: String(ranking),
  productName: `Product ${ranking}`,
  agreementTypeId: '1',
  agreementTypeName: 'Managed Services',
  ranking,
  ...more,
});

export const newProductMapping = (name: string, rules: object[], productMappingType = 'SINGLE_HIT') =>
  newMapping<ProductMapping>('product', name, { productMappingType, nodeRoleProductMappings: rules });

export async function storedProduct(name: string): Promise<ProductMapping> {
  const found = (await storedMappings<ProductMapping>('product')).find((one) => one.name === name);
  ok(found, `${name} is stored`);
  return found;
}

export class ProductHandle extends PsaPageHandle {
  static async edit(name: string, configuration = {}): Promise<ProductHandle> {
    const handle = ProductHandle.show(configuration);
    await handle.openRow(name);
    await handle.field('Name');
    await handle.find('button', 'Add Mapping').catch(() => undefined);
    return handle;
  }

  static show(configuration = {}): ProductHandle {
    const handle = new ProductHandle(
      document.createElement('rmm-psa-mapping'),
      ['rmm-mapping-saved', 'rmm-error'],
      configuration,
    );
    Object.assign(handle.element, { provider: 'first', page: 'products' });
    document.body.append(handle.element);
    return handle;
  }

  rules = () => this.all('.rule');
  /** Rank, and whose devices become what. */
  ruleTexts = () =>
    this.rules().map((rule) =>
      ['.rule-rank', '.rule-open', '.rule-target']
        .map((selector) => rule.querySelector(selector)?.textContent?.replace(/^.*: /, ''))
        .join(' '),
    );

  async rankedAs(...texts: string[]): Promise<void> {
    await eventually(() => equal(this.ruleTexts().join('\n'), texts.join('\n')));
  }

  async select(rank: number): Promise<void> {
    await comeToRest(this.element);
    await click(await this.find(`[aria-label="Select mapping ${rank}"]`));
  }

  async isOff(name: string): Promise<boolean> {
    return (await this.button(name)).getAttribute('aria-disabled') === 'true';
  }

  async choose(label: string, option: string | RegExp): Promise<void> {
    await this.openList(label);
    // Options that come later move those that are there.
    await this.find('[role="option"]', option);
    await comeToRest(this.element);
    await click(await this.find('[role="option"]', option));
  }
}
