/** Tells a screen reader where the user has come to, how much is there, and what happened to the order and the selection. */
import { useSignalEffect } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { actionMessages } from '../action-messages.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { type ColumnId, columnNamed } from '../browser-model/columns.ts';
import { backupMessages } from '../messages.ts';
import { usePlaceName } from './use-place-name.ts';

export function PlaceAnnouncements() {
  const { browser, selectedItems } = useBrowser();
  const announce = useAnnounce();
  const t = useMessages(actionMessages);
  const tBrowser = useMessages(backupMessages);
  const placeName = usePlaceName();
  const said = useRef({ place: undefined as unknown, count: 0, sorting: undefined as unknown });

  useSignalEffect(() => {
    const shown = browser.shown.value;
    const phase = shown?.listing.phase.value;
    if (!shown || (phase !== 'filled' && phase !== 'empty') || said.current.place === shown) return;
    said.current.place = shown;
    const place = placeName(shown.place.at(-1));
    const count = shown.listing.knownCount.peek();
    if (!shown.listing.isTotalKnown.peek()) announce(t('announce.loadedSome', { place, count }));
    else announce(t(shown.level === 'search' ? 'announce.hits' : 'announce.loaded', { place, count }));
  });

  useSignalEffect(() => {
    const sorting = browser.shown.value?.listing.sorting.value;
    if (said.current.sorting === sorting) return;
    said.current.sorting = sorting;
    if (!sorting) return announce(t('announce.unsorted'));
    const column = tBrowser(columnNamed(sorting.column as ColumnId).header);
    announce(t('announce.sorted', { column, direction: t(`announce.${sorting.direction}`) }));
  });

  useSignalEffect(() => {
    const count = selectedItems.count.value;
    if (said.current.count === count) return;
    said.current.count = count;
    announce(count === 0 ? t('selection.none') : t('selection.announce', { count }));
  });
  return null;
}
