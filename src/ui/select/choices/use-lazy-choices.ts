import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useHost } from '../../../host/use-host.ts';
import { limits } from '../../limits.ts';
import type { LoadOptions } from '../option.ts';
import type { Choices } from './choices.ts';
import { createLazyChoicesModel } from './lazy-choices-model.ts';

export interface LazyOptionsProps {
  loadOptions: LoadOptions;
  /** How many options are asked for at once; default 50. */
  pageSize?: number | undefined;
  /** Milliseconds from the last key to the question; default 300. */
  debounce?: number | undefined;
  /** What an empty list says, also by what was searched for; nothing was where that is empty. */
  emptyText?: string | ((search: string) => string) | undefined;
  /** What it says when options did not come. */
  failedText?: string | undefined;
  /** Another one asks for the open list anew. */
  version?: unknown;
}

/** Asks while the list is open, anew as somebody types. */
export function useLazyChoices(
  {
    loadOptions,
    pageSize = 50,
    debounce = limits.table.fetchDebounce,
    emptyText,
    failedText,
    version,
  }: LazyOptionsProps,
  search: string,
  isOpen: boolean,
): Choices {
  useSignals();
  const host = useHost();
  const latest = useRef({ loadOptions, pageSize, debounce });
  useLayoutEffect(() => {
    latest.current = { loadOptions, pageSize, debounce };
  });
  const model = useModel(() =>
    createLazyChoicesModel(() => ({ ...latest.current, onFailure: (error) => host.report(error) })),
  );
  useEffect(() => {
    if (!isOpen) return;
    model.open();
    return () => model.close();
  }, [isOpen, model]);
  useEffect(() => {
    if (isOpen) model.search(search);
  }, [isOpen, search, model]);
  const shownVersion = useRef(version);
  useEffect(() => {
    if (shownVersion.current === version) return;
    shownVersion.current = version;
    model.refresh();
  }, [version, model]);
  const found = model.found.value;
  return useMemo(
    () => ({
      ...found,
      emptyText: typeof emptyText === 'function' ? emptyText(found.search) : emptyText,
      failedText,
      loadMore: model.loadMore,
      retry: model.retry,
    }),
    [found, emptyText, failedText, model],
  );
}
