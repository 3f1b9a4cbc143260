/** Where one is, the search, and what concerns the whole place. */

import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { SearchIcon } from '../../ui/icon/common-icons.tsx';
import { RefreshIcon } from '../../ui/icon/list-icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { late } from '../../ui/late.tsx';
import { mayRestore } from '../access.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { levelNamed } from '../browser-model/levels.ts';
import { backupMessages } from '../messages.ts';
import type { PlaceToolsProps } from '../place/place-tools.tsx';
import { usePlaceName } from '../place/use-place-name.ts';
import type { Place } from '../place.ts';

const PlaceTools = late<PlaceToolsProps>(
  async () => (await import('../place/place-tools.tsx')).PlaceTools,
  () => <div className="search-to-come" />,
);

const PlaceBreadcrumb = late<{ place: Place }>(
  async () => (await import('../place/place-breadcrumb.tsx')).PlaceBreadcrumb,
  Here,
);

export function BrowserToolbar() {
  useSignals();
  const t = useMessages(backupMessages);
  const { browser, grants, overlay } = useBrowser();
  const place = browser.place.value;
  const shown = browser.shown.value;
  const level = shown && levelNamed(shown.level);
  const canWork = level?.isSearchable && mayRestore(grants.value, shown?.plan);
  return (
    <header className="browser-toolbar" part="toolbar">
      {place.length === 0 ? <Here place={place} /> : <PlaceBreadcrumb place={place} />}
      <div className="browser-tools">
        {canWork && <PlaceTools level={level} />}
        {browser.nodeId.value !== undefined && (
          <>
            <span className="search-all">
              <Button
                variant="ghost"
                icon={SearchIcon}
                onClick={() => {
                  overlay.value = { is: 'all-plans' };
                }}
              >
                {t('toolbar.searchAll')}
              </Button>
            </span>
            <IconButton
              size="medium"
              icon={RefreshIcon}
              label={t('toolbar.refresh')}
              onClick={() => browser.reload()}
            />
          </>
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
