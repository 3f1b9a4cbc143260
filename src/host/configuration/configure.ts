import type { Configuration } from './configuration-types.ts';
import { announceChange, pageStore } from './page-store.ts';

/**
 * Sets members for every element of the page, also for those that are there already. What is not named stays; a member
 * given as `undefined` goes back to its default.
 */
export function configure(configuration: { [Name in keyof Configuration]?: Configuration[Name] | undefined }) {
  pageStore.configuration = { ...pageStore.configuration, ...configuration } as Partial<Configuration>;
  announceChange();
}
