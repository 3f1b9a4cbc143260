/** What libraries did to the language, and what it does to elements. */
import type { Sighting } from '../findings/finding-types.ts';

/** `broken`: it no longer does what the language says of it. `changed`: it does, or elements do without. */
export type BuiltInState = 'broken' | 'changed' | 'extended';

export interface ChangedBuiltIn {
  /** `Array.from` */
  name: string;
  state: BuiltInState;
}

/** @param isClassic the page has the classic script, which brings its own of what is broken */
export function checkBuiltIns(changed: readonly ChangedBuiltIn[], isClassic: boolean): Sighting[] {
  const namesOf = (...states: readonly BuiltInState[]) =>
    changed
      .filter(({ state }) => states.includes(state))
      .map(({ name }) => name)
      .sort()
      .join(', ');
  const extended = namesOf('extended');
  const broken = isClassic ? '' : namesOf('broken');
  const survived = isClassic ? namesOf('changed', 'broken') : namesOf('changed');
  return [
    ...(extended ? [{ id: 'prototype-extended', about: '', facts: { names: extended } } as const] : []),
    ...(broken ? [{ id: 'built-ins-broken', about: '', facts: { names: broken } } as const] : []),
    ...(survived ? [{ id: 'built-ins-changed', about: '', facts: { names: survived } } as const] : []),
  ];
}
