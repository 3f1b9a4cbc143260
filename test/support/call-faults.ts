/** The faults of the server's table that end a call (`demo/server/http/faults.ts`); the others only take their time. */
import { engine } from './user.ts';

const ending = [
  'unauthenticated',
  'mfa-required',
  'forbidden',
  'not-found',
  'too-many-requests',
  'server-error',
  'unavailable',
  'truncated-body',
  'broken-schema',
  'dropped-connection',
] as const;

/** What engines hear in their own ways, a session that ends, and one status for all that come alike. */
const heardOtherwise = ['unauthenticated', 'server-error', 'truncated-body', 'broken-schema', 'dropped-connection'];

/**
 * Whether this engine tries a fault. Chromium tries every one; a refusal by status is the same to each engine, so one
 * stands for all of them in the others.
 */
export const isTriedHere = (fault: string) => engine === 'chromium' || heardOtherwise.includes(fault);

/** Each that this engine tries. */
export const callFaults = ending.filter(isTriedHere);
