/** What the form of each variant asks for, and what it says of what is wrong. Source: spec 002 §2.8 and §5. */
import type { ProductVariant } from '../../../elements/product-form.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { clearRequests, requests, signIn } from '../../support/server.ts';
import { click, press, unhover } from '../../support/user.ts';
import { newProduct, ProductFormHandle } from './product-form-handle.ts';

before(unhover);

const prices = ['Price', 'Cost', 'Taxable', 'Billing'];
const counted = ['Quantity', 'Placeholder text'];
const fieldsOf: Record<ProductVariant, Record<string, readonly string[]>> = {
  standard: {
    General: ['Name', 'Description'],
    Billing: [...prices, 'Quantity'],
    Advanced: ['Licensing type', 'Term'],
    Permissions: ['Who can use this product'],
  },
  group: {
    General: ['Name', 'Description', 'Products in the group'],
    Billing: [...prices, 'Quantity'],
    Permissions: ['Who can use this product'],
  },
  managed: {
    General: ['Name', 'Description', 'Device roles', 'Groups'],
    Billing: [...prices, ...counted],
    Permissions: ['Who can use this product'],
  },
  'managed-end-user': {
    General: ['Name', 'Description', 'End users who are billed'],
    Billing: [...prices, ...counted],
    Permissions: ['Who can use this product'],
  },
  storage: {
    General: ['Name', 'Description'],
    Billing: [...prices, 'Included storage (GB)', 'Storage is included'],
    Permissions: ['Who can use this product'],
  },
  'user-role': {
    General: ['Name', 'Description', 'Technician roles'],
    Billing: [
      ...prices,
      'Round time entries up to the quarter hour',
      'On-site multiplier',
      'Remote multiplier',
      'Normal hours multiplier',
      'Off-hours multiplier',
    ],
    Permissions: ['Who can use this product'],
  },
};

describe('The form of a product', () => {
  let handle: ProductFormHandle;

  before(() => signIn().then(() => undefined));
  afterEach(() => handle.remove());

  for (const [variant, tabs] of Object.entries(fieldsOf)) {
    it(`asks for what its variant has and for nothing else: ${variant}`, async () => {
      handle = ProductFormHandle.open({ variant: variant as ProductVariant });
      await handle.field('Name');
      deepEqual(handle.tabs(), Object.keys(tabs));
      for (const [tab, labels] of Object.entries(tabs)) {
        await handle.tab(tab);
        await eventually(() => deepEqual(handle.labels(), [...labels]));
        await expectNoAxeViolations(handle.element);
      }
    });
  }

  it('says all that is missing, marks the tabs, and goes to the first of it, also on another tab', async () => {
    handle = ProductFormHandle.open({ variant: 'standard' });
    await handle.field('Name');
    await handle.tab('Permissions');
    await handle.choose('Specific technicians');
    await clearRequests();
    await handle.press('Create product');
    await eventually(() => equal(handle.shownTab(), 'Generalcontains an error'));
    deepEqual(handle.errors(), ['Required', 'Required']);
    await eventually(() => equal(handle.focusedLabel(), 'Name'));
    deepEqual(handle.tabs(), [
      'Generalcontains an error',
      'Billingcontains an error',
      'Advanced',
      'Permissionscontains an error',
    ]);
    await expectNoAxeViolations(handle.element);
    equal((await requests()).filter(({ method }) => method === 'POST').length, 0);
    await handle.write('Name', 'N');
    await handle.write('Description', 'D');
    await press('Enter');
    await handle.press('Create product');
    await eventually(() => equal(handle.focusedLabel(), 'Price'));
    equal(handle.tabs()[0], 'General');
    deepEqual(handle.errors(), ['Required', 'Required']);
    await handle.write('Price', '1');
    await handle.write('Cost', '1');
    await handle.press('Create product');
    await eventually(() => equal(handle.focusedLabel(), 'Technician roles with access'));
    deepEqual(handle.errors(), ['Required']);
  });

  it('says what is too long as it is left, and cuts nothing', async () => {
    handle = ProductFormHandle.open({ variant: 'managed' });
    await handle.write('Name', 'n'.repeat(51));
    await handle.write('Description', 'd'.repeat(251));
    await handle.tab('Billing');
    await handle.write('Placeholder text', 'p'.repeat(251));
    await press('Shift+Tab');
    await eventually(() => deepEqual(handle.errors(), ['Must be 250 characters or fewer']));
    await handle.tab('General');
    await eventually(() =>
      deepEqual(handle.errors().slice(0, 2), ['Must be 50 characters or fewer', 'Must be 250 characters or fewer']),
    );
    equal((await handle.value('Description')).length, 251);
  });

  const wrong: [text: string, error: string, written?: string][] = [
    ['', 'Required'],
    ['abc', 'Invalid'],
    ['1.234', 'This could be read as two different numbers. Leave out the thousands separator.'],
    ['0.125', 'Use no more than 2 decimal places'],
    ['-5', 'Must be 0 or more'],
    ['100000000', 'Must be €99,999,999.99 or less', '100,000,000.00'],
    ['$5', 'Enter an amount in EUR'],
  ];
  for (const [text, error, written = text] of wrong)
    it(`says what is wrong with a price, and keeps what was typed: ${text || 'nothing'}`, async () => {
      handle = ProductFormHandle.open({ variant: 'storage' });
      await handle.field('Name');
      await handle.tab('Billing');
      await handle.write('Price', text);
      deepEqual(handle.errors(), []);
      await press('Tab');
      await eventually(() => deepEqual(handle.errors(), [error]));
      equal(await handle.value('Price'), written);
    });

  it('asks for a number where the quantity is a fixed one, and takes whole ones from 0 up', async () => {
    handle = ProductFormHandle.open({ variant: 'group' });
    await handle.field('Name');
    await handle.tab('Billing');
    await handle.choose('Fixed');
    await handle.write('Quantity', '1.5');
    await press('Tab');
    await eventually(() => deepEqual(handle.errors(), ['Enter a whole number']));
    await handle.write('Quantity', '100001');
    await press('Tab');
    await eventually(() => deepEqual(handle.errors(), ['Must be 100,000 or less']));
    await handle.write('Quantity', '0');
    await press('ArrowDown', 'ArrowUp', 'ArrowUp');
    await handle.reads('Quantity', '2');
    await eventually(() => deepEqual(handle.errors(), []));
    await handle.choose('Counted each month');
    await handle.choose('Fixed');
    await handle.reads('Quantity', '2');
  });

  it('says which multiplier is missing', async () => {
    handle = ProductFormHandle.open({ variant: 'user-role' });
    await handle.field('Name');
    await handle.tab('Billing');
    await handle.write('Remote multiplier', '');
    await press('Tab');
    await eventually(() => deepEqual(handle.errors(), ['Required']));
    await handle.write('Remote multiplier', '1,25');
    await press('Tab');
    await handle.reads('Remote multiplier', '1.25');
  });

  it('offers roles of technicians without those of the system', async () => {
    handle = ProductFormHandle.open({ variant: 'standard' });
    await handle.field('Name');
    await handle.tab('Permissions');
    await handle.choose('Specific technicians');
    (await handle.find<HTMLInputElement>('[data-field="permissionUserRoles"] input')).focus();
    await press('ArrowDown');
    await eventually(() => ok(handle.all('[role="option"]').length > 3));
    const names = handle.all('[role="option"] .choice-label').map(({ textContent }) => textContent);
    ok(names.includes('Trainee'), names.join());
    ok(!names.some((name) => name?.startsWith('System')), names.join());
  });

  it('empties the end-user roles for All roles, and any of them counts then', async () => {
    const { id } = await newProduct('managed-end-user', {
      name: 'Roles',
      anyRole: false,
      endUserRoles: ['1', '2'],
      matchAllRoles: true,
    });
    handle = ProductFormHandle.open({ productId: id });
    await handle.field('Name');
    ok((await handle.radio('All of these roles')).checked);
    await handle.choose('All roles');
    await eventually(() => equal(handle.all('[data-field="endUserRoles"]').length, 0));
    await handle.choose('Specific roles');
    await eventually(() => equal(handle.chips('endUserRoles').length, 0));
    equal(handle.all('[data-field="matchAllRoles"]').length, 0);
  });

  it('asks for no roles before they are left, also where All roles was chosen in between', async () => {
    const { id } = await newProduct('managed-end-user', { name: 'Roles again', anyRole: false, endUserRoles: ['1'] });
    handle = ProductFormHandle.open({ productId: id });
    await click(await handle.find('[data-field="endUserRoles"] input'));
    await press('Escape');
    await handle.choose('All roles');
    await eventually(() => equal(handle.all('[data-field="endUserRoles"]').length, 0));
    await handle.choose('Specific roles');
    await eventually(() => equal(handle.chips('endUserRoles').length, 0));
    deepEqual(handle.errors(), []);
    (await handle.find('[data-field="endUserRoles"] input')).focus();
    (await handle.radio('Specific roles')).focus();
    await eventually(() => deepEqual(handle.errors(), ['Required']));
  });

  it('shows a group that was deleted as such', async () => {
    const { id } = await newProduct('managed', { name: 'Old groups', groupIds: ['1'] });
    const withDeletedGroups: typeof fetch = async (...asked) => {
      const answer = await fetch(...asked);
      if (!answer.url.includes('/query/groups')) return answer;
      const { results, ...rest } = await answer.json();
      return Response.json({ ...rest, results: results.map((one: object) => ({ ...one, deleted: true })) });
    };
    handle = ProductFormHandle.open({ productId: id }, { fetch: withDeletedGroups });
    await handle.sees('(Deleted)');
  });
});
