/** Pages that share what tabs of one origin share, for tests without a browser. */

import type { AnySlice } from '../../../src/console/slice.ts';
import { createPageStates, type PageStates } from '../../../src/console/store/page-states.ts';
import { createSliceModel, type SliceHome } from '../../../src/console/store/slice-model.ts';
import { createSliceNews } from '../../../src/console/store/slice-news.ts';
import type { TextStorage } from '../../../src/console/store/text-storage.ts';

export interface Origin {
  readonly texts: Map<string, string>;
  /** A page in a tab of its own; or, with `page`, another copy of the bundle on that page. */
  open(owner?: string, page?: PageStates): Tab;
}

export interface Tab extends SliceHome {
  readonly failures: unknown[];
}

export function createOrigin(): Origin {
  const texts = new Map<string, string>();
  const channel = `slices ${Math.random()}`;
  const listeners = new Map<PageStates, Set<() => void>>();

  function storageOf(page: PageStates): TextStorage {
    const own = listeners.get(page) ?? new Set();
    listeners.set(page, own);
    return {
      read: (key) => texts.get(key) ?? null,
      write(key, text) {
        texts.set(key, text);
        for (const [other, others] of listeners) if (other !== page) for (const listener of [...others]) listener();
      },
      listen(listener) {
        own.add(listener);
        return () => own.delete(listener);
      },
    };
  }

  return {
    texts,
    open(owner = 'ada', page = createPageStates()) {
      const failures: unknown[] = [];
      const report = (error: unknown) => void failures.push(error);
      return { owner, page, storage: storageOf(page), news: createSliceNews(channel), report, failures };
    },
  };
}

/** The slice as an element shows it, until `close`. */
export function show<Some extends AnySlice>(slice: Some, home: SliceHome) {
  const model = createSliceModel(slice, home);
  const close = model.state.subscribe(() => undefined);
  return { ...model, close };
}
