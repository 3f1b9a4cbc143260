/** Where one is, the search, and what concerns the whole place. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../host/use-host.ts';
import { Button } from '../ui/button/button.tsx';
import { FolderPlusIcon, RefreshIcon } from '../ui/icon/icon.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import { late } from '../ui/late.tsx';
import { mayRestore } from './access.ts';
import { useBrowser } from './browser-parts.ts';
import { levelNamed } from './levels.ts';
import { backupMessages } from './messages.ts';
import type { Place } from './place.ts';
import { usePlaceName } from './use-place-name.ts';

const PlaceSearch = late(
  async () => (await import('./place-search.tsx')).PlaceSearch,
  () => <div className="search-to-come" />,
);

const PlaceBreadcrumb = late<{ place: Place }>(
  async () => (await import('./place-breadcrumb.tsx')).PlaceBreadcrumb,
  Here,
);

export function BrowserToolbar({ onNewFolder }: { onNewFolder(): void }) {
  useSignals();
  const t = useMessages(backupMessages);
  const { browser, grants } = useBrowser();
  const place = browser.place.value;
  const shown = browser.shown.value;
  const level = shown && levelNamed(shown.level);
  return (
    <header className="browser-toolbar" part="toolbar">
      {place.length === 0 ? <Here place={place} /> : <PlaceBreadcrumb place={place} />}
      <div className="browser-tools">
        {level?.isSearchable && mayRestore(grants.value, shown?.plan) && <PlaceSearch key={searchKey(place)} />}
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

/** Before the way back is there, and at All plans, from where there is none. */
function Here({ place }: { place: Place }) {
  const t = useMessages(backupMessages);
  const nameOf = usePlaceName();
  return (
    <nav className="breadcrumb here" aria-label={t('crumb.path')}>
      <ol>
        <li aria-current="page">{nameOf(place.at(-1))}</li>
      </ol>
    </nav>
  );
}

/** The field lives as long as one stays in the folder that is searched. */
function searchKey(place: Place): string {
  const inside = place.at(-1)?.kind === 'search' ? place.slice(0, -1) : place;
  return String(inside.length) + JSON.stringify(inside.at(-1));
}
