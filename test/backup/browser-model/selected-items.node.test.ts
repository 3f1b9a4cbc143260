/** What was checked stays checked wherever somebody goes, each thing once. */
import { effect } from '@preact/signals-core';
import fc from 'fast-check';
import { type BackupRow, stepInto } from '../../../src/backup/backup-row.ts';
import { mountedRow } from '../../../src/backup/browser-model/deeper-rows.ts';
import { ancestorKeys, coveringItem, createSelectedItems } from '../../../src/backup/browser-model/selected-items.ts';
import type { Place } from '../../../src/backup/place.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';
import {
  fileRow,
  folderRow,
  imagePlan,
  imageStep,
  inReports,
  plan,
  planStep,
  revisionStep,
  rowOf,
  volumeStep,
} from './build.ts';

const documents = plan();
const ofDocuments = () => documents;
const yearStep = { kind: 'folder', id: '31', name: '2024', path: '/srv/Reports/2024' } as const;
const inYear: Place = [...inReports, yearStep];
const may = fileRow({ id: '40' });

describe('The selection', () => {
  it('keeps what was put in from several folders, and takes out one', () => {
    const selectedItems = createSelectedItems();
    selectedItems.add([may], ofDocuments, inReports);
    selectedItems.add([fileRow({ id: '50', size: 7 })], ofDocuments, inYear);
    equal(selectedItems.count.value, 2);
    equal(selectedItems.totalBytes.value, 107);
    selectedItems.remove([may.key, 'nothing/like/it']);
    deepEqual([...selectedItems.items.value.keys()], ['p1/file/50']);
    selectedItems.clear();
    equal(selectedItems.count.value, 0);
    equal(selectedItems.totalBytes.value, 0);
  });

  it('counts a thing once, met in its folder and hit by a search', () => {
    const selectedItems = createSelectedItems();
    selectedItems.add([may], ofDocuments, inReports);
    selectedItems.add([fileRow({ id: '40' })], ofDocuments, [planStep, { kind: 'search', term: 'may' }]);
    equal(selectedItems.count.value, 1);
  });

  it('adds what has no known size as nothing', () => {
    const selectedItems = createSelectedItems();
    selectedItems.add([folderRow({ path: '/srv/2024' }), may], ofDocuments, [planStep]);
    equal(selectedItems.totalBytes.value, 100);
  });

  it('lets a folder stand for all that was chosen below it', () => {
    const selectedItems = createSelectedItems();
    selectedItems.add([may], ofDocuments, inReports);
    selectedItems.add([fileRow({ id: '50' })], ofDocuments, inYear);
    selectedItems.add([fileRow({ id: '60', path: '/srv/may.pdf' })], ofDocuments, [planStep]);
    selectedItems.add([folderRow({ id: '12' })], ofDocuments, [planStep]);
    deepEqual([...selectedItems.items.value.keys()], ['p1/file/60', 'p1/folder/12']);
  });

  it('lets a plan stand for all that was chosen in it, and in no other', () => {
    const selectedItems = createSelectedItems();
    const other = plan({ uid: 'p2' });
    selectedItems.add([may], ofDocuments, inReports);
    selectedItems.add([fileRow({}, 'p2')], () => other, [{ ...planStep, id: 'p2' }]);
    selectedItems.add([rowOf.plan()], ofDocuments, []);
    deepEqual([...selectedItems.items.value.keys()], ['p2/file/40', 'plan/p1']);
  });

  it('knows the folders of a file still when a search meets it again', () => {
    const selectedItems = createSelectedItems();
    selectedItems.add([may], ofDocuments, inReports);
    selectedItems.add([may], ofDocuments, [planStep, { kind: 'search', term: 'may' }]);
    selectedItems.add([folderRow({ id: '12' })], ofDocuments, [planStep]);
    deepEqual([...selectedItems.items.value.keys()], ['p1/folder/12']);
  });

  it('lets a mounted folder stand for what is below it, in its own revision only', () => {
    const selectedItems = createSelectedItems();
    const image = imagePlan();
    const mounted: Place = [imageStep, volumeStep, revisionStep];
    const elsewhere: Place = [imageStep, volumeStep, { ...revisionStep, id: 'r2' }];
    const windows = { kind: 'directory', name: 'Windows' } as const;
    const below = (place: Place) => [...place, windows];
    selectedItems.add([mountedRow({ name: 'a', type: 'FILE' }, 'i1', below(mounted))], () => image, below(mounted));
    selectedItems.add([mountedRow({ name: 'a', type: 'FILE' }, 'i1', below(elsewhere))], () => image, below(elsewhere));
    selectedItems.add([mountedRow({ name: 'Windows', type: 'FOLDER' }, 'i1', mounted)], () => image, mounted);
    deepEqual([...selectedItems.items.value.keys()], ['i1/mounted-file/r2/Windows/a', 'i1/directory/r1/Windows']);
    equal(coveringItem(selectedItems.items.value, below(mounted))?.row.name, 'Windows');
    equal(coveringItem(selectedItems.items.value, below(elsewhere)), undefined);
  });

  it('says which chosen folder a place is in', () => {
    const selectedItems = createSelectedItems();
    selectedItems.add([folderRow({ id: '12' })], ofDocuments, [planStep]);
    equal(coveringItem(selectedItems.items.value, inYear)?.row.id, '12');
    equal(coveringItem(selectedItems.items.value, [...inYear, { kind: 'search', term: 'may' }])?.row.id, '12');
    equal(coveringItem(selectedItems.items.value, [planStep]), undefined);
    equal(coveringItem(selectedItems.items.value, [{ ...planStep, id: 'p2' }, ...inReports.slice(1)]), undefined);
    equal(coveringItem(selectedItems.items.value, []), undefined);
  });

  it('knows by its path what lies below a chosen folder, which is all that a search tells', () => {
    const selectedItems = createSelectedItems();
    const search: Place = [planStep, { kind: 'search', term: 'may' }];
    const deep = fileRow({ id: '50', path: '/srv/Reports/2024/may.pdf' });
    const beside = fileRow({ id: '51', path: '/srv/Reports2/may.pdf' });
    const odd = fileRow({ id: '52', path: '/srv/Reports\\may.pdf' });
    selectedItems.add([folderRow({ id: '12' })], ofDocuments, [planStep]);
    equal(coveringItem(selectedItems.items.value, search, deep)?.row.id, '12');
    equal(coveringItem(selectedItems.items.value, search, beside), undefined);
    equal(coveringItem(selectedItems.items.value, search, odd), undefined, 'a backslash is a letter here');
    equal(coveringItem(selectedItems.items.value, search, folderRow({ id: '12' })), undefined, 'itself');
    equal(coveringItem(selectedItems.items.value, [{ ...planStep, id: 'p2' }], deep), undefined, 'another plan');
    equal(coveringItem(selectedItems.items.value, [...search, yearStep])?.row.id, '12', 'a folder come to by search');
    selectedItems.add([deep, beside], ofDocuments, search);
    deepEqual([...selectedItems.items.value.keys()], ['p1/folder/12', 'p1/file/51']);
  });

  it('lets a folder stand for the search hits that lie below it', () => {
    const selectedItems = createSelectedItems();
    selectedItems.add(
      [fileRow({ id: '50', path: 'C:\\Users\\Ada\\may.pdf' }), fileRow({ id: '51', path: 'C:\\may.pdf' })],
      ofDocuments,
      [planStep, { kind: 'search', term: 'may' }],
    );
    selectedItems.add([folderRow({ id: '13', name: 'Users', path: 'C:\\Users' })], ofDocuments, [planStep]);
    deepEqual([...selectedItems.items.value.keys()], ['p1/file/51', 'p1/folder/13']);
  });

  it('tells of a change only when there is one', () => {
    const selectedItems = createSelectedItems();
    let received = -1;
    const stop = effect(() => {
      selectedItems.items.value;
      received += 1;
    });
    selectedItems.clear();
    selectedItems.remove(['nothing']);
    selectedItems.add([], ofDocuments, inReports);
    equal(received, 0);
    selectedItems.add([may], ofDocuments, inReports);
    equal(received, 1);
    stop();
  });

  it('never holds a thing beside the folder that holds it, whatever is added and removed', () => {
    // A small tree: every folder holds two folders and two files.
    const tree: { row: BackupRow; place: Place }[] = [];
    const grow = (place: Place, name: string, depth: number) => {
      for (const one of ['a', 'b']) {
        tree.push({ row: fileRow({ id: `${name}${one}.txt`, name: one }), place });
        const row = folderRow({ id: name + one, name: one, path: `/${name}${one}` });
        tree.push({ row, place });
        const step = stepInto(row);
        if (depth > 0 && step) grow([...place, step], name + one, depth - 1);
      }
    };
    grow([planStep], '', 2);
    const step = fc.record({ at: fc.nat(tree.length - 1), adds: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const selectedItems = createSelectedItems();
        for (const { at, adds } of steps) {
          const one = tree[at];
          if (!one) continue;
          if (!adds) selectedItems.remove([one.row.key]);
          // As the selection does: what is in a chosen folder is included already.
          else if (!coveringItem(selectedItems.items.value, one.place))
            selectedItems.add([one.row], ofDocuments, one.place);
          if (adds)
            ok(selectedItems.items.value.has(one.row.key) || coveringItem(selectedItems.items.value, one.place));
          for (const item of selectedItems.items.value.values())
            ok(!item.ancestors.some((key) => selectedItems.items.value.has(key)), `${item.row.key} is held twice`);
        }
      }),
    );
  });
});

describe('The keys above a place', () => {
  it('are those of the rows that were gone into', () => {
    deepEqual(ancestorKeys(inYear), ['plan/p1', 'p1/folder/12', 'p1/folder/31']);
    deepEqual(
      ancestorKeys([...inReports, { kind: 'file', id: '40', name: 'may.pdf', path: '/srv/Reports/may.pdf' }]).at(-1),
      may.key,
    );
    deepEqual(ancestorKeys([imageStep, volumeStep, revisionStep]), [
      rowOf.imagePlan().key,
      rowOf.volume().key,
      rowOf.revision().key,
    ]);
    deepEqual(ancestorKeys([]), []);
  });
});
