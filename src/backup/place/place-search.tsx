import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { SearchInput } from '../../ui/search-input/search-input.tsx';
import { useSearchHint } from '../../ui/search-input/use-search-hint.tsx';
import { actionMessages } from '../action-messages.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { shortestTerm, stepOf } from '../place.ts';
import { usePlaceName } from './use-place-name.ts';

/** Milliseconds after the last key. Source: spec 003 §9. */
const searchDebounce = 400;

/** Searches as one types, from three characters on; an emptied field goes back to the folder. */
export function PlaceSearch() {
  useSignals();
  const t = useMessages(actionMessages);
  const { browser } = useBrowser();
  const nameOf = usePlaceName();
  const place = browser.place.value;
  const isSearching = place.at(-1)?.kind === 'search';
  const searched = isSearching ? stepOf(place, 'search').term : '';
  const [text, setText] = useState(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const term = text.trim();
  const inside = (isSearching ? place.slice(0, -1) : place).at(-1);

  // A term that came by address or by going back.
  const lastSearched = useRef(searched);
  useEffect(() => {
    if (lastSearched.current === searched) return;
    lastSearched.current = searched;
    setText((now) => (now.trim() === searched ? now : searched));
  }, [searched]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const run = (wanted: string) => {
    clearTimeout(timer.current);
    if (wanted.length >= shortestTerm) browser.search(wanted);
    else if (wanted === '') browser.endSearch();
  };

  const hint = useSearchHint(term.length < shortestTerm ? t('search.hint') : undefined);
  return (
    <SearchInput
      label={inside ? t('search.label', { place: nameOf(inside) }) : t('search.placeholder')}
      value={text}
      maxLength={255}
      hint={hint}
      busy={isSearching && browser.shown.value?.listing.phase.value === 'waiting'}
      onSubmit={() => run(term)}
      onChange={(next) => {
        setText(next);
        clearTimeout(timer.current);
        if (next === '') run('');
        else timer.current = setTimeout(() => run(next.trim()), searchDebounce);
      }}
    />
  );
}
