/**
 * React's development build keeps ten frames of the stack for each element that a component makes, so that a warning can
 * tell where: two fifths of what a page of tests does. It stops by itself at ten thousand a second; here it is always there.
 * Warnings name their component all the same.
 */
import * as react from 'react';

const internals = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE') as object;

if (!('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React counts the stacks that it keeps elsewhere now');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
