import type { CallErrorKind } from '../../src/host/http/call-error.ts';
import { triesAll } from './one-engine.ts';

/**
 * The faults of the server's table that end a call (`demo/server/http/faults.ts`); the others only take their time. Each
 * with the kinds of error that it may be: engines hear of a broken connection in their own ways.
 */
export const errorsOfFaults = {
  unauthenticated: ['unauthenticated'],
  'mfa-required': ['forbidden'],
  forbidden: ['forbidden'],
  'not-found': ['not-found'],
  'too-many-requests': ['rate-limited'],
  'server-error': ['server'],
  unavailable: ['server'],
  // WebKit hands out what came of a body that was cut off, as if it were the whole.
  'truncated-body': ['network', 'invalid-answer'],
  'broken-schema': ['invalid-answer'],
  'dropped-connection': ['network'],
} as const satisfies Record<string, readonly CallErrorKind[]>;

/**
 * In each engine a feature is tried with an answer that refuses, one that breaks off, and none. What the engine makes of
 * every fault is told once, by `test/host/http/server-faults.test.ts`; beyond the client they are all a `CallError`.
 */
const standForAll = ['server-error', 'truncated-body', 'dropped-connection'];

export const isTriedHere = (fault: string): boolean => triesAll || standForAll.includes(fault);

export type CallFault = keyof typeof errorsOfFaults;

/** Each that this engine tries. */
export const callFaults = (Object.keys(errorsOfFaults) as CallFault[]).filter(isTriedHere);
