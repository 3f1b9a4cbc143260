/** What is typed, and what was found for it: an answer to what was typed before never takes the place of a newer one. */
import { createModel, type Model, type ReadonlySignal } from '@preact/signals-core';
import { createResource } from '../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../base/resource/resource-state.ts';
import { recentTabsSlice } from '../console/page/recent-tabs-slice.ts';
import { allDevices, searchSlice } from '../console/page/search-slice.ts';
import type { StateOf } from '../console/slice.ts';
import { pageSlice } from '../console/store/page-slice.ts';
import type { Configuration } from '../host/configuration/configuration-types.ts';
import type { HttpClient } from '../host/http/http-client.ts';
import { limits } from '../ui/limits.ts';
import { type SearchAnswer, searchEverything } from './contract.ts';
import { missingKinds, withMissing } from './search-groups.ts';
import { type SearchKind, searchLimits } from './search-kinds.ts';
import type { SearchPlace } from './search-types.ts';

/** An answer, with what it is an answer to. */
export type Answered = SearchAnswer & { readonly query: string };

interface Question {
  readonly query: string;
  /** What an answer had not, and the answer. */
  readonly again?: { readonly kinds: readonly SearchKind[]; readonly answer: Answered };
}

interface Shape {
  /** As it was typed. */
  readonly search: ReadonlySignal<StateOf<typeof searchSlice>>;
  readonly recent: ReadonlySignal<StateOf<typeof recentTabsSlice>>;
  readonly found: ReadonlySignal<ResourceState<Answered>>;
  type(text: string): void;
  /** Somebody looks: what another field of the page has typed is asked for here, too. */
  look(): void;
  /** Asks at once what would be asked when nobody types any more, or has failed. */
  askNow(): void;
  /** Asks for kinds that an answer was without. */
  retryMissing(): void;
  clear(): void;
  /** Somebody went there. */
  visit(place: SearchPlace): void;
  /** Takes what was typed along to the list of all devices. */
  showAllDevices(text: string): void;
}
export type SearchModel = Model<Shape>;

/** Trimmed, as everything that is typed here is before it is used. */
export const queryOf = (text: string): string => text.trim().slice(0, searchLimits.text);

export function createSearch(client: HttpClient, configuration: Configuration): SearchModel {
  return new (createModel<Shape>(() => {
    const search = pageSlice(searchSlice, configuration);
    const recent = pageSlice(recentTabsSlice, configuration);
    const found = createResource<Question, Answered>({
      async read({ query, again }, signal) {
        const kinds = again && { kinds: again.kinds.join(',') };
        const answer = await client.call(searchEverything, { params: {}, query: { query, ...kinds } }, { signal });
        return { query, ...(again ? withMissing(again.answer, answer, again.kinds) : answer) };
      },
    });
    let asked: string | undefined;

    function ask(text: string, delay?: number): void {
      const query = queryOf(text);
      asked = query;
      if (query === '') found.reset();
      else found.ask({ query }, { delay, keepsValue: true });
    }

    return {
      search: search.state,
      recent: recent.state,
      found: found.state,

      type(text) {
        search.change('search', text);
        if (queryOf(text) !== asked) ask(text, limits.table.searchDebounce);
      },
      look() {
        const { text } = search.state.peek();
        if (queryOf(text) !== (asked ?? '')) ask(text);
      },
      askNow() {
        const { text } = search.state.peek();
        if (valueIn(found.state.peek())?.query !== queryOf(text) || 'error' in found.state.peek()) ask(text);
      },
      retryMissing() {
        const answer = valueIn(found.state.peek());
        if (answer === undefined) return;
        const kinds = missingKinds(answer);
        if (kinds.length > 0) found.ask({ query: answer.query, again: { kinds, answer } }, { keepsValue: true });
      },
      clear() {
        search.change('search', '');
        ask('');
      },
      visit({ path, title }) {
        if (path !== '' && path.length <= 400) recent.change('visit', { path, title });
      },
      showAllDevices(text) {
        search.change('setDeviceSearch', allDevices);
        search.change('searchDevices', text);
      },
    };
  }))();
}
