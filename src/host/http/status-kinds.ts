import type { CallErrorKind } from './call-error.ts';

/** What a refusal is called by its HTTP status, whatever its body says. */
const kinds: Readonly<Record<number, CallErrorKind>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  410: 'not-found',
  429: 'rate-limited',
};

export const kindOfStatus = (status: number): CallErrorKind | undefined => kinds[status];
