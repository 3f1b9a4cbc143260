/** The signals of a form's fields: after any change they are what the values have at their paths, and only those are told. */
import { batch, effect, signal } from '@preact/signals-core';
import fc from 'fast-check';
import { fieldValue, placeOf, writeFields } from '../../../src/ui/form/field-values.ts';
import { segmentsOf, valueAt, withValueAt } from '../../../src/ui/form/form-path.ts';
import { deepEqual, equal } from '../../support/assert.ts';

interface Row {
  readonly id?: string;
  readonly text: string;
}
const paths = [
  '',
  'name',
  'rows',
  'rows.a',
  'rows.a.text',
  'rows.b.text',
  'rows.1.text',
  'rows.9',
  'list.x.y',
  'gone.z',
];

const row = fc.record({ id: fc.constantFrom('a', 'b', 'c', ''), text: fc.string({ maxLength: 2 }) });
const change = fc.oneof(
  fc.record({
    path: fc.constantFrom('rows.a.text', 'rows.b.text', 'rows.0.text', 'list.x.y', 'name'),
    value: fc.string(),
  }),
  fc.record({ path: fc.constantFrom('rows.a', 'rows.1'), value: row }),
  fc.record({ path: fc.constant('rows'), value: fc.array(row, { maxLength: 4 }) }),
  fc.record({ path: fc.constantFrom('rows', 'list', 'list.x'), value: fc.constant(undefined) }),
);

describe('the signals of a form’s fields', () => {
  it('are what the values have at their paths, whatever becomes of them', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), fc.array(change, { maxLength: 8 }), (rows, changes) => {
        let values: unknown = { name: '', rows, list: { x: { y: '' } } };
        const places = placeOf(signal(values));
        for (const { path, value } of changes) {
          // Nobody writes beyond the end of a list.
          if (path.endsWith('.1') && fieldValue(places, ['rows', '1']).value === undefined) continue;
          values = withValueAt(values, segmentsOf(path), value);
          batch(() => writeFields(places, values));
          // Some are asked for only later.
          for (const one of paths)
            equal(fieldValue(places, segmentsOf(one)).value, valueAt(values, segmentsOf(one)), one);
        }
      }),
    );
  });

  it('are told of nothing that stays as it is', () => {
    const rows: Row[] = Array.from({ length: 5 }, (_, index) => ({ id: `r${index}`, text: '' }));
    let values: unknown = { name: '', rows };
    const places = placeOf(signal(values));
    const told: string[] = [];
    for (const path of ['name', 'rows', 'rows.r1', 'rows.r1.text', 'rows.r2', 'rows.r2.text'])
      effect(() => {
        void fieldValue(places, segmentsOf(path)).value;
        told.push(path);
      });
    told.length = 0;
    values = withValueAt(values, ['rows', 'r1', 'text'], 'x');
    batch(() => writeFields(places, values));
    deepEqual(told.toSorted(), ['rows', 'rows.r1', 'rows.r1.text']);
  });
});
