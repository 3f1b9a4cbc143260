/** The faces of a place that has no rows to show. Source: spec 000 §8. */
import { useSignals } from '@preact/signals-react/runtime';
import { errorMessages } from '../../host/error-messages.ts';
import { errorText } from '../../host/failure-text.ts';
import { CallError } from '../../host/http/call-error.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { SearchIcon } from '../../ui/icon/common-icons.tsx';
import { DriveIcon, FolderIcon, HistoryIcon, type IconComponent, ServerIcon } from '../../ui/icon/icon.tsx';
import { WarningIcon } from '../../ui/icon/later-icons.tsx';
import { type ActionMessageKey, actionMessages } from '../action-messages.ts';
import type { Obstacle, Shown } from '../browser-model/browser-model.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import type { LevelName } from '../browser-model/levels.ts';
import { backupMessages } from '../messages.ts';
import { failureMessage } from '../place/place-failure.ts';
import { stepOf } from '../place.ts';
import { useRowName } from '../use-row-name.ts';

interface Emptiness {
  icon: IconComponent;
  title: ActionMessageKey;
  text: ActionMessageKey;
}

const noFolder: Emptiness = { icon: FolderIcon, title: 'empty.folder', text: 'empty.folderText' };
const noRevision: Emptiness = { icon: HistoryIcon, title: 'empty.revisions', text: 'empty.revisionsText' };

const emptiness: Readonly<Record<LevelName, Emptiness>> = {
  plans: { icon: ServerIcon, title: 'empty.plans', text: 'empty.plansText' },
  volumes: { icon: DriveIcon, title: 'empty.volumes', text: 'empty.volumesText' },
  planFolders: noFolder,
  folder: noFolder,
  search: { icon: SearchIcon, title: 'search.empty', text: 'search.emptyText' },
  volumeRevisions: noRevision,
  fileRevisions: noRevision,
  mounted: noFolder,
};

export interface StillFaceProps {
  shown: Shown | undefined;
  obstacle: Exclude<Obstacle, { is: 'looking-up-plan' }> | undefined;
}

/** What is shown in the place of rows: what stands in the way, what went wrong, or that there is nothing. */
export function StillFace({ shown, obstacle }: StillFaceProps) {
  useSignals();
  if (obstacle) return <ObstacleState obstacle={obstacle} />;
  if (!shown) return null;
  return shown.listing.phase.value === 'failed' ? <PlaceFailure shown={shown} /> : <Nothing shown={shown} />;
}

function Nothing({ shown }: { shown: Shown }) {
  const t = useMessages(actionMessages);
  const { icon, title, text } = emptiness[shown.level];
  const values = shown.level === 'search' ? { term: stepOf(shown.place, 'search').term } : {};
  return (
    <div className="browser-face" tabIndex={-1}>
      <EmptyState icon={icon} title={t(title, values)} text={t(text)} />
    </div>
  );
}

function PlaceFailure({ shown }: { shown: Shown }) {
  useSignals();
  const t = useMessages(actionMessages);
  const tBrowser = useMessages(backupMessages);
  const nameOf = useRowName();
  const { level, listing, plan } = shown;
  // A revision goes by its date here too.
  const place = shown.place.map((step) => (step.kind === 'revision' ? { ...step, name: nameOf(step) } : step));
  const message = level === 'plans' ? undefined : failureMessage(level, { place, plan });
  const title = message ? t(message.key, message.values) : tBrowser('failure.plans');
  return <Failure error={listing.failure.value?.error} title={title} onRetry={() => listing.retry(0)} />;
}

function ObstacleState({ obstacle }: { obstacle: Exclude<Obstacle, { is: 'looking-up-plan' }> }) {
  const t = useMessages(actionMessages);
  const tBrowser = useMessages(backupMessages);
  const { browser } = useBrowser();
  switch (obstacle.is) {
    case 'no-device':
      return (
        <div className="browser-face" tabIndex={-1}>
          <EmptyState icon={ServerIcon} title={t('still.noDevice')} text={t('still.noDeviceText')} />
        </div>
      );
    case 'plan-failed':
      return <Failure error={obstacle.error} title={tBrowser('failure.plans')} onRetry={() => browser.reload()} />;
    case 'unknown-plan':
      return (
        <div className="browser-face" tabIndex={-1}>
          <EmptyState
            icon={WarningIcon}
            title={t('still.unknownPlan')}
            text={t('still.unknownPlanText')}
            action={<Button onClick={() => browser.jumpTo(0)}>{t('still.toPlans')}</Button>}
          />
        </div>
      );
  }
}

/** What happened, why, and Retry. A second factor that was declined is no failure: it only leaves nothing to show. */
function Failure({ error, title, onRetry }: { error: unknown; title: string; onRetry(): void }) {
  const t = useMessages(actionMessages);
  const tBrowser = useMessages(backupMessages);
  const tHost = useMessages(errorMessages);
  const isDeclined = error instanceof CallError && error.kind === 'mfa-declined';
  const why = errorText(error, tHost);
  return (
    <div className="browser-face" tabIndex={-1} role={isDeclined ? undefined : 'alert'}>
      <EmptyState
        {...(!isDeclined && { icon: WarningIcon })}
        title={isDeclined ? t('still.notLoaded') : title}
        {...(why !== undefined && { text: why })}
        action={<Button onClick={onRetry}>{tBrowser('grid.retry')}</Button>}
      />
    </div>
  );
}
