/** What of a machine somebody has to look after. */
import { concernsOf, dayOf, daysBetween, roomSeverity, standingOf } from '../../src/virtualization/concerns.ts';
import { detailsIssues, snapshotIssues } from '../../src/virtualization/machine-rules.ts';
import { bareMachine as machine } from '../console/virtualization/bare-machine.ts';
import { deepEqual, equal } from '../support/assert.ts';

const today = '2026-11-26';
const sensor = (id: string, status: string) => ({ id, name: `Fan ${id}`, status, value: 1, unit: 'RPM' });

describe('What needs attention', () => {
  it('is nothing where all is well', () => {
    deepEqual(concernsOf({ ...machine, healthSensors: [sensor('1', 'OK')] }, today), []);
  });

  it('is told with the worst first', () => {
    const found = concernsOf(
      {
        ...machine,
        healthSensors: [sensor('1', 'WARNING'), sensor('2', 'CRITICAL'), sensor('3', 'DEGRADED')],
        datastores: [{ id: '4', name: 'san', capacity: 100, free: 4 }],
        licenses: [
          { id: '5', name: 'over', expires: '2026-11-25' },
          { id: '6', name: 'today', expires: today },
          { id: '7', name: 'far', expires: '2027-11-26' },
        ],
        warrantyEndDate: '2020-01-01',
      },
      today,
    );
    deepEqual(
      found.map(({ kind, severity, ...rest }) => [kind, severity, 'id' in rest ? rest.id : '']),
      [
        ['sensor', 'danger', '2'],
        ['datastore', 'danger', '4'],
        ['license', 'danger', '5'],
        ['sensor', 'warning', '1'],
        ['sensor', 'warning', '3'],
        ['license', 'warning', '6'],
        ['warranty', 'warning', ''],
      ],
    );
  });

  it('counts days as calendars do', () => {
    deepEqual([daysBetween('2026-03-28', '2026-03-30'), daysBetween('2026-01-01', '2025-12-31')], [2, -1]);
    deepEqual(
      [null, '2026-11-25', today, '2026-12-26', '2026-12-27'].map((day) => standingOf(day, today)),
      ['none', 'over', 'soon', 'soon', 'fine'],
    );
    equal(dayOf(new Date(2026, 0, 5, 23, 59)), '2026-01-05');
  });

  it('takes a store without room for one of which nothing is known', () => {
    equal(roomSeverity({ capacity: 0, free: 0 }), undefined);
    deepEqual(
      [4.9, 5, 14.9, 15].map((free) => roomSeverity({ capacity: 100, free })),
      ['danger', 'warning', 'warning', undefined],
    );
  });
});

describe('Details and names', () => {
  const details = { tags: ['a'], owner: null, warrantyStartDate: '2026-01-01', warrantyEndDate: null };
  const codes = (more: object) => detailsIssues({ ...details, ...more }).map(({ path, code }) => `${path} ${code}`);

  it('are what the server takes', () => {
    deepEqual(codes({}), []);
    deepEqual(codes({ warrantyEndDate: '2025-12-31' }), ['warrantyEndDate endsFirst']);
    deepEqual(codes({ warrantyEndDate: '2026-02-31' }), ['warrantyEndDate invalid']);
    deepEqual(codes({ tags: ['x'.repeat(201)] }), ['tags tagTooLong']);
    deepEqual(codes({ tags: [' '] }), ['tags invalid']);
    deepEqual(codes({ owner: '' }), ['owner invalid']);
    deepEqual(
      ['', ' ', 'x'.repeat(80), 'x'.repeat(81)].map((name) => snapshotIssues({ name })[0]?.code),
      ['required', 'required', undefined, 'tooLong'],
    );
  });
});
