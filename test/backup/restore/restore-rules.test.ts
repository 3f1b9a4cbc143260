/** Spec 000 §4 (restore location) and §5 (restore), a test a rule. */
import { isRestorable, pointsKind, restoreItem, restoreKind } from '../../../src/backup/restore/restore-order.ts';
import { missingChoices, originalRefusal } from '../../../src/backup/restore/restore-rules.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { entry, file, folder, inImage } from './entries.ts';

describe('Original location is offered only when', () => {
  const up = { status: 'ready', isOnline: true } as const;
  const offered = { items: [file()], isEnabled: true, device: up };

  it('nothing stands against it', () => equal(originalRefusal(offered), undefined));
  it('the flag restore_original_location is on', () =>
    equal(originalRefusal({ ...offered, isEnabled: false }), 'flag'));
  it('the selection is not a multi-item root batch', () => {
    const roots = [folder('a', { root: true }), folder('b', { root: true })];
    equal(originalRefusal({ ...offered, items: roots }), 'batch');
    equal(originalRefusal({ ...offered, items: roots.slice(1) }), undefined);
    equal(originalRefusal({ ...offered, items: [folder('a'), folder('b')] }), undefined);
  });
  it('the source device is up and reachable', () => {
    equal(originalRefusal({ ...offered, device: { status: 'ready', isOnline: false } }), 'offline');
    equal(originalRefusal({ ...offered, device: { status: 'loading', isOnline: false } }), 'checking');
    equal(originalRefusal({ ...offered, device: { status: 'failed', isOnline: false } }), 'unknown');
  });
  it('it is not inside an image', () => equal(originalRefusal({ ...offered, items: [inImage()] }), 'image'));
});

describe('Restore is disabled', () => {
  const whole = {
    needs: 'revisions',
    hasPoint: true,
    ifExists: 'SKIP',
    location: 'other',
    hasDevice: true,
    path: '/srv',
  } as const;

  it('in no other case than these', () => deepEqual(missingChoices(whole), []));
  it('when no If file exists choice is made', () =>
    deepEqual(missingChoices({ ...whole, ifExists: undefined }), ['ifExists']));
  it('when no revision is chosen', () => deepEqual(missingChoices({ ...whole, hasPoint: false }), ['revision']));
  it('when no date is chosen', () => deepEqual(missingChoices({ ...whole, needs: 'jobs', hasPoint: false }), ['date']));
  it('not for want of one that is chosen by the items themselves', () =>
    deepEqual(missingChoices({ ...whole, needs: 'none', hasPoint: false }), []));
  it('while it is not known which locations there are', () =>
    deepEqual(missingChoices({ ...whole, location: undefined }), ['location']));
  it('when Other location is used without a destination device', () =>
    deepEqual(missingChoices({ ...whole, hasDevice: false }), ['device']));
  it('when Other location is used without a path', () => deepEqual(missingChoices({ ...whole, path: '  ' }), ['path']));
  it('for neither of them at the original location', () =>
    deepEqual(missingChoices({ ...whole, location: 'original', hasDevice: false, path: '' }), []));
  it('for all reasons that there are, in the order of the form', () =>
    deepEqual(missingChoices({ ...whole, hasPoint: false, ifExists: undefined, hasDevice: false, path: '' }), [
      'revision',
      'ifExists',
      'device',
      'path',
    ]));
});

describe('What is restored', () => {
  const revision = entry({ type: 'revision', id: 'r-3', fileId: 'f-1', name: 'report.txt' });
  const none = new Map<string, string>();

  it('is a file, a folder, a batch, or in an image', () => {
    deepEqual(
      [[file()], [revision], [folder()], [file(), folder()], [inImage()], [inImage('a'), inImage('b')]].map(
        restoreKind,
      ),
      ['file', 'file', 'folder', 'batch', 'image', 'image'],
    );
  });

  it('is as of a revision, of a job, or of what it is in', () => {
    deepEqual(
      [[file()], [revision], [folder()], [file(), folder()], [inImage()], [revision, revision]].map(pointsKind),
      ['revisions', 'revisions', 'jobs', 'jobs', 'none', 'none'],
    );
  });

  it('is never a plan, a volume, or a whole image', () => {
    const image = { image: true, fileId: '{volume}' };
    const kinds = [
      entry({ type: 'plan' }),
      entry({ type: 'volume' }),
      entry({ type: 'revision', ...image }),
      inImage(),
    ];
    deepEqual(kinds.map(isRestorable), [false, false, false, true]);
    equal(isRestorable(revision), true);
  });

  it('is ordered as the contract says', () => {
    deepEqual(restoreItem(folder('a', { id: 'd-1' }), 'job-2', none), { type: 'FOLDER', id: 'd-1', jobId: 'job-2' });
    deepEqual(restoreItem(file('a', { id: 'f-1' }), 'r-1', new Map([['f-1', 'r-1']])), {
      type: 'FILE',
      id: 'f-1',
      revisionId: 'r-1',
    });
    deepEqual(restoreItem(revision, undefined, none), { type: 'FILE', id: 'f-1', revisionId: 'r-3' });
    deepEqual(restoreItem(inImage('n.txt'), undefined, none), {
      type: 'FILE',
      revisionId: 'image-9',
      path: '/Users/n.txt',
    });
  });
});
