/** The plan of the agreement sync, apart from any provider: what becomes of devices, and that its end is its end. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { ProviderAddition, ProviderContents, ProviderItem } from '../../../demo/server/psa/provider-client.ts';
import {
  identifierOf,
  planSync,
  type SyncLocation,
  type SyncOrganization,
  type SyncWorld,
} from '../../../demo/server/psa/sync-plan.ts';
import { type SyncStep, syncSteps } from '../../../demo/server/psa/sync-steps.ts';

const roles = ['1', '2'];
const configurationMappings = [
  {
    id: '1',
    name: 'Standard',
    nodeRoleMappings: [
      { id: 'a', nodeRoleId: '1', configurationTypeId: '5', onCreateStatusId: '1', onDeleteStatusId: '3' },
    ],
  },
];
const rule = (id: string, more: object = {}) => ({
  id,
  nodeRoleId: '1',
  groups: [] as string[],
  groupsLogicOperator: 'AND' as const,
  productId: '70',
  productName: 'Server',
  agreementTypeId: '2',
  agreementTypeName: 'Managed',
  ranking: 1,
  ...more,
});
const productMapping = {
  id: '9',
  name: 'Devices',
  productMappingType: 'MULTIPLE_HIT' as const,
  nodeRoleProductMappings: [
    rule('a'),
    rule('b', { groups: ['g'], productId: '71', productName: 'Backup', ranking: 2 }),
    rule('c', { groups: ['h'], ranking: 3 }),
  ],
};
const retired = new Map([[5, 3]]);

const device = (id: number, more: object = {}) => ({
  id,
  name: `Device ${id}`,
  clientId: 1,
  locationId: 11,
  nodeRoleId: '1',
  groups: [] as string[],
  fields: { ram: '8 GB' },
  ...more,
});
const location = (more: Partial<SyncLocation> = {}): SyncLocation => ({
  siteId: null,
  productMappingId: null,
  productMappingType: 'DEFAULT',
  typeMappingId: null,
  typeMappingType: 'DEFAULT',
  agreementId: null,
  ...more,
});
const organization = { clientId: 1, clientName: 'Harbor', companyId: 100, productMappingId: 9, typeMappingId: 1 };
const world = (more: Partial<SyncWorld> = {}): SyncWorld => ({
  devices: [device(1), device(2)],
  organizations: new Map([[1, organization]]),
  locations: new Map(),
  configurationMappings,
  productMappings: [productMapping],
  companies: new Set([100]),
  agreements: [
    { id: 1000, companyId: 100, typeId: 1 },
    { id: 1001, companyId: 100, typeId: 2 },
  ],
  ...more,
});
const nothing: ProviderContents = { items: [], additions: [] };
const reasons = (some: SyncWorld) => planSync(some).skipped.map(({ kind, reason }) => `${kind} ${reason}`);
const counted = (some: SyncWorld) =>
  planSync(some).additions.map(({ agreementId, productId, quantity }) => [agreementId, productId, quantity]);

/** The provider after some steps. */
function made(contents: ProviderContents, steps: readonly SyncStep[]): ProviderContents {
  const items = new Map(contents.items.map((item) => [item.id, item]));
  const additions = [...contents.additions];
  for (const { action } of steps) {
    if (action?.type === 'create') {
      const id = items.size + 1;
      items.set(id, { ...action.item, id });
    } else if (action?.type === 'update') {
      const before = items.get(action.id);
      if (before) items.set(action.id, { ...before, ...action.change });
    } else if (action) {
      const { addition } = action;
      const index = additions.findIndex(
        ({ agreementId, productId }) => agreementId === addition.agreementId && productId === addition.productId,
      );
      const id = additions[index]?.id ?? additions.length + 1;
      if (index < 0) additions.push({ ...addition, id });
      else additions[index] = { ...addition, id };
    }
  }
  return { items: [...items.values()], additions };
}

describe('the plan of the agreement sync', () => {
  it('makes a configuration item of each device, and counts it under the type of agreement', () => {
    const plan = planSync(world());
    assert.deepEqual(
      plan.items.map(({ identifier, companyId, typeId, siteId }) => [identifier, companyId, typeId, siteId]),
      [
        ['rmm-1', 100, 5, null],
        ['rmm-2', 100, 5, null],
      ],
    );
    assert.deepEqual(counted(world()), [[1001, 70, 2]]);
    assert.deepEqual(plan.skipped, []);
  });

  it('goes by the location: its site, its mappings, its agreement', () => {
    const at = (more: Partial<SyncLocation>) => world({ locations: new Map([[11, location(more)]]) });
    assert.equal(planSync(at({ siteId: 7 })).items[0]?.siteId, 7);
    assert.deepEqual(counted(at({ agreementId: 1000 })), [[1000, 70, 2]]);
    assert.deepEqual(reasons(at({ productMappingType: 'NONE' })), [
      'AGREEMENT NO_PRODUCT_MAPPING',
      'AGREEMENT NO_PRODUCT_MAPPING',
    ]);
    assert.equal(planSync(at({ typeMappingType: 'NONE' })).items.length, 0);
    assert.equal(planSync(at({ typeMappingType: 'SPECIFIC', typeMappingId: 1 })).items.length, 2);
  });

  it('counts a device once for each product and agreement, however many rules say so', () => {
    const some = world({ devices: [device(1, { groups: ['g', 'h'] })] });
    assert.deepEqual(counted(some), [
      [1001, 70, 1],
      [1001, 71, 1],
    ]);
    const single = { ...productMapping, productMappingType: 'SINGLE_HIT' as const };
    assert.deepEqual(counted({ ...some, productMappings: [single] }), [[1001, 70, 1]]);
  });

  it('says why it skips', () => {
    const one = (more: Partial<SyncWorld>) => reasons(world({ devices: [device(1)], ...more }));
    assert.deepEqual(one({ organizations: new Map() }), ['CONFIGURATION NO_COMPANY']);
    assert.deepEqual(one({ companies: new Set() }), ['CONFIGURATION DELETED_AT_PROVIDER']);
    assert.deepEqual(one({ configurationMappings: [] }), ['CONFIGURATION NO_CONFIGURATION_TYPE_MAPPING']);
    assert.deepEqual(one({ devices: [device(1, { nodeRoleId: '2' })] }), [
      'CONFIGURATION NO_CONFIGURATION_TYPE_FOR_ROLE',
      'AGREEMENT NO_PRODUCT_RULE',
    ]);
    assert.deepEqual(one({ agreements: [] }), ['AGREEMENT NO_AGREEMENT']);
  });
});

describe('the steps of the agreement sync', () => {
  const first = made(nothing, syncSteps(planSync(world()), nothing, retired));
  const outcomes = (some: SyncWorld, contents: ProviderContents) =>
    syncSteps(planSync(some), contents, retired).map(({ outcome, before, after }) =>
      [outcome, before ?? '', after ?? ''].join(' ').trim(),
    );

  it('create, change, and leave alone', () => {
    assert.deepEqual(outcomes(world(), nothing), ['CREATED', 'CREATED', 'CREATED  2']);
    assert.deepEqual(outcomes(world(), first), ['UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
    const renamed = world({ devices: [device(1, { name: 'Renamed' }), device(2), device(3)] });
    assert.deepEqual(outcomes(renamed, first), [
      'CHANGED name: Device 1 name: Renamed',
      'UNCHANGED',
      'CREATED',
      'CHANGED 2 3',
    ]);
  });

  it('retire the item of a device that is gone, and take it back when it is there again', () => {
    const without = world({ devices: [device(1)] });
    assert.deepEqual(outcomes(without, first), ['UNCHANGED', 'CHANGED statusId: 1 statusId: 3', 'CHANGED 2 1']);
    const after = made(first, syncSteps(planSync(without), first, retired));
    assert.deepEqual(outcomes(world(), after), ['UNCHANGED', 'CHANGED statusId: 3 statusId: 1', 'CHANGED 1 2']);
  });

  it('leave alone what is not theirs: statuses that somebody set, items and quantities of others', () => {
    const items = first.items.map((item) => ({ ...item, statusId: 4 }));
    const other = { ...(first.items[0] as ProviderItem), id: 99, identifier: 'printer-7' };
    const addition: ProviderAddition = { id: 99, agreementId: 1000, productId: 1, quantity: 4, managedBy: 'somebody' };
    const contents = { items: [...items, other], additions: [...first.additions, addition] };
    assert.deepEqual(outcomes(world(), contents), ['UNCHANGED', 'UNCHANGED', 'UNCHANGED']);
  });

  it('count nothing any more where a mapping is gone', () => {
    assert.deepEqual(
      outcomes(world({ productMappings: [] }), first).filter((one) => one.startsWith('CHANGED')),
      ['CHANGED 2 0'],
    );
  });

  const anyLocation = fc.record({
    siteId: fc.option(fc.nat({ max: 3 })),
    productMappingId: fc.constantFrom(null, 9, 8),
    productMappingType: fc.constantFrom('DEFAULT' as const, 'NONE' as const, 'SPECIFIC' as const),
    typeMappingId: fc.constantFrom(null, 1),
    typeMappingType: fc.constantFrom('DEFAULT' as const, 'NONE' as const, 'SPECIFIC' as const),
    agreementId: fc.constantFrom(null, 1000, 1001),
  });
  const anyWorld = fc
    .record({
      devices: fc.uniqueArray(
        fc.record({
          id: fc.nat({ max: 9 }),
          clientId: fc.constantFrom(1, 2),
          locationId: fc.constantFrom(11, 12),
          nodeRoleId: fc.constantFrom(...roles),
          groups: fc.subarray(['g', 'h']),
          name: fc.string({ maxLength: 3 }),
        }),
        { selector: ({ id }) => id, maxLength: 8 },
      ),
      location: anyLocation,
      companyId: fc.constantFrom(null, 100, 200),
      isThere: fc.boolean(),
      type: fc.constantFrom('SINGLE_HIT' as const, 'MULTIPLE_HIT' as const),
    })
    .map(({ devices, location: place, companyId, isThere, type }) =>
      world({
        devices: devices.map((one) => device(one.id, one)),
        organizations: new Map<number, SyncOrganization>([
          [1, organization],
          [2, { ...organization, clientId: 2, companyId }],
        ]),
        locations: new Map([[12, place]]),
        companies: new Set(isThere ? [100, 200] : [100]),
        productMappings: [{ ...productMapping, productMappingType: type }],
      }),
    );
  const isAtRest = (some: SyncWorld, contents: ProviderContents) =>
    syncSteps(planSync(some), contents, retired).every(({ action }) => action === undefined);

  it('have nothing left to do when they are done, wherever they began', () => {
    fc.assert(
      fc.property(anyWorld, anyWorld, (before, after) => {
        const there = made(nothing, syncSteps(planSync(before), nothing, retired));
        const then = made(there, syncSteps(planSync(after), there, retired));
        assert.ok(isAtRest(before, there));
        assert.ok(isAtRest(after, then));
      }),
    );
  });

  it('come to the same end when they are broken off and begun again', () => {
    fc.assert(
      fc.property(anyWorld, fc.nat(), (some, at) => {
        const steps = syncSteps(planSync(some), nothing, retired);
        const broken = made(nothing, steps.slice(0, at % (steps.length + 1)));
        const end = made(broken, syncSteps(planSync(some), broken, retired));
        const whole = made(nothing, steps);
        const byIdentifier = ({ items }: ProviderContents) =>
          items
            .map(({ id: _id, ...item }) => item)
            .sort((one, other) => one.identifier.localeCompare(other.identifier));
        assert.deepEqual(byIdentifier(end), byIdentifier(whole));
        assert.equal(new Set(end.items.map(({ identifier }) => identifier)).size, end.items.length);
        assert.deepEqual(
          end.additions.map(({ quantity }) => quantity).sort(),
          whole.additions.map(({ quantity }) => quantity).sort(),
        );
      }),
    );
  });

  it('have a key of their own each, by which a run knows what it has done', () => {
    fc.assert(
      fc.property(anyWorld, (some) => {
        const keys = syncSteps(planSync(some), first, retired).map(({ key }) => key);
        assert.equal(new Set(keys).size, keys.length);
      }),
    );
    assert.equal(identifierOf(7), 'rmm-7');
  });
});
