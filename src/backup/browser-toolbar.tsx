/** Where one is, the search, and what concerns the whole place. */
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../host/use-host.ts';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb/breadcrumb.tsx';
import { Button } from '../ui/button/button.tsx';
import { FolderPlusIcon, RefreshIcon } from '../ui/icon/icon.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { SearchInput } from '../ui/search-input/search-input.tsx';
import { mayRestore } from './access.ts';
import { useBrowser } from './browser-parts.ts';
import { levelNamed } from './levels.ts';
import { backupMessages } from './messages.ts';
import { type Place, stepOf } from './place.ts';
import { usePlaceName } from './use-place-name.ts';

/** Fewest characters that are searched for. Source: spec 000 §5. */
const shortestTerm = 3;
/** Milliseconds after the last key. Source: spec 003 §9. */
const searchDebounce = 400;

export function BrowserToolbar({ onNewFolder }: { onNewFolder(): void }) {
  useSignals();
  const t = useMessages(backupMessages);
  const { browser, grants } = useBrowser();
  const shown = browser.shown.value;
  const level = shown && levelNamed(shown.level);
  return (
    <header className="browser-toolbar" part="toolbar">
      <PlaceBreadcrumb place={browser.place.value} />
      <div className="browser-tools">
        {level?.isSearchable && mayRestore(grants.value, shown?.plan) && (
          <PlaceSearch key={searchKey(browser.place.value)} />
        )}
        {level?.takesFolders && mayRestore(grants.value, shown?.plan) && (
          <Button icon={FolderPlusIcon} onClick={onNewFolder}>
            {t('toolbar.newFolder')}
          </Button>
        )}
        {browser.nodeId.value !== undefined && (
          <IconButton size="medium" icon={RefreshIcon} label={t('toolbar.refresh')} onClick={() => browser.reload()} />
        )}
      </div>
    </header>
  );
}

function PlaceBreadcrumb({ place }: { place: Place }) {
  const t = useMessages(backupMessages);
  const { browser } = useBrowser();
  const nameOf = usePlaceName();
  const crumbs: Crumb[] = [
    { id: '0', label: t('crumb.allPlans'), onSelect: () => browser.jumpTo(0) },
    ...place.map((step, at) => ({
      id: String(at + 1),
      label: nameOf(step),
      onSelect: () => browser.jumpTo(at + 1),
    })),
  ];
  return <Breadcrumb label={t('crumb.path')} items={crumbs} />;
}

/** Searches as one types, from three characters on; an emptied field goes back to the folder. */
function PlaceSearch() {
  useSignals();
  const t = useMessages(backupMessages);
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

  return (
    <SearchInput
      label={inside ? t('search.label', { place: nameOf(inside) }) : t('search.placeholder')}
      value={text}
      maxLength={255}
      hint={term.length < shortestTerm ? t('search.hint') : undefined}
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

/** The field lives as long as one stays in the folder that is searched. */
function searchKey(place: Place): string {
  const inside = place.at(-1)?.kind === 'search' ? place.slice(0, -1) : place;
  return String(inside.length) + JSON.stringify(inside.at(-1));
}
