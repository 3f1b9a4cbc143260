/** Configuration type mappings, role mappings and account mappings, without a screen. Source: spec 002 §2.5, §2.7, §3 to §5. */

import { plainTranslator } from '../../src/base/plain-translator.ts';
import {
  accountFromWire,
  accountIssues,
  clearAccounts,
  locationsToReset,
  resetLocations,
  resetsLocations,
} from '../../src/psa/accounts/account-mapping.ts';
import { emptyRoleMapping, newRoleRow, roleMappingIssues, roleRowIssues } from '../../src/psa/accounts/role-mapping.ts';
import {
  configurationFromWire,
  configurationIssues,
  configurationRowIssues,
  configurationToWire,
  copyOfConfiguration,
  emptyConfigurationMapping,
  newConfigurationRow,
} from '../../src/psa/configurations/configuration-mapping.ts';
import { mappingActions } from '../../src/psa/mapping-names.ts';
import { mappedRoleIds, withoutRow, withRow } from '../../src/psa/mapping-rows.ts';
import { issueText, psaMessages } from '../../src/psa/psa-messages.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';

const role = (id: string) => ({ id, name: `Role ${id}` });
const paths = (issues: readonly { path: string; code: string }[]) => issues.map(({ path, code }) => `${path} ${code}`);

describe('A configuration type mapping', () => {
  const type = { id: '3', name: 'Managed Server' };
  const row = { ...newConfigurationRow(), id: 'r', role: role('1'), configurationType: type };

  it('has rows with a role and a type', () => {
    deepEqual(paths(configurationRowIssues(newConfigurationRow())), ['role required', 'configurationType required']);
    deepEqual(configurationRowIssues(row), []);
  });

  it('knows which roles other rows have', () => {
    const rows = [row, { ...row, id: 's', role: role('2') }, { ...row, id: 't', role: null }];
    deepEqual(mappedRoleIds(rows), ['1', '2']);
    deepEqual(mappedRoleIds(rows, 's'), ['1']);
    deepEqual(
      paths(configurationIssues({ name: 'M', rows: [row, { ...row, id: 's' }], id: undefined, mappings: [] })),
      ['rows.r sameRole', 'rows.s sameRole'],
    );
  });

  it('needs a name, as product mappings do', () => {
    const mappings = [{ id: '1', name: 'Servers' }];
    deepEqual(paths(configurationIssues({ ...emptyConfigurationMapping, id: undefined, mappings })), ['name required']);
    deepEqual(paths(configurationIssues({ ...emptyConfigurationMapping, name: ' Servers', id: undefined, mappings })), [
      'name taken',
    ]);
  });

  it('comes back from the wire, and is copied as a new one', () => {
    const values = { name: 'Servers', rows: [{ ...row, onCreateStatus: { id: '4', name: 'Active' } }] };
    const wire = { ...configurationToWire(values), id: '1' };
    deepEqual(configurationFromWire(wire), values);
    const copy = copyOfConfiguration(wire, [wire]);
    equal(copy.name, 'Servers (Copy)');
    equal(copyOfConfiguration(wire, [wire, { id: '2', name: 'servers (copy)' }]).name, 'Servers (Copy 2)');
    ok(copy.rows[0]?.id !== 'r' && copy.rows[0]?.onCreateStatus?.id === '4');
  });

  it('is added always, and edited, deleted and copied where exactly one is checked', () => {
    deepEqual(mappingActions(1), { add: true, edit: true, remove: true, copy: true });
    for (const checked of [0, 2])
      deepEqual(mappingActions(checked), { add: true, edit: false, remove: false, copy: false });
  });

  it('keeps the place of a row that is edited', () => {
    const rows = ['a', 'b', 'c'].map((id) => ({ id }));
    deepEqual(withRow(rows, { id: 'b' }), rows);
    deepEqual(withRow(rows, { id: 'd' }).at(-1), { id: 'd' });
    deepEqual(
      withoutRow(rows, 'b').map(({ id }) => id),
      ['a', 'c'],
    );
  });
});

describe('A role mapping of the second provider', () => {
  it('has a name that no other has in any case', () => {
    const facts = { ...emptyRoleMapping, id: undefined, mappings: [{ id: '1', name: 'Servers' }] };
    for (const name of ['', '  ', 'SERVERS '])
      deepEqual(paths(roleMappingIssues({ ...facts, name })), ['name invalid']);
    deepEqual(roleMappingIssues({ ...facts, name: 'servers', id: '1' }), []);
  });

  it('has rows with role, category and product', () => {
    deepEqual(paths(roleRowIssues(newRoleRow())), ['role required', 'category required', 'product required']);
  });
});

describe('An account mapping', () => {
  const mapping = {
    clientId: '1',
    clientName: 'Harbor',
    accountId: '10',
    accountName: 'Harbor Ltd',
    installedProductCategoryMappingId: '3',
    installedProductCategoryMappingName: 'Servers',
    mappedLocationCount: 1,
  };
  const location = (locationId: string, clientId: string, autotaskLocationId: string | null) => ({
    locationId,
    locationName: 'HQ',
    clientId,
    clientName: '',
    autotaskAccountId: '10',
    autotaskAccountName: 'Harbor Ltd',
    autotaskLocationId,
    autotaskLocationName: null,
  });
  const locations = [location('1', '1', '100'), location('2', '1', null), location('3', '2', '200')];

  it('needs an account', () =>
    deepEqual(paths(accountIssues({ account: null, roleMapping: null })), ['account required']));

  it('cleared has neither account nor category, and only where it is selected', () => {
    const [first, second] = clearAccounts([mapping, { ...mapping, clientId: '2' }], new Set(['1']));
    deepEqual(accountFromWire(first ?? mapping), { account: null, roleMapping: null });
    equal(second?.accountId, '10');
  });

  it('resets the locations of its organization with another account alone', () => {
    ok(!resetsLocations(mapping, { account: { id: '10', name: 'Renamed' }, roleMapping: null }));
    ok(resetsLocations(mapping, { account: { id: '11', name: 'Other' }, roleMapping: null }));
    deepEqual(
      locationsToReset(locations, '1').map(({ locationId }) => locationId),
      ['1'],
    );
    const after = resetLocations(locations, '1', { id: '11', name: 'Other' });
    deepEqual(
      after.map(({ autotaskAccountId, autotaskLocationId }) => [autotaskAccountId, autotaskLocationId]),
      [
        ['11', null],
        ['11', null],
        ['10', '200'],
      ],
    );
  });
});

describe('What is wrong with a mapping', () => {
  const t = plainTranslator(psaMessages.en, {}, 'en');

  it('is told in the words of its kind', () => {
    const told = (code: string, kind: 'configuration' | 'product' | 'role', limit?: number) =>
      issueText({ path: 'name', code, ...(limit !== undefined && { limit }) }, t, kind);
    equal(told('taken', 'configuration'), 'Configuration type mapping name already taken');
    equal(told('taken', 'product'), 'Product mapping name already taken');
    equal(told('invalid', 'role'), 'Invalid');
    equal(told('tooLong', 'product', 50), 'Max length for name is 50 chars');
    equal(told('required', 'role'), 'Required');
    equal(told('sameRoleAndGroups', 'product'), 'Already exists a mapping with the same role and groups');
    equal(told('sameRole', 'configuration'), 'Invalid');
  });
});
