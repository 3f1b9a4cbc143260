/** Who may see and do what: every combination that spec 000 §6 speaks of. */
import { isNavigable, isRestricted, mayRestore, mountRefusal } from '../../src/backup/access.ts';
import { mountedRow } from '../../src/backup/browser-model/deeper-rows.ts';
import { fileFolderPermission } from '../../src/backup/contract.ts';
import { equal } from '../support/assert.ts';
import {
  fileRow,
  folderRow,
  grants,
  imagePlan,
  imageStep,
  plan,
  revisionStep,
  rowOf,
  volumeStep,
} from './browser-model/build.ts';

const both = [true, false];
const lists: (string[] | null | undefined)[] = [
  [fileFolderPermission],
  ['IMAGE', fileFolderPermission],
  ['IMAGE'],
  [],
  null,
  undefined,
];

describe('Restoring', () => {
  for (const permitted of both) {
    for (const backupPermissions of lists) {
      const allows = backupPermissions?.includes(fileFolderPermission) ?? false;
      const wanted = permitted || allows;
      it(`is ${wanted ? 'offered' : 'not offered'} with the permission ${permitted} and the plan's ${JSON.stringify(backupPermissions)}`, () => {
        equal(mayRestore(grants(permitted), plan({ backupPermissions })), wanted);
      });
    }
  }

  it('needs an explicit yes', () => {
    equal(mayRestore({ featureFlags: {}, permissions: {} }), false);
    equal(mayRestore(grants(false)), false);
    equal(mayRestore(grants(true)), true);
  });
});

describe('A file or a folder', () => {
  for (const permitted of both) {
    for (const ofPlan of lists) {
      for (const ofRow of lists) {
        const isOpen = permitted || [ofPlan, ofRow].some((list) => list?.includes(fileFolderPermission));
        it(`is ${isOpen ? 'open' : 'restricted'}: permission ${permitted}, plan ${JSON.stringify(ofPlan)}, row ${JSON.stringify(ofRow)}`, () => {
          const ofIt = plan({ backupPermissions: ofPlan });
          for (const row of [fileRow({ backupPermissions: ofRow }), folderRow({ backupPermissions: ofRow })])
            equal(isRestricted(grants(permitted), row, ofIt), !isOpen);
          equal(isNavigable(grants(permitted), folderRow({ backupPermissions: ofRow }), ofIt), isOpen);
        });
      }
    }
  }

  it('is restricted as long as its plan is not known', () =>
    equal(isRestricted(grants(false), fileRow(), undefined), true));

  it('is the only thing that is restricted', () => {
    for (const row of [rowOf.plan(), rowOf.volume(), rowOf.revision()])
      equal(isRestricted(grants(false), row, plan()), false);
  });
});

describe('Mounting a revision', () => {
  for (const permitted of both) {
    for (const flag of [true, false, undefined]) {
      for (const onS3 of [true, false, null]) {
        const wanted =
          onS3 !== true ? 'not-on-cloud' : flag !== true ? 'no-flag' : permitted ? undefined : 'no-permission';
        it(`${wanted ?? 'works'}: permission ${permitted}, flag ${flag}, on the cloud ${onS3}`, () => {
          const given = grants(permitted, flag === undefined ? {} : { cloud_image_mounting: flag });
          const row = rowOf.revision({ onS3 });
          equal(mountRefusal(given, row), wanted);
          equal(isNavigable(given, row, imagePlan()), wanted === undefined);
        });
      }
    }
  }

  it('is nothing that file/folder backup allows', () => {
    const allowed = imagePlan({ backupPermissions: [fileFolderPermission] });
    equal(isNavigable(grants(false), rowOf.revision(), allowed), false);
  });
});

describe('Going into a row', () => {
  it('works for plans, volumes and mounted folders whatever one may restore', () => {
    equal(isNavigable(grants(false), rowOf.plan(), undefined), true);
    equal(isNavigable(grants(false), rowOf.volume(), imagePlan()), true);
    const mounted = [imageStep, volumeStep, revisionStep];
    equal(isNavigable(grants(false), mountedRow({ name: 'a', type: 'FOLDER' }, 'i1', mounted), imagePlan()), true);
    equal(isNavigable(grants(true), mountedRow({ name: 'a', type: 'FILE' }, 'i1', mounted), imagePlan()), false);
  });

  it('works for no file and for no revision of a file', () => {
    equal(isNavigable(grants(true), fileRow(), plan()), false);
    equal(isNavigable(grants(true), rowOf.revision(), plan()), false);
    equal(isNavigable(grants(true), rowOf.revision(), undefined), false);
  });
});
