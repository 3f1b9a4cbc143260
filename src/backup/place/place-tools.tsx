import { useSignals } from '@preact/signals-react/runtime';
import { jsonText } from '../../base/json-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { FolderPlusIcon } from '../../ui/icon/action-icons.tsx';
import { actionMessages } from '../action-messages.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import type { Level } from '../browser-model/levels.ts';
import type { Place } from '../place.ts';
import { AsOf } from './as-of.tsx';
import { LeftOut } from './left-out.tsx';
import { PlaceSearch } from './place-search.tsx';

export interface PlaceToolsProps {
  level: Level;
}

/** What one can do in a folder as a whole. */
export function PlaceTools({ level }: PlaceToolsProps) {
  useSignals();
  const t = useMessages(actionMessages);
  const { browser, overlay } = useBrowser();
  return (
    <>
      <LeftOut />
      <AsOf />
      <PlaceSearch key={searchKey(browser.place.value)} />
      {level.takesFolders && (
        <Button
          icon={FolderPlusIcon}
          onClick={() => {
            overlay.value = { is: 'new-folder' };
          }}
        >
          {t('newFolder.title')}
        </Button>
      )}
    </>
  );
}

/** The field lives as long as one stays in the folder that is searched. */
function searchKey(place: Place): string {
  const inside = place.at(-1)?.kind === 'search' ? place.slice(0, -1) : place;
  return String(inside.length) + jsonText(inside.at(-1));
}
