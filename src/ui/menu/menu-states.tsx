/** What a menu shows while its items are fetched, when they did not come, and when there are none. */
import { hostMessages } from '../../host/host-messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { useFieldMessages } from '../field/field-messages.ts';
import { ErrorIcon } from '../icon/later-icons.tsx';
import { limits } from '../limits.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { menuMessages } from './menu-messages.ts';

const widths = ['72%', '88%', '60%'];
const skeletons = Array.from({ length: limits.menu.skeletonItems }, (_, index) => widths[index % widths.length]);

export function MenuLoading() {
  return skeletons.map((width, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
    <div key={index} className="menu-item menu-skeleton" aria-hidden="true">
      <Skeleton {...(width !== undefined && { width })} />
    </div>
  ));
}

export function MenuFailure({ onRetry }: { onRetry(): void }) {
  const t = useMessages(menuMessages);
  const tHost = useMessages(hostMessages);
  return (
    <button type="button" role="menuitem" tabIndex={-1} className="menu-item menu-failure" onClick={onRetry}>
      <ErrorIcon />
      <span className="menu-note">{t('failed')}</span>
      <span className="menu-retry">{tHost('failure.retry')}</span>
    </button>
  );
}

export function MenuEmpty() {
  const t = useFieldMessages();
  return (
    <div role="menuitem" aria-disabled="true" tabIndex={-1} className="menu-item menu-note">
      {t('noOptions')}
    </div>
  );
}
