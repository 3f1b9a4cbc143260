/** Ranked product rules: how they move, what is wrong with them, and which devices hit them. Source: spec 002 §2.6, §4 and §5. */
import fc from 'fast-check';
import { withoutRow, withRow } from '../../src/psa/mapping-rows.ts';
import type { ProductMapping } from '../../src/psa/product-contract.ts';
import {
  canMove,
  copyOfProductMapping,
  emptyProductMapping,
  moveRule,
  moveRuleTo,
  newProductRule,
  type ProductRule,
  productMappingFromWire,
  productMappingIssues,
  productMappingToWire,
  productRuleIssues,
  rankOf,
} from '../../src/psa/products/product-mapping.ts';
import { changedDevices, ruleHits, ruleVerdicts, shadowedRules } from '../../src/psa/products/product-tracer.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const rule = (id: string, more: Partial<ProductRule> = {}): ProductRule => ({
  ...newProductRule(),
  id,
  roleId: '1',
  product: { id: `p${id}`, name: `Product ${id}` },
  agreementType: { id: 'a', name: 'Managed' },
  ...more,
});
const ids = (rules: readonly { id: string }[]) => rules.map(({ id }) => id).join('');
const ranks = (rules: readonly ProductRule[]) =>
  productMappingToWire({ name: 'M', type: 'SINGLE_HIT', rules }).nodeRoleProductMappings.map(({ ranking }) => ranking);

const anyRule = fc.record({
  roleId: fc.constantFrom('1', '2'),
  groups: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
  groupsLogicOperator: fc.constantFrom('OR' as const, 'AND' as const),
});
const anyRules = fc
  .array(anyRule, { maxLength: 6 })
  .map((rules) => rules.map((one, index) => rule(String(index), one)));
const allGroups = ['', 'a', 'b', 'c', 'ab', 'ac', 'bc', 'abc'].map((groups) => [...groups]);
const allDevices = ['1', '2'].flatMap((nodeRoleId) => allGroups.map((groups) => ({ nodeRoleId, groups })));

describe('The ranks of product rules', () => {
  it('swap with their neighbour, and stay at either end', () => {
    const rules = ['a', 'b', 'c'].map((id) => rule(id));
    equal(ids(moveRule(rules, 'b', 'up')), 'bac');
    equal(ids(moveRule(rules, 'b', 'down')), 'acb');
    equal(moveRule(rules, 'a', 'up'), rules);
    equal(moveRule(rules, 'c', 'down'), rules);
    equal(moveRule(rules, 'gone', 'down'), rules);
    equal(rankOf(rules, 'c'), 3);
  });

  it('come by swaps to where a rule is put, past the ends at most to the end', () => {
    const rules = ['a', 'b', 'c', 'd'].map((id) => rule(id));
    equal(ids(moveRuleTo(rules, 'a', 2)), 'bcad');
    equal(ids(moveRuleTo(rules, 'd', 1)), 'adbc');
    equal(ids(moveRuleTo(rules, 'b', 99)), 'acdb');
    equal(ids(moveRuleTo(rules, 'c', -1)), 'cabd');
    equal(moveRuleTo(rules, 'b', 1), rules);
    equal(moveRuleTo(rules, 'gone', 1), rules);
  });

  it('move for exactly one selected rule that has a neighbour there', () => {
    const rules = ['a', 'b'].map((id) => rule(id));
    deepEqual(
      [[], ['a'], ['b'], ['a', 'b'], ['gone']].map((selected) => canMove(rules, selected, 'up')),
      [false, false, true, false, false],
    );
    ok(canMove(rules, ['a'], 'down') && !canMove(rules, ['b'], 'down'));
  });

  it('are 1 to their count without a gap, whatever is added, moved and removed', () => {
    const step = fc.record({
      verb: fc.constantFrom('add', 'remove', 'up', 'down', 'to', 'replace'),
      at: fc.nat({ max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 9 }), { maxLength: 6 }), fc.array(step), (wireRanks, steps) => {
        const stored = {
          ...productMappingToWire({ ...emptyProductMapping, rules: wireRanks.map((_, index) => rule(`w${index}`)) }),
          id: '1',
        };
        const given = stored.nodeRoleProductMappings.map((one, index) => ({ ...one, ranking: wireRanks[index] ?? 0 }));
        let { rules } = productMappingFromWire({ ...stored, nodeRoleProductMappings: given });
        for (const [index, { verb, at }] of steps.entries()) {
          const before = ids(rules);
          const id = rules[at]?.id ?? 'gone';
          if (verb === 'add') rules = withRow(rules, rule(`n${index}`));
          else if (verb === 'remove') rules = withoutRow(rules, id);
          else if (verb === 'replace') rules = id === 'gone' ? rules : withRow(rules, rule(id, { roleId: '2' }));
          else if (verb === 'to') rules = moveRuleTo(rules, id, index);
          else rules = moveRule(rules, id, verb === 'up' ? 'up' : 'down');
          if (verb === 'replace') equal(ids(rules), before);
          deepEqual(
            ranks(rules),
            rules.map((_, position) => position + 1),
          );
          equal(new Set(rules.map((one) => one.id)).size, rules.length);
        }
      }),
    );
  });

  it('of the wire are taken in their order, gaps and doubles or not', () => {
    const wire = (ranking: number, id: string) => ({
      id,
      nodeRoleId: '1',
      groups: [],
      groupsLogicOperator: 'AND' as const,
      productId: 'p',
      agreementTypeId: 'a',
      ranking,
    });
    const mapping: ProductMapping = {
      id: '1',
      name: 'M',
      productMappingType: 'SINGLE_HIT',
      nodeRoleProductMappings: [wire(7, 'c'), wire(2, 'a'), wire(2, 'b')],
    };
    equal(ids(productMappingFromWire(mapping).rules), 'abc');
  });
});

describe('A product mapping', () => {
  const facts = { ...emptyProductMapping, id: undefined, mappings: [{ id: '1', name: 'Servers ' }] };
  const told = (name: string, id?: string) =>
    productMappingIssues({ ...facts, name, id }).map(({ path, code, limit }) => [path, code, limit ?? ''].join(' '));

  it('needs a name of at most 50 characters that no other has', () => {
    deepEqual(told('  '), ['name required ']);
    deepEqual(told('x'.repeat(51)), ['name tooLong 50']);
    deepEqual(told(` ${'x'.repeat(50)} `), []);
    deepEqual(told('Servers'), ['name taken ']);
    deepEqual(told('Servers', '1'), []);
    deepEqual(told('servers'), []);
  });

  it('begins with the first matching rule only', () => equal(emptyProductMapping.type, 'SINGLE_HIT'));

  it('is copied as a new one: another name, and no id of the other', () => {
    const wire = { ...productMappingToWire({ ...emptyProductMapping, name: 'Servers', rules: [rule('a')] }), id: '1' };
    const copy = copyOfProductMapping(wire, [wire]);
    equal(copy.name, 'Servers (Copy)');
    ok(copy.rules[0]?.id !== 'a');
    deepEqual({ ...copy.rules[0], id: 'a' }, rule('a'));
  });

  it('comes back from the wire as it was sent', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const values = { name: 'M', type: 'MULTIPLE_HIT' as const, rules };
        deepEqual(productMappingFromWire({ ...productMappingToWire(values), id: '1' }), values);
      }),
    );
  });
});

describe('A product rule', () => {
  const told = (one: ProductRule, rules: readonly ProductRule[] = []) =>
    productRuleIssues({ ...one, rules }).map(({ path, code }) => `${path} ${code}`);

  it('needs product, agreement type and role', () => {
    deepEqual(told(newProductRule()), ['product required', 'agreementType required', 'roleId required']);
    deepEqual(told(rule('a')), []);
  });

  it('may not have the role and the set of groups of another one', () => {
    const other = rule('b', { groups: ['x', 'y'] });
    deepEqual(told(rule('a', { groups: ['y', 'x'], groupsLogicOperator: 'OR' }), [other]), [
      'roleId sameRoleAndGroups',
    ]);
    deepEqual(told(rule('a', { groups: ['x'] }), [other]), []);
    deepEqual(told(rule('a', { groups: ['x', 'y'], roleId: '2' }), [other]), []);
    deepEqual(told(other, [other]), []);
    deepEqual(
      productMappingIssues({
        ...emptyProductMapping,
        name: 'M',
        rules: [other, { ...other, id: 'c' }],
        id: undefined,
        mappings: [],
      }).map(({ path }) => path),
      ['rules.b', 'rules.c'],
    );
  });
});

describe('A device', () => {
  const first = rule('f', { groups: ['a', 'b'], groupsLogicOperator: 'AND' });
  const second = rule('s', { groups: ['a', 'c'], groupsLogicOperator: 'OR' });
  const third = rule('t');
  const rules = [first, second, third];
  const hits = (groups: string[], type: 'SINGLE_HIT' | 'MULTIPLE_HIT') =>
    ids(ruleHits({ type, rules }, { nodeRoleId: '1', groups }));

  it('hits all rules that it fits, or the first of them', () => {
    equal(hits(['a', 'b'], 'MULTIPLE_HIT'), 'fst');
    equal(hits(['a', 'b'], 'SINGLE_HIT'), 'f');
    equal(hits(['c'], 'MULTIPLE_HIT'), 'st');
    equal(hits([], 'SINGLE_HIT'), 't');
    equal(ids(ruleHits({ type: 'MULTIPLE_HIT', rules }, { nodeRoleId: '2', groups: ['a'] })), '');
  });

  it('is told why it hits a rule or not', () => {
    const verdicts = ruleVerdicts(
      { type: 'SINGLE_HIT', rules: [...rules, rule('o', { roleId: '2' })] },
      { nodeRoleId: '1', groups: ['c'] },
    );
    deepEqual([...verdicts.values()], ['otherGroups', 'hit', 'hitBefore', 'otherRole']);
  });

  it('changes product by its product and agreement type, not by its rule', () => {
    const devices = [{ nodeRoleId: '1', groups: ['c'], name: 'One' }];
    const before = { type: 'SINGLE_HIT' as const, rules };
    const renamed = rules.map((one) => ({ ...one, id: `${one.id}2` }));
    deepEqual(changedDevices(before, { ...before, rules: renamed }, devices), []);
    const [changed] = changedDevices(before, { ...before, rules: moveRule(rules, 't', 'up') }, devices);
    deepEqual([changed?.device.name, ids(changed?.before ?? []), ids(changed?.after ?? [])], ['One', 's', 't']);
  });

  it('can hit each rule that is not marked as shadowed, and none that is', () => {
    fc.assert(
      fc.property(anyRules, (some) => {
        const mapping = { type: 'SINGLE_HIT' as const, rules: some };
        const hit = new Set(allDevices.flatMap((device) => ruleHits(mapping, device).map(({ id }) => id)));
        const shadowed = shadowedRules(mapping);
        for (const { id } of some) equal(shadowed.has(id), !hit.has(id), id);
        for (const [id, takers] of shadowed) for (const taker of takers) ok(rankOf(some, taker) < rankOf(some, id));
        equal(shadowedRules({ ...mapping, type: 'MULTIPLE_HIT' }).size, 0);
      }),
    );
  });
});
