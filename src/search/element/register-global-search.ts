/** Registers `<rmm-global-search>`. The view, and React with it, comes when the first one is in a document. */
import { defineElement } from '../../host/element/define-element.ts';
import type { ElementOf } from '../../host/element-definition.ts';
import { globalSearchDefinition } from './global-search-definition.ts';

export type { SearchKind } from '../search-kinds.ts';
export type {
  SearchAddress,
  SearchAddresses,
  SearchedThing,
  SearchListAddress,
  SearchListAddresses,
  SearchNavigation,
  SearchPage,
  SearchPlace,
  SearchShowAll,
} from '../search-types.ts';

export const GlobalSearchElement = defineElement(globalSearchDefinition, async () => {
  const { GlobalSearchElement: view } = await import('./global-search-element.tsx');
  return { view };
});
export type GlobalSearchElement = ElementOf<typeof globalSearchDefinition>;
