/** One view that meets every fault of a call, one after the other. */
import type { ErrorDetail } from '../../src/host/element-definition.ts';
import { deepEqual, eventually, ok } from './assert.ts';
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
    const errors = listenForErrors();
    try {
      await attempt();
      await hasFailed(fault, errors.told);
    } finally {
      errors.stop();
    }
    await sees(fault);
    attempt = again;
  }
  await clearFaults();
}

/**
 * What the page was told: `rmm-error` is fired with the last try of a call, before whoever made the call hears of it. Between
 * two tries the server's list looks as if all were over.
 */
async function hasFailed(fault: CallFault, told: ReadonlySet<string>): Promise<void> {
  await eventually(async () => {
    const met = (await requests()).filter((one) => one.fault === fault);
    const open = met.filter(({ endpoint, status }) => status !== 0 && !told.has(endpoint));
    ok(
      met.some(({ endpoint }) => told.has(endpoint)),
      `a call that meets ${fault} fails`,
    );
    deepEqual(
      open.map(({ endpoint }) => endpoint),
      [],
      'calls that go on',
    );
  });
  // The page draws what came of it.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** Names of calls that have failed for good since. */
function listenForErrors() {
  const told = new Set<string>();
  const hear = (event: Event) => {
    const { endpoint } = (event as CustomEvent<ErrorDetail>).detail;
    if (endpoint !== undefined) told.add(endpoint);
  };
  addEventListener('rmm-error', hear, { capture: true });
  return { told, stop: () => removeEventListener('rmm-error', hear, { capture: true }) };
}
