import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Failure } from '../../../ui/faces/failure.tsx';
import { SearchIcon } from '../../../ui/icon/common-icons.tsx';
import { ServerIcon } from '../../../ui/icon/icon.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { backupMessages } from '../../messages.ts';
import type { AllPlansModel } from '../all-plans-model.ts';
import { allPlansMessages } from '../messages.ts';

/** What stands in the place of results. */
export function AllPlansFace({ search }: { search: AllPlansModel }) {
  useSignals();
  if (search.phase.value === 'searching') return <Coming />;
  return (
    <div className="all-plans-face">
      <StillFace search={search} />
    </div>
  );
}

function StillFace({ search }: { search: AllPlansModel }) {
  useSignals();
  const t = useMessages(allPlansMessages);
  const tBrowser = useMessages(backupMessages);
  switch (search.phase.value) {
    case 'failed':
      return (
        <Failure
          error={search.failure.value?.error}
          title={tBrowser('failure.plans')}
          declinedTitle={t('notLoaded')}
          onRetry={() => search.refresh()}
        />
      );
    case 'stopped':
      return (
        <EmptyState
          icon={SearchIcon}
          title={t('stopped.title')}
          text={t('stopped.text')}
          action={<Button onClick={() => search.resume()}>{t('resume')}</Button>}
        />
      );
    case 'done':
      return search.progress.value.total === 0 ? (
        <EmptyState icon={ServerIcon} title={t('noPlans.title')} text={t('noPlans.text')} />
      ) : (
        <EmptyState icon={SearchIcon} title={t('empty.title', { term: search.term.value })} text={t('empty.text')} />
      );
    default:
      return <EmptyState icon={SearchIcon} title={t('idle.title')} text={t('idle.text')} />;
  }
}

/** Rows that are shown the shape of. */
const comingRows = 6;

function Coming() {
  return (
    <div className="all-plans-coming" aria-hidden="true">
      <SkeletonLines count={comingRows} className="all-plans-coming-row" hasIcon />
    </div>
  );
}
