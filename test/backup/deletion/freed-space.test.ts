import '../../../elements/delete-backup-dialog.ts';
import { equal, eventually, match } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { clearFaults, requests, setFault, signIn } from '../../support/server.ts';
import { unhover } from '../../support/user.ts';
import { RecoveryHandle, userData } from '../recovery/recovery-handle.ts';

const nodeId = 30;

describe('What a deletion frees', () => {
  let handle: RecoveryHandle<'rmm-delete-backup-dialog'>;
  before(unhover);
  afterEach(async () => {
    handle.close();
    await clearFaults();
  });

  const asked = async () => (await requests()).filter(({ endpoint }) => endpoint === 'readFreedSpace').length;
  /** Faults are of the session that the dialog’s opening begins. */
  const open = async (change: object, prepare?: () => Promise<unknown>) => {
    await signIn();
    const { plan } = await userData(nodeId);
    handle = await RecoveryHandle.open('rmm-delete-backup-dialog', {
      nodeId,
      items: [{ ...plan, ...change }] as never,
    });
    await prepare?.();
    await handle.element.show();
    await handle.sees('This permanently deletes all backup data of this plan');
  };
  const line = () => handle.find('.deletion-freed');

  it('is told where the server can tell it', async () => {
    await open({ freedSpace: true });
    await eventually(async () => match((await line()).textContent ?? '', /^This frees (?:about \d|almost no space)/));
    await expectNoAxeViolations(handle.element);
  });

  it('is not asked where the server can’t tell', async () => {
    await open({});
    equal(handle.all('.deletion-freed').length, 0);
    equal(await asked(), 0);
  });

  it('leaves its line empty where that fails, and nothing moves', async () => {
    await open({ freedSpace: true }, () => setFault({ fault: 'server-error', match: 'freed-space' }));
    await eventually(async () => equal(await asked(), 1));
    await eventually(async () => equal((await line()).textContent, ''));
    equal((await line()).offsetHeight > 10, true);
  });
});
