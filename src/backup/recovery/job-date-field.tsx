import { useMessages } from '../../host/use-host.ts';
import { recoveryMessages } from './messages.ts';
import { PointList, type PointListProps } from './point-list.tsx';
import type { PointsModel } from './points-model.ts';

export interface JobDateFieldProps {
  /** `createPointsModel(jobsOf(client, plan))`. */
  points: PointsModel;
  /** Whether nothing may be chosen. */
  isOptional?: boolean | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  onPick?: PointListProps['onPick'];
}

/** As it was at which backup job: its date and how much it backed up. */
export function JobDateField({ points, isOptional, error, disabled, onPick }: JobDateFieldProps) {
  const t = useMessages(recoveryMessages);
  return (
    <PointList
      points={points}
      label={t('job.label')}
      emptyText={t('job.empty')}
      failedText={t('job.failed')}
      isOptional={isOptional}
      error={error}
      disabled={disabled}
      onPick={onPick}
    />
  );
}
