/** What a mapping makes of devices while it is edited: of one, and of all whose product would be another. */
import type { MappedDevice } from '../../../src/psa/product-contract.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { onlyMappings } from '../named-mappings/named-mapping-calls.ts';
import { newProductMapping, ProductHandle, productRule, roles } from './product-calls.ts';

before(unhover);

const device = (id: number, more: Partial<MappedDevice> = {}): MappedDevice => ({
  id: String(id),
  name: `Device ${id}`,
  clientId: '1',
  locationId: '1',
  nodeRoleId: roles.windowsServer,
  groups: [],
  productMappingId: null,
  ...more,
});

/** The server's, but for the devices. */
function withDevices(devices: readonly MappedDevice[]) {
  return {
    fetch: ((input: RequestInfo | URL, init?: RequestInit) => {
      const url = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (url.pathname !== '/psacw/v2/devices') return fetch(input, init);
      const size = Number(url.searchParams.get('pageSize'));
      const first = Number(url.searchParams.get('page')) * size;
      const results = devices.slice(first, first + size);
      const totalPages = Math.ceil(devices.length / size);
      return Promise.resolve(Response.json({ results, totalElements: devices.length, totalPages }));
    }) as typeof fetch,
  };
}

describe('A product mapping tried on devices', () => {
  let handle: ProductHandle;

  beforeEach(async () => {
    await signIn();
    await onlyMappings('product');
  });
  afterEach(() => handle.remove());

  const cells = () =>
    handle
      .all('dialog [role="row"]')
      .filter((row) => row.querySelector('[role="rowheader"]'))
      .map((row) =>
        [...row.querySelectorAll('[role="rowheader"], [role="gridcell"]')].map(({ textContent }) => textContent),
      );
  const windowsFirst = () =>
    newProductMapping('M', [
      productRule(1, roles.linuxServer),
      productRule(2, roles.windowsServer, { groups: ['1', '2'] }),
      productRule(3, roles.windowsServer),
      productRule(4, roles.windowsServer, { groups: ['1'] }),
    ]);

  it('says of a role and groups which rules they hit, under either type, and why not', async () => {
    await windowsFirst();
    handle = await ProductHandle.edit('M');
    await handle.tab('Trace a device');
    await click(await handle.find('label', 'A role and groups'));
    await handle.choose('Role', 'Windows Server');
    await handle.sees('It becomes Product 3 / Managed Services.');
    await eventually(() => {
      const [linux, both, windows, north] = cells();
      deepEqual(linux?.slice(1), ['Other role', 'Other role']);
      ok(both?.[1]?.startsWith('Not in '), both?.join());
      deepEqual(windows?.slice(1), ['Match', 'Match']);
      ok(north?.[1]?.startsWith('Not in '), north?.join());
    });
    await click(await handle.field('Group(s)'));
    const [group] = handle.all('[role="option"]:not([aria-disabled="true"])');
    ok(group ?? (await handle.find('[role="option"]')));
    await expectNoAxeViolations(handle.element);
  });

  it('traces a device by its own role and groups', async () => {
    await windowsFirst();
    handle = await ProductHandle.edit('M');
    await handle.tab('Trace a device');
    await handle.sees('Choose a device, or a role and groups');
    await click(await handle.field('Device'));
    await click(await handle.find('[role="option"]', /File server/));
    await handle.sees(/Role: .*Groups: /);
    await eventually(() => equal(cells().length, 4));
  });

  it('tells which devices change product, with names, before and after', async () => {
    const { id } = await newProductMapping('M', [
      productRule(1, roles.windowsServer),
      productRule(2, roles.linuxServer),
    ]);
    const used = { productMappingId: id };
    handle = await ProductHandle.edit(
      'M',
      withDevices([
        device(1, used),
        device(2, { ...used, nodeRoleId: roles.linuxServer }),
        device(3, { ...used, nodeRoleId: '99' }),
        device(4),
      ]),
    );
    await handle.tab('What saving changes');
    await handle.sees('No device changes');
    await handle.tab('Mappings');
    await handle.press('Delete mapping 1');
    await handle.press('Yes');
    await handle.tab('What saving changes');
    await handle.sees('1 of 3 devices changes product');
    await eventually(() =>
      deepEqual(cells(), [['Device 1', 'Harbor Logistics', 'Product 1 / Managed Services', 'No product']]),
    );
    await click(await handle.find('label', 'All devices, as if they used this mapping'));
    await handle.sees('2 of 4 devices change product');
    await expectNoAxeViolations(handle.element);
  });

  it('says that no device uses a new mapping', async () => {
    handle = ProductHandle.show(withDevices([device(1)]));
    await handle.press('Add New Mapping');
    await handle.tab('What saving changes');
    await handle.sees('No device uses this mapping');
  });

  it('lists 10,000 devices by the rows that are in view', async () => {
    const { id } = await newProductMapping('M', [productRule(1, roles.windowsServer)]);
    const many = Array.from({ length: 10_000 }, (_, index) => device(index + 1, { productMappingId: id }));
    handle = await ProductHandle.edit('M', withDevices(many));
    await handle.press('Delete mapping 1');
    await handle.press('Yes');
    await handle.tab('What saving changes');
    await handle.sees('10,000 of 10,000 devices change product');
    await eventually(() => ok(cells().length > 3));
    ok(cells().length < 60, `${cells().length} rows are in the document`);
    await click(await handle.find('label', 'All devices, as if they used this mapping'));
    await eventually(() => ok(handle.all<HTMLInputElement>('[role="switch"]').some(({ checked }) => checked)));
    await handle.sees('10,000 of 10,000 devices change product');
    ok(cells().length < 60, `${cells().length} rows are in the document`);
  });
});
