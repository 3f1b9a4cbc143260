/** What can be done with what, and what an action hands over. */
import { type ActionName, type ActionSubject, offeredActions } from '../../../src/backup/actions/actions.ts';
import { backupEntry } from '../../../src/backup/backup-entry.ts';
import type { BackupRow } from '../../../src/backup/backup-row.ts';
import { mountedRow } from '../../../src/backup/browser-model/deeper-rows.ts';
import type { BackupPlan } from '../../../src/backup/contract.ts';
import type { Place } from '../../../src/backup/place.ts';
import { deepEqual, equal } from '../../support/assert.ts';
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
} from '../browser-model/build.ts';

const subject = (row: BackupRow, ofPlan: BackupPlan, place: Place = []): ActionSubject => ({
  entry: backupEntry(row, ofPlan, place),
  plan: ofPlan,
});
const mounted: Place = [imageStep, volumeStep, revisionStep];
/** Of backups that are only removed as a whole, and of those that are only read. */
const whole = { sync: false, planDeletion: true, itemDeletion: false };
const readOnly = { ...whole, planDeletion: false };
const things = {
  plan: subject(rowOf.plan({ destination: 'LOCAL' }), plan({ destination: 'LOCAL' })),
  cloudPlan: subject(rowOf.plan(), plan()),
  hybridPlan: subject(rowOf.plan({ destination: 'HYBRID' }), plan({ destination: 'HYBRID' })),
  otherPlan: subject(rowOf.imagePlan(), imagePlan()),
  snapshotPlan: subject(
    rowOf.plan({ destination: 'LOCAL', capabilities: whole }),
    plan({ destination: 'LOCAL', capabilities: whole }),
  ),
  snapshotFile: subject(fileRow(), plan({ capabilities: whole }), inReports),
  readOnlyPlan: subject(rowOf.plan({ capabilities: readOnly }), plan({ capabilities: readOnly })),
  file: subject(fileRow(), plan(), inReports),
  folder: subject(folderRow(), plan(), [planStep]),
  otherFile: subject(fileRow({}, 'p2'), plan({ uid: 'p2' }), inReports),
  fileRevision: subject(rowOf.revision(), plan(), [
    ...inReports,
    { kind: 'file', id: '40', name: 'may.pdf', path: '/srv/Reports/may.pdf' },
  ]),
  volume: subject(rowOf.volume(), imagePlan(), [imageStep]),
  imageRevision: subject(rowOf.revision(), imagePlan(), [imageStep, volumeStep]),
  mountedFile: subject(mountedRow({ name: 'a', type: 'FILE' }, 'i1', mounted), imagePlan(), mounted),
  mountedFolder: subject(mountedRow({ name: 'b', type: 'FOLDER' }, 'i1', mounted), imagePlan(), mounted),
};
type Thing = keyof typeof things;

/** Things, to the actions that are shown; each with why it cannot be done, or nothing. */
const table: [Thing[], Partial<Record<ActionName, string>>][] = [
  [['plan'], { sync: '', delete: '' }],
  [['hybridPlan'], { sync: '', delete: '' }],
  [['cloudPlan'], { sync: 'alreadyCloud', delete: '' }],
  [['plan', 'otherPlan'], { sync: 'onlyPlans', delete: '' }],
  [['snapshotPlan'], { delete: '' }],
  [['snapshotFile'], { download: '', restore: '' }],
  [['readOnlyPlan'], {}],
  [['otherPlan', 'readOnlyPlan'], { delete: 'notDeletable' }],
  [['file'], { download: '', restore: '', delete: '' }],
  [['folder'], { download: '', restore: '', delete: '' }],
  [['file', 'folder'], { download: '', restore: '', delete: '' }],
  [['file', 'otherFile'], { download: 'onePlan', restore: 'onePlan', delete: 'onePlan' }],
  [['fileRevision'], { download: '', restore: '' }],
  [['volume'], { delete: '' }],
  [['imageRevision'], {}],
  [['mountedFile'], { download: '', restore: '' }],
  [['mountedFolder'], { download: '', restore: '' }],
  [['mountedFile', 'mountedFolder'], { download: '', restore: '' }],
  [['plan', 'file'], { download: 'notDownloadable', restore: 'notRestorable', delete: 'plansOrItems' }],
  [['volume', 'mountedFile'], { download: 'notDownloadable', restore: 'notRestorable', delete: 'plansOrItems' }],
  [['file', 'mountedFile'], { download: 'onePlan', restore: 'onePlan', delete: 'plansOrItems' }],
];

describe('The actions offered', () => {
  for (const [names, wanted] of table) {
    it(`for ${names.join(' and ')} are ${Object.keys(wanted).join(', ') || 'none'}`, () => {
      const offered = offeredActions(names.map((name) => things[name]));
      const found = Object.fromEntries(
        offered.map(({ name, refusal }) => [name, refusal?.replace('actionRefusal.', '') ?? '']),
      );
      deepEqual(found, wanted as Record<string, string>);
    });
  }

  it('for nothing are none', () => deepEqual(offeredActions([]), []));
});

describe('What an action hands over', () => {
  it('has every field that the specification names', () => {
    const { entry } = things.file;
    for (const field of [
      ...['id', 'type', 'path', 'fullPath', 'parentPath', 'name', 'planId', 'planName', 'planUuid', 'planNumericId'],
      ...['fileId', 'root', 'common', 'content', 'backupPermissions', 'revisionId', 'downloadPath'],
    ])
      equal(field in entry, true, field);
  });

  it('names a file, where it is and whose it is', () => {
    const { entry } = things.file;
    deepEqual(
      [entry.id, entry.type, entry.name, entry.path, entry.fullPath, entry.parentPath],
      ['40', 'file', 'may.pdf', '/srv/Reports/may.pdf', '/srv/Reports/may.pdf', '/srv/Reports'],
    );
    deepEqual([entry.planId, entry.planUuid, entry.planName, entry.planNumericId], ['p1', 'p1', 'Documents', 11]);
    deepEqual([entry.fileId, entry.revisionId, entry.size, entry.image], ['40', undefined, 100, false]);
    deepEqual(
      [entry.root, entry.common, entry.content, entry.downloadPath, entry.deleted],
      [false, false, false, undefined, false],
    );
  });

  it('tells a folder of the plan from one below it, and a known one from the others', () => {
    equal(backupEntry(rowOf.planFolder(), plan(), [planStep]).root, true);
    equal(backupEntry(folderRow(), plan(), inReports).root, false);
    equal(backupEntry(rowOf.planFolder({ type: 'COMMON_FOLDER' }), plan(), [planStep]).common, true);
    equal(backupEntry(rowOf.planFolder(), plan(), [planStep]).common, false);
  });

  it('leads from a revision to its file or its volume', () => {
    deepEqual([things.fileRevision.entry.revisionId, things.fileRevision.entry.fileId], ['r1', '40']);
    const { entry } = things.fileRevision;
    deepEqual(
      [entry.type, entry.id, entry.name, entry.path, entry.fullPath, entry.parentPath],
      ['revision', 'r1', 'may.pdf', '/srv/Reports/may.pdf', '/srv/Reports/may.pdf', '/srv/Reports'],
    );
    deepEqual([things.imageRevision.entry.revisionId, things.imageRevision.entry.fileId], ['r1', '{c}']);
    equal(things.imageRevision.entry.image, true);
    equal(things.volume.entry.fileId, '{c}');
  });

  it('has for a mounted entry its revision and its path inside the image', () => {
    const { entry } = things.mountedFile;
    deepEqual(
      [entry.type, entry.content, entry.revisionId, entry.downloadPath, entry.parentPath],
      ['file', true, 'r1', '/a', '/'],
    );
    equal(things.mountedFolder.entry.type, 'folder');
  });

  it('has the permissions of the entry, else of its plan', () => {
    const ofPlan = plan({ backupPermissions: ['FILE_FOLDER'] });
    deepEqual(backupEntry(fileRow(), ofPlan, inReports).backupPermissions, ['FILE_FOLDER']);
    deepEqual(backupEntry(fileRow({ backupPermissions: [] }), ofPlan, inReports).backupPermissions, []);
    deepEqual(backupEntry(fileRow(), plan({ backupPermissions: null }), inReports).backupPermissions, []);
  });

  const parents: [string, string][] = [
    ['/srv/a', '/srv'],
    ['/srv', '/'],
    ['/srv/we\\ird', '/srv'],
    ['C:\\Users\\Ada', 'C:\\Users'],
    ['C:\\Users', 'C:\\'],
    ['\\\\server\\share\\a', '\\\\server\\share'],
    ['C:/Users/Ada', 'C:/Users'],
  ];
  for (const [path, parent] of parents)
    it(`has ${parent} as the parent of ${path}`, () =>
      equal(backupEntry(fileRow({ path }), plan(), [planStep]).parentPath, parent));

  it('has the folder that is listed as the parent of what has no path of its own', () => {
    equal(things.fileRevision.entry.parentPath, '/srv/Reports');
    equal(things.plan.entry.parentPath, '');
  });
});
