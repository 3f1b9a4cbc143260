/** What an organization says of its backups, beside the plans of its policy. */
import { readBackupSettings } from '../../src/policies/settings/contract.ts';
import { deepEqual, eventually } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';
import { unhover } from '../support/user.ts';
import { ask, PolicyHandle } from './policy-handle.ts';

before(unhover);

const policy = '4';

describe('What an organization says of its backups', () => {
  let handle: PolicyHandle;

  beforeEach(() => signIn().then(() => undefined));
  afterEach(() => handle.remove());

  it('is set up for a product, checked, undone, and saved', async () => {
    handle = PolicyHandle.open('rmm-policy-backups', policy);
    await handle.tab('Organization settings');
    await handle.sees('Backup settings of Fjord Dental');
    await handle.press('Set up Image backup');
    await handle.find('dialog');
    await handle.choose('Back up', 'SELECTED');
    await handle.write('Network location', 'nas');
    await handle.write('Bucket', 'UPPER');
    await handle.press('OK');
    await eventually(() =>
      deepEqual(handle.errors(), [
        'Required',
        'Enter a shared folder, such as \\\\server\\share',
        'Use 3 to 63 lowercase letters, digits, dots and hyphens',
      ]),
    );
    await expectNoAxeViolations(handle.element);
    await handle.choose('Back up', 'ALL');
    await handle.write('Network location', '\\\\nas\\copies');
    await handle.write('Bucket', 'fjord-backups');
    (await handle.field('Limit bandwidth')).click();
    await handle.write('Limit (KB/s)', '800');
    await handle.choose('Deploy to', 'SERVERS');
    await handle.press('OK');
    await handle.isClosed();
    await handle.sees('1 unsaved change');
    await handle.press('Undo');
    await handle.sees('No backup settings');
    await handle.press('Redo');
    await handle.row('Image backup');
    await handle.press('Save');
    await handle.wasSaved();
    deepEqual(handle.saved(), ['saveBackupSettings']);
    const { products } = await ask(readBackupSettings, { organizationId: '3' });
    deepEqual(products, [
      {
        productCode: 'lockhart_image',
        mode: 'ALL',
        nodeIds: [],
        excludedNodeIds: [],
        bandwidthThrottle: true,
        bandwidthThrottleKb: 800,
        networkLocation: '\\\\nas\\copies',
        overrides: { bucket: 'fjord-backups' },
        deployTo: 'SERVERS',
      },
    ]);
  });
});
