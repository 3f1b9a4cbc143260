/**
 * A slice that lives on a page: one state for all who show it, in every copy of the bundle, which goes along with other tabs.
 * What is kept is read before each change, so that no tab writes over what another one wrote.
 */
import { batch, type ReadonlySignal, signal } from '@preact/signals-core';
import { jsonText } from '../../base/json-text.ts';
import type { StoredKey } from '../../host/stored-data-docs.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import type { AnySlice, ArgumentsOf, StateOf, TransitionName } from '../slice.ts';
import { isOfNewerRelease, keptText, readKeptText } from './kept-state.ts';
import { nextState } from './next-state.ts';
import type { Happening, PageStates } from './page-states.ts';
import type { SliceNews, ToldHappening } from './slice-news.ts';
import type { TextStorage } from './text-storage.ts';

export interface SliceHome {
  /** Whose the state is: nobody may ever see another's. */
  readonly owner: string;
  readonly page: PageStates;
  readonly storage: TextStorage;
  readonly news: SliceNews;
  /** Hears why something could not be kept; it holds for the page all the same. */
  report(error: unknown): void;
}

export interface SliceModel<Some extends AnySlice> {
  /** Goes along with other tabs while somebody subscribes. */
  readonly state: ReadonlySignal<StateOf<Some>>;
  /** @throws IllegalTransition, and the state stays as it was. */
  change<Name extends TransitionName<Some>>(name: Name, ...args: ArgumentsOf<Some, Name>): void;
}

/** What two copies of the bundle hear of one thing comes close together. */
const heardLimit = 100;

/** There is one for each slice and home, as long as the page. */
export function createSliceModel<Some extends AnySlice>(slice: Some, home: SliceHome): SliceModel<Some> {
  type State = StateOf<Some>;
  const { owner, page, storage, news } = home;
  const { name, version } = slice;
  const isKept = slice.kept !== 'nowhere';
  const storageKey = `rmm-console:${name}:${owner}` satisfies `${StoredKey<'sharedState'>}${string}`;
  const key = jsonText([name, version, owner]);
  let stops: (() => void)[] = [];

  if (!(key in page.states)) page.states[key] = slice.defaults;
  const state = signal<State>(held(), {
    watched() {
      stops = [news.listen(hear), isKept ? storage.listen(refresh) : () => undefined];
      // Not at once: this may be somebody's first reading, in the middle of which nothing can change.
      queueMicrotask(refresh);
    },
    unwatched() {
      for (const stop of stops) stop();
    },
  });
  page.listeners.add(notice);
  refresh();

  function held(): State {
    return page.states[key] as State;
  }

  /** Undefined: it is the same state. */
  function after(transition: string, args: readonly unknown[]): State | undefined {
    const before = held();
    const next = nextState(slice, before, transition as TransitionName<Some>, args as never);
    return next === before ? undefined : next;
  }

  function change(transition: string, ...args: readonly unknown[]): void {
    refresh();
    const next = after(transition, args);
    if (next === undefined) return;
    page.states[key] = next;
    // Whoever hears of it on the page may fail; by then it is kept and told.
    if (isKept) keep();
    if (slice.tells.includes(transition)) tell(transition, args);
    announce(transition, args);
  }

  function tell(transition: string, args: readonly unknown[]): void {
    page.told += 1;
    news.tell({ owner, slice: name, version, transition, args, tab: page.tab, number: page.told }, hear);
  }

  function announce(transition: string | undefined, args: readonly unknown[]): void {
    batch(() => {
      for (const listener of [...page.listeners]) listener({ owner, slice: name, version, transition, args });
    });
  }

  /** What another tab has kept meanwhile. */
  function refresh(): void {
    if (!isKept) return;
    const text = readText();
    if (text === undefined || text === (page.texts[key] ?? null)) return;
    page.texts[key] = text;
    page.states[key] = readKeptText(slice, text);
    announce(undefined, []);
  }

  function readText(): string | null | undefined {
    try {
      return storage.read(storageKey);
    } catch {
      // A frame without an origin, or a browser that keeps nothing.
      return undefined;
    }
  }

  function keep(): void {
    if (isOfNewerRelease(slice, page.texts[key] ?? null)) return;
    try {
      const text = keptText(slice, held());
      storage.write(storageKey, text);
      page.texts[key] = text;
    } catch (error) {
      home.report(error);
    }
  }

  /** What happened on this page, here or in another copy of the bundle. */
  function notice(happening: Happening): void {
    if (happening.owner !== owner) return;
    if (happening.slice === name && happening.version === version) state.value = held();
    else follow(happening);
  }

  /** What happened in another tab. It may hold what this one does not, so not everything can be gone along with. */
  function hear(told: ToldHappening): void {
    if (told.owner !== owner || told.tab === page.tab) return;
    if (told.slice !== name || told.version !== version) {
      follow(told);
      return;
    }
    const mark = `${told.tab} ${told.number}`;
    if (!slice.tells.includes(told.transition) || page.heard.includes(mark)) return;
    page.heard = [...page.heard, mark].slice(-heardLimit);
    const next = afterTold(told);
    if (next === undefined) return;
    page.states[key] = next;
    announce(told.transition, told.args);
  }

  function afterTold({ transition, args }: ToldHappening): State | undefined {
    try {
      return after(transition, args);
    } catch {
      // Any page of the origin can write to the channel.
      return undefined;
    }
  }

  function follow(happening: Happening): void {
    for (const one of slice.follows ?? []) {
      if (one.slice !== happening.slice || one.transition !== happening.transition) continue;
      try {
        change(one.with, ...happening.args);
      } catch (error) {
        // What happened there has happened all the same.
        if (!(error instanceof IllegalTransition)) home.report(error);
      }
    }
  }

  return { state, change };
}
