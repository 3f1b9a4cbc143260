/** Each fault of the server's table that ends a call (`demo/server/http/faults.ts`); the others only take their time. */
export const callFaults = [
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
