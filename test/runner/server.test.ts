/** Proves that a page under test reaches the reference server under its own origin, faults and broken answers included. */
import { equal, match, ok, rejects } from '../support/assert.ts';
import { clearFaults, requests, setFault, signIn } from '../support/server.ts';

const plans = '/backup/lockhart/nodes/1/plans';

describe('the reference server behind the test page', () => {
  beforeEach(async () => {
    await signIn();
  });
  afterEach(clearFaults);

  it('answers calls of the contract with the session of the page', async () => {
    const response = await fetch(plans);
    equal(response.status, 200);
    ok((await response.json()).length > 0);
  });

  it('knows who is signed in, and forgets what an earlier test chose', async () => {
    const other = await signIn('technician', { environment: 'fed', featureFlags: { macff: false } });
    equal(other.permissions.canViewAndRestoreBackupData, false);
    equal(other.featureFlags.macff, false);
    const session = await signIn();
    equal(session.user.id, 'admin');
    equal(session.environment, 'demo');
    equal(session.featureFlags.macff, true);
  });

  it('fails on demand and tells what was asked', async () => {
    await setFault({ fault: 'unavailable', times: 1, retryAfterSeconds: 2 });
    const response = await fetch(plans);
    equal(response.status, 503);
    equal(response.headers.get('retry-after'), '2');
    equal((await fetch(plans)).status, 200);
    const asked = await requests();
    equal(asked.length, 2);
    equal(asked[0]?.fault, 'unavailable');
    match(asked[1]?.path ?? '', /plans$/);
  });

  it('breaks bodies and connections so that the page sees it', async () => {
    await setFault({ fault: 'truncated-body', times: 1 });
    await rejects(fetch(plans).then((response) => response.text()));
    await setFault({ fault: 'dropped-connection' });
    await rejects(fetch(plans));
  });

  it('hears that the page gave up', async () => {
    await setFault({ fault: 'never-answers' });
    await rejects(fetch(plans, { signal: AbortSignal.timeout(200) }));
    await clearFaults();
    const [given] = await requests();
    equal(given?.fault, 'never-answers');
  });
});
