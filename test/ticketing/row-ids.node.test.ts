/** Two versions of one automation: rows that are the same keep one id, so that only what differs is told. */
import { emptyAutomation } from '../../src/ticketing/editor/model/automation-values.ts';
import { withIdsOf } from '../../src/ticketing/editor/model/row-ids.ts';
import { deepEqual } from '../support/assert.ts';

const row = (id: string, field: string, value: unknown) => ({ id, field, operator: 'equals', value });
const withRows = (...all: ReturnType<typeof row>[]) => ({ ...emptyAutomation, conditions: { all, any: [] } });

describe('Rows of two versions', () => {
  it('are the same where they say the same, then where they look at the same', () => {
    const base = withRows(row('a', 'status', 'NEW'), row('b', 'status', 'OPEN'), row('c', 'type', 'TASK'));
    const next = withRows(row('x', 'status', 'OPEN'), row('y', 'status', 'PAUSED'), row('z', 'source', 'EMAIL'));
    deepEqual(
      withIdsOf(base, next).conditions.all.map(({ id }) => id),
      ['b', 'a', 'z'],
    );
  });
});
