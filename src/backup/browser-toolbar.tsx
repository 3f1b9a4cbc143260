/** Where one is, the search, and what concerns the whole place. */
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../host/use-host.ts';
import { Breadcrumb, type Crumb } from '../ui/breadcrumb/breadcrumb.tsx';
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

/** The field lives as long as one stays in the folder that is searched. */
function searchKey(place: Place): string {
  const inside = place.at(-1)?.kind === 'search' ? place.slice(0, -1) : place;
  return String(inside.length) + JSON.stringify(inside.at(-1));
}
