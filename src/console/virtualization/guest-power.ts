/** What a guest's power can be, and what can be done about it. The document shows neither; hypervisors agree on these. */
import { IllegalTransition } from '../illegal-transition.ts';

export const powerStates = ['RUNNING', 'SUSPENDED', 'STOPPED'] as const;
export type PowerState = (typeof powerStates)[number];

/** `START` also resumes; `POWER_OFF` asks the guest's system nothing. */
export const powerActions = ['START', 'SHUT_DOWN', 'RESTART', 'SUSPEND', 'POWER_OFF'] as const;
export type PowerAction = (typeof powerActions)[number];

const ways: Readonly<Record<PowerAction, { from: readonly PowerState[]; to: PowerState }>> = {
  START: { from: ['STOPPED', 'SUSPENDED'], to: 'RUNNING' },
  SHUT_DOWN: { from: ['RUNNING'], to: 'STOPPED' },
  RESTART: { from: ['RUNNING'], to: 'RUNNING' },
  SUSPEND: { from: ['RUNNING'], to: 'SUSPENDED' },
  // What is suspended has a memory on a disk, which goes with it.
  POWER_OFF: { from: ['RUNNING', 'SUSPENDED'], to: 'STOPPED' },
};

export const mayPower = (state: PowerState, action: PowerAction): boolean => ways[action].from.includes(state);

interface Powered {
  readonly powerState: PowerState;
  readonly cpu: { readonly cores: number; readonly usedPercent: number };
  readonly memory: { readonly total: number; readonly used: number };
}

export function powered<Guest extends Powered>(guest: Guest, action: PowerAction): Guest {
  const { powerState } = guest;
  if (!mayPower(powerState, action))
    throw new IllegalTransition(`${action} cannot follow`, `the guest is ${powerState}`);
  return withPower(guest, ways[action].to);
}

/** Whatever does not run uses nothing. */
export function withPower<Guest extends Powered>(guest: Guest, powerState: PowerState): Guest {
  if (powerState === 'RUNNING') return { ...guest, powerState };
  return { ...guest, powerState, cpu: { ...guest.cpu, usedPercent: 0 }, memory: { ...guest.memory, used: 0 } };
}
