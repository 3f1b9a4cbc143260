/** The list below the field: what is in it, which entry the keys have reached, and what choosing one does. */
import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { isBusy, type ResourceState, valueIn } from '../base/resource/resource-state.ts';
import { useHost } from '../host/use-host.ts';
import { searchWords } from '../ui/select/fold-text.ts';
import type { globalSearchDefinition } from './element/global-search-definition.ts';
import { answeredGroups, pageGroup, recentGroup, type SearchEntry, type SearchGroup } from './search-groups.ts';
import { type Answered, queryOf, type SearchModel } from './search-model.ts';
import type { SearchAddresses, SearchListAddresses, SearchPage } from './search-types.ts';

export interface SearchListOptions {
  search: SearchModel;
  addresses: SearchAddresses;
  lists: SearchListAddresses;
  pages: readonly SearchPage[];
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
}

export interface SearchList {
  /** Of the list box. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly search: SearchModel;
  /** What is searched for; empty where nothing is. */
  readonly query: string;
  /** Folded, of the query. */
  readonly words: readonly string[];
  readonly groups: readonly SearchGroup[];
  readonly state: ResourceState<Answered>;
  /** What is shown is an answer to what was typed. */
  readonly isCurrent: boolean;
  readonly active: SearchEntry | undefined;
  optionId(entry: SearchEntry): string;
  point(entry: SearchEntry): void;
  choose(entry: SearchEntry, event: MouseEvent<HTMLElement>): void;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  onOpen(): void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

export function useSearchList(options: SearchListOptions): SearchList {
  useSignals();
  const { search, addresses, lists, pages, isOpen, onOpen, onClose } = options;
  const { element, root, emit } = useHost<typeof globalSearchDefinition>();
  const id = useId();
  const [reached, reach] = useState<{ key: string; query: string }>();
  const query = queryOf(search.search.value.text);
  const words = searchWords(query);
  const state = search.found.value;
  const answer = valueIn(state);
  const isCurrent = query === '' || (!isBusy(state) && answer?.query === query);

  const host = { addresses, lists, pages, base: element.baseURI };
  const groups =
    query === ''
      ? recentGroup(search.recent.value.tabs, host.base)
      : [...pageGroup(host, words), ...(answer ? answeredGroups(answer.results, answer.query, host) : [])];
  const entries = groups.flatMap((group) => group.entries);
  const pointed = reached?.query === query ? entries.find(({ key }) => key === reached.key) : undefined;
  // What was found for other words is nothing that Enter may go to; pages are always of these.
  const isFirstSure = query !== '' && (isCurrent || groups[0]?.kind === 'page');
  const active = pointed ?? (isFirstSure ? entries[0] : undefined);

  const point = ({ key }: SearchEntry) => reach({ key, query });
  const optionId = (entry: SearchEntry) => `${id}-${entries.indexOf(entry)}`;

  function choose({ all, navigation }: SearchEntry, event: MouseEvent<HTMLElement>): void {
    const isLink = event.currentTarget instanceof HTMLAnchorElement;
    // A new tab or window, or a download: the browser's own.
    if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return;
    const goesOn = all ? showAll(all) : navigation !== undefined && emit('rmm-navigate', navigation);
    if (!goesOn) event.preventDefault();
    if (navigation?.href) search.visit({ path: navigation.href, title: navigation.name });
    onClose();
    search.clear();
  }

  function showAll({ total: _, ...all }: NonNullable<SearchEntry['all']>): boolean {
    if (all.kind === 'device') search.showAllDevices(all.text);
    return emit('rmm-show-all', all);
  }

  function move(step: 1 | -1): void {
    const at = active ? entries.indexOf(active) : step === 1 ? -1 : entries.length;
    const next = entries[(at + step + entries.length) % entries.length];
    if (next) point(next);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const step = event.shiftKey || event.ctrlKey || event.metaKey ? undefined : steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) onOpen();
      else if (!event.altKey) move(step);
      else if (step === -1) onClose();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (!isOpen) onOpen();
      if (isOpen && active) press(optionId(active), event);
      else search.askNow();
    }
  }

  /** As a click: of a link the browser does what it does with one, also where a key is held. */
  function press(option: string, { ctrlKey, metaKey }: KeyboardEvent): void {
    const click = new globalThis.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      composed: true,
      ctrlKey,
      metaKey,
    });
    root.getElementById(option)?.dispatchEvent(click);
  }

  return {
    id,
    isOpen,
    search,
    query,
    words,
    groups,
    state,
    isCurrent,
    active,
    optionId,
    point,
    choose,
    onKeyDown,
    onOpen,
  };
}
