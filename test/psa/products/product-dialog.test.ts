/** A product mapping in its dialog: ranked rules, each with a dialog of its own. Source: spec 002 §2.6, §3.1, §4 and §5. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { onlyMappings } from '../named-mappings/named-mapping-calls.ts';
import { newProductMapping, ProductHandle, productRule, roles, storedProduct } from './product-calls.ts';

before(unhover);

describe('The dialog of a product mapping', () => {
  let handle: ProductHandle;

  beforeEach(async () => {
    await signIn();
    await onlyMappings('product');
  });
  afterEach(() => handle.remove());

  const threeRules = () =>
    newProductMapping('M', [
      productRule(1, roles.windowsServer, { groups: ['1'] }),
      productRule(2, roles.windowsServer, { groups: ['2'] }),
      productRule(3, roles.linuxServer),
    ]);
  const first = '1 Windows Server Product 1Managed Services';

  it('shows rules by rank: devices with role, in groups, map to product and agreement type', async () => {
    await threeRules();
    handle = await ProductHandle.edit('M');
    await handle.sees('In Groups');
    await eventually(() => equal(handle.ruleTexts()[0], first));
    await handle.sees('Map To Product / Agreement Type');
    await handle.sees('Map device to the first matching mapping only');
    await expectNoAxeViolations(handle.element);
  });

  it('moves the single selected rule up and down, and neither past the ends', async () => {
    await threeRules();
    handle = await ProductHandle.edit('M');
    await eventually(() => equal(handle.rules().length, 3));
    ok((await handle.isOff('Up')) && (await handle.isOff('Down')));
    await handle.select(3);
    ok(!(await handle.isOff('Up')) && (await handle.isOff('Down')));
    await handle.press('Up');
    await handle.press('Up');
    ok((await handle.isOff('Up')) && !(await handle.isOff('Down')));
    await handle.rankedAs(
      '1 Linux Server Product 3Managed Services',
      '2 Windows Server Product 1Managed Services',
      '3 Windows Server Product 2Managed Services',
    );
    await handle.select(2);
    ok((await handle.isOff('Up')) && (await handle.isOff('Down')), 'two are selected');
    await handle.press('OK');
    await handle.isClosed();
    const { nodeRoleProductMappings } = await storedProduct('M');
    deepEqual(
      nodeRoleProductMappings.map(({ ranking, productName }) => `${ranking} ${productName}`),
      ['1 Product 3', '2 Product 1', '3 Product 2'],
    );
    deepEqual(handle.saved(), ['updateProductMapping']);
  });

  it('moves the rule that the focus is in by Alt and an arrow key, and says so', async () => {
    await threeRules();
    handle = await ProductHandle.edit('M');
    const open = await eventually(() => {
      const button = handle.all<HTMLElement>('.rule-open')[1];
      ok(button);
      return button;
    });
    open.focus();
    await press('Alt+ArrowUp');
    await eventually(() => equal(handle.ruleTexts()[1], '2 Windows Server Product 1Managed Services'));
    await eventually(() => ok(announced('rank 1 of 3')));
    await press('Alt+ArrowUp');
    equal(handle.ruleTexts()[1], '2 Windows Server Product 1Managed Services', 'it is first already');
    await press('Alt+ArrowDown', 'Alt+ArrowDown');
    await eventually(() => equal(handle.ruleTexts()[2], '3 Windows Server Product 2Managed Services'));
  });

  const announced = (text: string) => handle.all('[aria-live]').some(({ textContent }) => textContent?.includes(text));

  it('adds a rule that needs a product, an agreement type and a role; all groups unless it says any', async () => {
    await newProductMapping('M', []);
    handle = await ProductHandle.edit('M');
    await handle.sees('No Mappings');
    await handle.press('Add Mapping');
    await handle.field('Product');
    await handle.press('OK');
    await eventually(() =>
      deepEqual(
        handle.all('.field-error').map(({ textContent }) => textContent),
        ['Required', 'Required', 'Required'],
      ),
    );
    await expectNoAxeViolations(handle.element);
    await handle.choose('Product', 'Server Basic');
    await handle.choose('Agreement Type', 'Managed Services');
    await handle.choose('Role', 'Windows Server');
    await handle.press('OK');
    await handle.rankedAs('1 Windows Server Server BasicManaged Services');
    await handle.press('OK');
    await handle.isClosed();
    const [rule] = (await storedProduct('M')).nodeRoleProductMappings;
    ok(rule);
    deepEqual(
      [rule.nodeRoleId, rule.groups, rule.groupsLogicOperator, rule.productName, rule.agreementTypeName, rule.ranking],
      [roles.windowsServer, [], 'AND', 'Server Basic', 'Managed Services', 1],
    );
  });

  it('refuses another rule with the same role and the same set of groups', async () => {
    await threeRules();
    handle = await ProductHandle.edit('M');
    await handle.press('Add Mapping');
    await handle.choose('Product', 'Server Basic');
    await handle.choose('Agreement Type', 'Managed Services');
    await handle.choose('Role', 'Linux Server');
    await handle.press('OK');
    await handle.sees('Already exists a mapping with the same role and groups');
    await handle.choose('Role', 'Mac Server');
    await handle.press('OK');
    await eventually(() => equal(handle.rules().length, 4));
  });

  it('marks a rule whose devices an earlier one takes, saying which; not where all matches count', async () => {
    await newProductMapping('M', [
      productRule(1, roles.windowsServer),
      productRule(2, roles.windowsServer, { groups: ['2'] }),
    ]);
    handle = await ProductHandle.edit('M');
    await handle.sees('Never used: mapping 1 takes all of its devices first');
    await handle.select(2);
    await handle.press('Up');
    await eventually(() => equal(handle.all('.rule-shadowed').length, 0));
    await handle.press('Down');
    await eventually(() => equal(handle.all('.rule-shadowed').length, 1));
    await click(await handle.find('label', 'Map device to all matching mappings'));
    await eventually(() => equal(handle.all('.rule-shadowed').length, 0));
    await handle.press('OK');
    await handle.isClosed();
    equal((await storedProduct('M')).productMappingType, 'MULTIPLE_HIT');
  });

  it('removes a rule after Yes, and those behind it move up', async () => {
    await threeRules();
    handle = await ProductHandle.edit('M');
    await handle.press('Delete mapping 1');
    await handle.sees('Delete this mapping?');
    await handle.press('No');
    equal(handle.rules().length, 3);
    await handle.press('Delete mapping 1');
    await handle.press('Yes');
    await handle.rankedAs('1 Windows Server Product 2Managed Services', '2 Linux Server Product 3Managed Services');
    await handle.press('OK');
    await handle.isClosed();
    deepEqual(
      (await storedProduct('M')).nodeRoleProductMappings.map(({ ranking }) => ranking),
      [1, 2],
    );
  });

  it('says of an agreement type and of a product that the provider has deleted that they are', async () => {
    const gone = { agreementTypeId: '999', agreementTypeName: 'Old', productId: '99999', productName: 'Goods of old' };
    await newProductMapping('M', [productRule(1, roles.windowsServer, gone)]);
    handle = await ProductHandle.edit('M');
    await handle.sees('Old (Deleted)');
    await handle.sees('Goods of old (Deleted)');
    handle.all<HTMLElement>('.rule-open')[0]?.click();
    await eventually(async () => equal((await handle.field('Product')).value, 'Goods of old (Deleted)'));
  });

  it('asks before a changed rule, or a changed mapping, is thrown away', async () => {
    await threeRules();
    handle = await ProductHandle.edit('M');
    await handle.press('Add Mapping');
    await handle.choose('Role', 'Mac Server');
    await press('Escape');
    await handle.press('Keep editing');
    await eventually(async () => equal((await handle.field('Role')).value, 'Mac Server'));
    await press('Escape');
    await handle.press('Discard changes');
    await eventually(() => equal(handle.all('dialog').length, 1));
    await handle.select(1);
    await handle.press('Down');
    await press('Escape');
    await handle.press('Keep editing');
    await eventually(() => equal(handle.ruleTexts()[1], '2 Windows Server Product 1Managed Services'));
  });

  it('shows everything and changes nothing without the permission', async () => {
    await threeRules();
    handle = await ProductHandle.edit('M', { permissions: { canManageIntegrations: false } });
    await eventually(() => equal(handle.ruleTexts()[0], first));
    await handle.sees('You don’t have permission to manage integrations');
    for (const name of ['Up', 'Down', 'Add Mapping', 'OK'])
      equal(handle.all('button').filter(({ textContent }) => textContent === name).length, 0, name);
    handle.all<HTMLElement>('.rule-open')[0]?.click();
    await eventually(async () => equal((await handle.field('Product')).readOnly, true));
    await expectNoAxeViolations(handle.element);
  });
});
