import { useMessages } from '../../host/use-host.ts';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb/breadcrumb.tsx';
import { useBrowser } from '../browser-model/browser-parts.ts';
import { backupMessages } from '../messages.ts';
import type { Place } from '../place.ts';
import { usePlaceName } from './use-place-name.ts';

export function PlaceBreadcrumb({ place }: { place: Place }) {
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
