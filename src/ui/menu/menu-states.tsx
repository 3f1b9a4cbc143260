/** What a menu shows while its items are fetched, when they did not come, and when there are none. */
import { hostMessages } from '../../host/host-messages.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useMessages } from '../../host/use-host.ts';
import { useFieldMessages } from '../field/field-messages.ts';
import { ErrorIcon } from '../icon/later-icons.tsx';
import { limits } from '../limits.ts';
import { SkeletonLines } from '../skeleton/skeleton.tsx';
import { menuMessages } from './menu-messages.ts';

export function MenuLoading() {
  return <SkeletonLines count={limits.menu.skeletonItems} className="menu-item menu-skeleton" />;
}

/** An item itself: a menu holds nothing else, and its keys have to reach it. */
export function MenuFailure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const t = useMessages(menuMessages);
  const failureText = useFailureText({ other: () => t('failed') });
  const tHost = useMessages(hostMessages);
  return (
    <button type="button" role="menuitem" tabIndex={-1} className="menu-item menu-failure" onClick={onRetry}>
      <ErrorIcon />
      <span className="menu-note">{failureText(error) ?? t('failed')}</span>
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
