/** What an engine makes of every fault of the reference server; features are tried with three of them in each engine. */
import '../../support/hurried-retries.ts';
import { listPlans } from '../../../src/backup/contract.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { equal, ok, rejects } from '../../support/assert.ts';
import { errorsOfFaults } from '../../support/call-faults.ts';
import { clientSet } from '../../support/client-set.ts';
import { clearFaults, setFault, signIn } from '../../support/server.ts';

describe('A call to a server that fails', () => {
  beforeEach(async () => void (await signIn()));
  afterEach(clearFaults);

  for (const [fault, kinds] of Object.entries(errorsOfFaults)) {
    it(`says how, reports it once, and succeeds when the fault is over: ${fault}`, async () => {
      const { client, reports } = clientSet({ fetch: (...call) => fetch(...call) });
      const ask = () => client.call(listPlans, { params: { nodeId: 1 } });
      await setFault({ fault, match: '/plans' });
      const { kind } = await rejects(ask(), CallError);
      ok((kinds as readonly string[]).includes(kind), kind);
      equal(reports.length, 1);
      await clearFaults();
      ok((await ask()).length > 0);
    });
  }
});
