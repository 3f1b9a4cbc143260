/** Spec 000 §4 (restore location) and §5 (restore), a test a rule. */
import { selectionLimit } from '../../../src/backup/plan-contract.ts';
import { isRestorable, pointsKind, restoredItems, restoreKind } from '../../../src/backup/restore/restore-order.ts';
import { originalRefusal, type RestoreFacts, restoreIssues } from '../../../src/backup/restore/restore-rules.ts';
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
  const whole: RestoreFacts = {
    items: [file()],
    needs: 'revisions',
    revision: 'r-1',
    date: undefined,
    ifExists: 'SKIP',
    location: 'other',
    device: 9,
    path: '/srv',
    nodeClass: 'MAC',
  };
  const missing = (facts: Partial<RestoreFacts>) =>
    restoreIssues({ ...whole, ...facts }).map(({ path, code }) => (code === 'required' ? path : `${path}: ${code}`));

  it('in no other case than these', () => deepEqual(missing({}), []));
  it('when no If file exists choice is made', () => deepEqual(missing({ ifExists: undefined }), ['ifExists']));
  it('when no revision is chosen', () => deepEqual(missing({ revision: undefined }), ['revision']));
  it('when no date is chosen', () => deepEqual(missing({ needs: 'jobs', revision: undefined }), ['date']));
  it('not for want of one that is chosen by the items themselves', () =>
    deepEqual(missing({ needs: 'none', revision: undefined }), []));
  it('while it is not known which locations there are', () =>
    deepEqual(missing({ location: undefined }), ['location']));
  it('when Other location is used without a destination device', () =>
    deepEqual(missing({ device: undefined }), ['device']));
  it('when Other location is used without a path', () => deepEqual(missing({ path: '' }), ['path']));
  it('for neither of them at the original location', () =>
    deepEqual(missing({ location: 'original', device: undefined, path: '' }), []));
  it('when the path is none of the device', () => {
    const wrong: readonly [string, string][] = [
      ['srv', 'MAC'],
      ['/srv/../etc', 'LINUX_SERVER'],
      ['/srv', 'WINDOWS_SERVER'],
      ['C:\\a?', 'WINDOWS_SERVER'],
      [`/${'x'.repeat(256)}`, 'MAC'],
    ];
    for (const [path, nodeClass] of wrong) deepEqual(missing({ path, nodeClass }), ['path: invalid'], path);
    for (const [path, nodeClass] of [
      ['C:\\Users', 'WINDOWS_SERVER'],
      ['c:/Users', ''],
      ['/srv', ''],
      ['/a:b', 'MAC'],
    ] as const)
      deepEqual(missing({ path, nodeClass }), [], path);
    deepEqual(missing({ path: 'srv', location: 'original' }), []);
  });
  it('when there are more than can be selected', () => {
    deepEqual(missing({ items: Array(selectionLimit).fill(file()) }), []);
    deepEqual(missing({ items: Array(selectionLimit + 1).fill(file()) }), ['items: tooMany']);
  });
  it('for all reasons that there are, in the order of the form', () =>
    deepEqual(missing({ revision: undefined, ifExists: undefined, device: undefined, path: '' }), [
      'revision',
      'ifExists',
      'device',
      'path',
    ]));
});

describe('What is restored', () => {
  const revision = entry({ type: 'revision', id: 'r-3', fileId: 'f-1', name: 'report.txt' });

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
    const [letters, notes] = [folder('a', { id: 'd-1' }), file('a', { id: 'f-1' })];
    deepEqual(restoredItems([letters], 'job-2'), { items: [{ type: 'FOLDER', id: 'd-1' }], jobId: 'job-2' });
    deepEqual(restoredItems([notes], 'r-1'), { items: [{ type: 'FILE', id: 'f-1', revisionId: 'r-1' }] });
    deepEqual(restoredItems([revision], undefined), { items: [{ type: 'FILE', id: 'f-1', revisionId: 'r-3' }] });
    deepEqual(restoredItems([revision], 'r-1'), { items: [{ type: 'FILE', id: 'f-1', revisionId: 'r-1' }] });
    deepEqual(restoredItems([inImage('n.txt')], undefined), {
      items: [{ type: 'FILE', revisionId: 'image-9', path: '/Users/n.txt' }],
    });
  });

  it('is a batch as of one job, but for revisions that were chosen one by one', () => {
    const items = [folder('a', { id: 'd-1' }), file('b', { id: 'f-2' }), revision];
    deepEqual(restoredItems(items, 'job-2'), {
      items: [
        { type: 'FOLDER', id: 'd-1' },
        { type: 'FILE', id: 'f-2' },
        { type: 'FILE', id: 'f-1', revisionId: 'r-3' },
      ],
      jobId: 'job-2',
    });
  });
});
