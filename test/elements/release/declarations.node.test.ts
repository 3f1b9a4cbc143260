import { createDeclarations } from '../../../elements/release/declarations.ts';
import { deepEqual, equal, notEqual } from '../../support/assert.ts';

const files: Record<string, string> = {
  '/types/entry.d.ts': `/** An entry. */
export * from './rows.ts';
export { type Cell, paint as draw } from './cells.ts';
import type { HTMLAttributes } from 'react';
export declare const rowsOf: (cells: import("./cells.ts").Cell[]) => Row[];
declare const inside: 1;
`,
  '/types/rows.d.ts': `import type { Cell as RowCell } from './cells.ts';
export interface Row extends Base {
    /** Of the table. */
    readonly id: string;
    cells?: RowCell[];
    told: {
        by: string;
    };
    of(name: string): Row;
}
interface Base {
    kind: Kind;
}
type Kind = 'row' | 'group';
interface Unused {
    never: string;
}
`,
  '/types/cells.d.ts': `export interface Cell {
    text: string;
}
export declare function paint(cell: Cell): void;
export declare function paint(cell: Cell, color: string): void;
export type Hidden = string;
`,
};
const shapesOf = (changes: Record<string, string> = {}) =>
  createDeclarations((file) => ({ ...files, ...changes })[file]).shapesOf(['/types/entry.d.ts'], () => false);
const changed = (file: string, before: string, after: string) => ({
  [file]: (files[file] ?? '').replace(before, after),
});

describe('Published types', () => {
  it('are what an entry exports, itself or from elsewhere', () => {
    const { exportsOf } = createDeclarations((file) => files[file]);
    deepEqual(exportsOf('/types/entry.d.ts'), ['Cell', 'Row', 'draw', 'rowsOf']);
  });

  it('have what they name beside them, and nothing else', () => {
    deepEqual(Object.keys(shapesOf()), ['Base', 'Cell', 'Kind', 'Row', 'paint', 'rowsOf']);
  });

  it('know the members of an interface, and which may be absent', () => {
    deepEqual(Object.keys(shapesOf().Row?.members ?? {}), ['id', 'cells?', 'told', 'of']);
  });

  it('stay the same when only words about them or their file change', () => {
    const commented = changed('/types/rows.d.ts', 'Of the table.', 'Of the whole table.');
    deepEqual(shapesOf(commented), shapesOf());
    const moved = {
      '/types/entry.d.ts': (files['/types/entry.d.ts'] ?? '').replaceAll('./cells.ts', './far/cells.ts'),
      '/types/rows.d.ts': (files['/types/rows.d.ts'] ?? '').replace('./cells.ts', './far/cells.ts'),
      '/types/far/cells.d.ts': files['/types/cells.d.ts'] ?? '',
    };
    deepEqual(shapesOf(moved), shapesOf());
  });

  it('tell what has changed, also of what only they name and within a member', () => {
    const kind = shapesOf(changed('/types/rows.d.ts', "'row' | 'group'", "'row'"));
    notEqual(kind.Kind?.whole, shapesOf().Kind?.whole);
    equal(kind.Row?.whole, shapesOf().Row?.whole);
    const inside = shapesOf(changed('/types/rows.d.ts', 'by: string', 'by: number'));
    notEqual(inside.Row?.members?.told, shapesOf().Row?.members?.told);
    equal(inside.Row?.members?.id, shapesOf().Row?.members?.id);
    const overload = shapesOf(changed('/types/cells.d.ts', ', color: string', ', color: number'));
    notEqual(overload.paint?.whole, shapesOf().paint?.whole);
  });
});
