/** What stands in a column, and that sorting by it puts rows in the order that somebody sees. */

import type { BackupRow } from '../../../src/backup/backup-row.ts';
import {
  backupType,
  type ColumnId,
  columnNamed,
  columns,
  comparator,
} from '../../../src/backup/browser-model/columns.ts';
import { levelNamed, levels } from '../../../src/backup/browser-model/levels.ts';
import en from '../../../src/backup/messages.en.json';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import { fileRow, folderRow, rowOf } from './build.ts';

const sorted = (id: ColumnId, rows: BackupRow[], locale = 'en', sign: 1 | -1 = 1) => {
  const compare = comparator(id, locale);
  return rows.toSorted((a, b) => compare(a, b, sign));
};
const descending = (id: ColumnId, rows: BackupRow[]) => sorted(id, rows, 'en', -1);
const names = (rows: BackupRow[]) => rows.map(({ name }) => name);

function text(key: string): string | undefined {
  let found: unknown = en;
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part];
  return typeof found === 'string' ? found : undefined;
}

describe('The columns', () => {
  it('of every level exist and have a header', () => {
    for (const level of Object.keys(levels) as (keyof typeof levels)[])
      for (const id of levelNamed(level).columns) ok(text(columnNamed(id).header), `${level}: ${id}`);
  });

  it('call the backup types by the words of the specification', () => {
    equal(backupType('NON_BLD'), 'backupType.full');
    equal(backupType('FULL'), 'backupType.full');
    equal(backupType('DELTA'), 'backupType.incremental');
    equal(backupType('SYNTHETIC'), 'SYNTHETIC');
    equal(backupType(null), undefined);
  });

  it('say a word of the catalogue for each kind and destination of plan', () => {
    for (const type of ['FILE_FOLDER', 'IMAGE', 'ARROW_IMAGE'] as const)
      ok(text(columns.planType.cell.of(rowOf.plan({ type })) ?? ''), type);
    for (const destination of ['CLOUD', 'LOCAL', 'HYBRID'] as const)
      ok(text(columns.destination.cell.of(rowOf.plan({ destination })) ?? ''), destination);
  });

  it('show what a plan and a volume take here and there', () => {
    equal(columns.localSize.cell.of(rowOf.plan({ storage: { local: 1, cloud: 2 } })), 1);
    equal(columns.cloudSize.cell.of(rowOf.plan({ storage: { local: 1, cloud: 2 } })), 2);
    equal(columns.localSize.cell.of(rowOf.volume({ localSize: 3 })), 3);
    equal(columns.cloudSize.cell.of(rowOf.volume({ cloudSize: 4 })), 4);
    equal(columns.used.cell.of(rowOf.volume({ used: 5 })), 5);
    equal(columns.completed.cell.of(rowOf.revision({ jobCompleted: 6 })), 6);
  });
});

describe('Sorting', () => {
  it('by name puts folders first, and counts as people do', () => {
    const rows = [fileRow({ name: 'b10' }), fileRow({ name: 'a' }), folderRow({ name: 'z' }), fileRow({ name: 'B9' })];
    deepEqual(names(sorted('name', rows)), ['z', 'a', 'B9', 'b10']);
    deepEqual(names(descending('name', rows)), ['z', 'b10', 'B9', 'a']);
  });

  it('by name follows the language', () => {
    const rows = [fileRow({ name: 'ö' }), fileRow({ name: 'z' })];
    deepEqual(names(sorted('name', rows, 'de')), ['ö', 'z']);
    deepEqual(names(sorted('name', rows, 'sv')), ['z', 'ö']);
  });

  it('by size or date puts what is not known last, and nothing before zero', () => {
    const rows = [
      fileRow({ name: 'none', size: null }),
      fileRow({ name: 'big', size: 9 }),
      fileRow({ name: 'zero', size: 0 }),
    ];
    deepEqual(names(sorted('size', rows)), ['zero', 'big', 'none']);
    deepEqual(names(descending('size', rows)), ['big', 'zero', 'none']);
    const dates = [
      fileRow({ name: 'none' }),
      fileRow({ name: 'late', modified: 9 }),
      fileRow({ name: 'early', modified: -5 }),
    ];
    deepEqual(names(sorted('modified', dates)), ['early', 'late', 'none']);
    deepEqual(names(descending('modified', dates)), ['late', 'early', 'none']);
    equal(comparator('size', 'en')(fileRow({ size: null }), fileRow({ size: null }), 1), 0);
  });

  it('by a text puts what is missing last, empty or not there', () => {
    const rows = [
      rowOf.plan({ name: 'empty', schedule: '' }),
      rowOf.plan({ name: 'none' }),
      rowOf.plan({ name: 'daily', schedule: 'Daily' }),
      rowOf.plan({ name: 'zen', schedule: '漢字' }),
    ];
    deepEqual(names(sorted('schedule', rows)), ['daily', 'zen', 'empty', 'none']);
    deepEqual(names(descending('schedule', rows)), ['zen', 'daily', 'empty', 'none']);
  });

  it('by type keeps together what is called the same', () => {
    const rows = (['ARROW_IMAGE', 'FILE_FOLDER', 'IMAGE', 'FILE_FOLDER', 'ARROW_IMAGE'] as const).map((type) =>
      rowOf.plan({ type }),
    );
    const shown = sorted('planType', rows).map((row) => text(columns.planType.cell.of(row) ?? ''));
    deepEqual(shown, ['File and folder', 'File and folder', 'Image', 'Image', 'Image']);
  });

  it('by backup type keeps together what is called the same', () => {
    const rows = ['FULL', 'DELTA', 'NON_BLD'].map((bldType) => rowOf.revision({ bldType }));
    deepEqual(
      sorted('backupType', rows).map((row) => columns.backupType.cell.of(row)),
      ['backupType.full', 'backupType.full', 'backupType.incremental'],
    );
  });

  it('by where it is stored puts the cloud before the NAS, and nowhere last', () => {
    const rows = [
      rowOf.revision({ id: 'none', onS3: false }),
      rowOf.revision({ id: 'nas', onS3: null, onNas: true }),
      rowOf.revision({ id: 'both', onNas: true }),
      rowOf.revision({ id: 'cloud' }),
    ];
    deepEqual(names(sorted('stored', rows)), ['both', 'cloud', 'nas', 'none']);
    deepEqual(names(descending('stored', rows)), ['nas', 'cloud', 'both', 'none']);
  });

  it('by date of creation follows time', () => {
    const rows = [rowOf.revision({ id: 'b', modified: 1e12 }), rowOf.revision({ id: 'a', modified: 9e11 })];
    deepEqual(
      sorted('created', rows).map(({ id }) => id),
      ['a', 'b'],
    );
  });

  it('by any column is an order: the same both ways, and in whichever order rows come', () => {
    const rows = [
      rowOf.plan(),
      rowOf.plan({ uid: 'p2', name: 'A', schedule: 'Daily', storage: { local: 1 }, lastSuccess: 4 }),
      rowOf.imagePlan(),
      rowOf.volume(),
      rowOf.volume({ id: 'd', fileSystem: 'NTFS', capacity: 4, used: 1 }),
      rowOf.revision(),
      rowOf.revision({ id: 'r2', bldType: 'DELTA', size: 5, jobCreated: 7, jobCompleted: 8, rollupSize: 2 }),
      fileRow(),
      fileRow({ id: '41', name: 'a', size: null, modified: 3 }),
      folderRow(),
    ];
    for (const id of Object.keys(columns) as ColumnId[]) {
      const compare = comparator(id, 'en');
      for (const sign of [1, -1] as const) {
        for (const a of rows) {
          for (const b of rows) {
            equal(Math.sign(compare(a, b, sign)), -Math.sign(compare(b, a, sign)) || 0, id);
            for (const c of rows)
              if (compare(a, b, sign) <= 0 && compare(b, c, sign) <= 0) ok(compare(a, c, sign) <= 0, id);
          }
        }
      }
    }
  });
});
