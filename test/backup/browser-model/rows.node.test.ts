/** What the wire says, as rows: names, sizes, tags, and one key for one thing wherever it is met. */
import { type BackupRow, stepInto, stepToRevisions } from '../../../src/backup/backup-row.ts';
import { mountedRow } from '../../../src/backup/browser-model/deeper-rows.ts';
import { folderTags, planTags } from '../../../src/backup/tags.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import {
  fileRow,
  folderRow,
  imagePlan,
  imageStep,
  plan,
  planFolder,
  revisionStep,
  rowOf,
  volumeStep,
} from './build.ts';

const image = [imageStep, volumeStep, revisionStep];

describe('The tags of a plan', () => {
  it('say nothing of a plan that runs', () => deepEqual(planTags(plan()), []));

  it('say that it was deleted', () => {
    deepEqual(planTags(plan({ deleted: true })), ['planDeleted']);
    deepEqual(planTags(imagePlan({ deleted: true, enabled: false })), ['planDeleted']);
  });

  it('say that an image plan is disabled, but not one of files', () => {
    deepEqual(planTags(imagePlan({ enabled: false })), ['disabled']);
    deepEqual(planTags(imagePlan({ enabled: false, type: 'ARROW_IMAGE' })), ['disabled']);
    deepEqual(planTags(plan({ enabled: false })), []);
  });

  it('say that it is missing on the backup target, or was removed', () => {
    deepEqual(planTags(plan({ status: 'DELETED' })), ['missing']);
    deepEqual(planTags(plan({ status: 'UNDEFINED' })), ['removed']);
    deepEqual(planTags(plan({ status: null })), []);
    deepEqual(planTags(imagePlan({ status: 'DELETED', enabled: false })), ['disabled', 'missing']);
  });

  it('are those of its folders too', () => {
    deepEqual(folderTags(planFolder()), []);
    deepEqual(folderTags(planFolder({ deleted: true })), ['missing']);
    deepEqual(folderTags(planFolder({ status: 'DELETED' })), ['missing']);
    deepEqual(folderTags(planFolder({ status: 'SOMETHING_ELSE' })), ['removed']);
    deepEqual(folderTags(planFolder({ status: null, deleted: null })), []);
  });
});

describe('A row', () => {
  it('of a plan has what it takes on both sides, where either is known', () => {
    equal(rowOf.plan({ storage: { local: 3, cloud: 4 } }).size, 7);
    equal(rowOf.plan({ storage: { local: null, cloud: 4 } }).size, 4);
    equal(rowOf.plan({ storage: { cloud: 0 } }).size, 0);
    equal(rowOf.plan({ storage: {} }).size, undefined);
    equal(rowOf.plan({ storage: null }).size, undefined);
    equal(rowOf.plan({ lastSuccess: 5 }).modified, 5);
  });

  it('of a volume is called by its label and its letter', () => {
    equal(rowOf.volume().name, 'C:');
    equal(rowOf.volume({ label: 'System' }).name, 'System (C:)');
    equal(rowOf.volume({ capacity: 9 }).size, 9);
    equal(rowOf.volume({ capacity: 9, size: 5 }).size, 5);
    equal(rowOf.volume({ localSize: 1, cloudSize: 2 }).backupSize, 3);
  });

  it('of a revision is called by the date of its job', () => {
    equal(rowOf.revision({ jobCreated: 20, modified: 10 }).name, '20');
    equal(rowOf.revision({ modified: 10 }).name, '10');
    equal(rowOf.revision({ jobCreated: 20, modified: 10 }).modified, 20);
    equal(rowOf.revision().name, 'r1');
    equal(rowOf.revision().modified, undefined);
  });

  it('of an entry is a folder only when the wire says so', () => {
    equal(folderRow().kind, 'folder');
    equal(fileRow({ type: 'SYMLINK' }).kind, 'file');
    equal(fileRow({ modified: null, latestRevisionCreatedAt: 7 }).modified, 7);
    deepEqual(fileRow({ deleted: true }).tags, ['missing']);
    equal(fileRow({ deleted: true }).isDeleted, true);
  });

  it('inside a mounted image has the path inside it', () => {
    const top = mountedRow({ name: 'Windows', type: 'FOLDER' }, 'i1', image);
    equal(top.path, '/Windows');
    equal(top.kind, 'directory');
    const below = mountedRow({ name: 'a.dll', type: 'FILE', size: 4 }, 'i1', [
      ...image,
      { kind: 'directory', name: 'Windows' },
    ]);
    equal(below.path, '/Windows/a.dll');
    equal(below.kind, 'mounted-file');
  });

  it('has one key for one thing, and no other thing has it', () => {
    equal(
      rowOf.planFolder({ id: '12' }).key,
      folderRow({ id: '12' }).key,
      'the folder of a plan, and where a search hits it',
    );
    const keys = [
      rowOf.plan({ uid: 'p1' }).key,
      rowOf.plan({ uid: 'p2' }).key,
      fileRow({ id: '1' }).key,
      folderRow({ id: '1' }).key,
      fileRow({ id: '1' }, 'p2').key,
      rowOf.volume({ id: '1' }).key,
      rowOf.revision({ id: '1' }).key,
      mountedRow({ name: 'a', type: 'FILE' }, 'i1', image).key,
      mountedRow({ name: 'a', type: 'FOLDER' }, 'i1', image).key,
      mountedRow({ name: 'a', type: 'FILE' }, 'i1', [...image, { kind: 'directory', name: 'a' }]).key,
      mountedRow({ name: 'a', type: 'FILE' }, 'i1', [imageStep, volumeStep, { ...revisionStep, id: 'r2' }]).key,
    ];
    equal(new Set(keys).size, keys.length);
  });
});

describe('The way into a row', () => {
  const into = (row: BackupRow) => stepInto(row)?.kind;

  it('leads into all that holds something', () => {
    equal(into(rowOf.plan()), 'plan');
    equal(into(rowOf.volume()), 'volume');
    equal(into(rowOf.revision()), 'revision');
    deepEqual(stepInto(folderRow()), { kind: 'folder', id: '12', name: 'Reports', path: '/srv/Reports' });
    deepEqual(stepInto(mountedRow({ name: 'Windows', type: 'FOLDER' }, 'i1', image)), {
      kind: 'directory',
      name: 'Windows',
    });
  });

  it('does not lead into a file, whose revisions are a step of their own', () => {
    equal(into(fileRow()), undefined);
    equal(into(mountedRow({ name: 'a', type: 'FILE' }, 'i1', image)), undefined);
    deepEqual(stepToRevisions(fileRow()), { kind: 'file', id: '40', name: 'may.pdf', path: '/srv/Reports/may.pdf' });
    equal(stepToRevisions(folderRow()), undefined);
    equal(stepToRevisions(mountedRow({ name: 'a', type: 'FILE' }, 'i1', image)), undefined);
  });
});
