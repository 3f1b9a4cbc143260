/** One view that meets every fault of a call, one after the other. */
import { eventually, ok } from './assert.ts';
import { type CallFault, callFaults } from './call-faults.ts';
import { clearFaults, clearRequests, requests, setFault } from './server.ts';

export interface FailingCall {
  /** Parts of the addresses, or names of operations. */
  calls: readonly string[];
  /** Faults that mean something else to this call. */
  except?: readonly CallFault[];
  /** What makes the first of them; by default what makes it again. */
  first?: () => Promise<unknown>;
  again: () => Promise<unknown>;
  /** What is to be seen whenever it has failed. */
  sees: (fault: CallFault) => Promise<unknown>;
}

/**
 * Fails again with each fault, as for somebody who does not give up: a view that comes to terms with a failure once has to do
 * so with the next, and nobody waits for a new one ten times. Nothing fails afterwards.
 */
export async function failInEveryWay({ calls, except = [], again, first = again, sees }: FailingCall): Promise<void> {
  let attempt = first;
  for (const fault of callFaults.filter((one) => !except.includes(one))) {
    await clearFaults();
    for (const match of calls) await setFault({ fault, match });
    await clearRequests();
    await attempt();
    await hasFailed(fault);
    await sees(fault);
    attempt = again;
  }
  await clearFaults();
}

/** Every try of the call: what is said of the fault before could be taken for what is said of this one. */
async function hasFailed(fault: CallFault): Promise<void> {
  let before = 0;
  await eventually(
    async () => {
      const all = await requests();
      const hasSettled = all.length === before && all.every(({ status }) => status !== null);
      before = all.length;
      ok(
        all.some((one) => one.fault === fault),
        `a call that meets ${fault}`,
      );
      ok(hasSettled, 'the end of all calls');
    },
    { interval: 30 },
  );
  // The page draws what came of it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
