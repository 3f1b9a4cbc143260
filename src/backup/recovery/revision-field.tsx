import { useMessages } from '../../host/use-host.ts';
import { recoveryMessages } from './messages.ts';
import { PointList } from './point-list.tsx';
import type { PointsModel } from './points-model.ts';

export interface RevisionFieldProps {
  /** `createPointsModel(revisionsOf(client, file))`, or another reading of a file's or an image's revisions. */
  points: PointsModel;
  /** In place of the list where there are none. Default: that a browser cannot download it, as the specification says. */
  emptyText?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/** Which revision of a file is wanted: its date and size. */
export function RevisionField({ points, emptyText, error, disabled }: RevisionFieldProps) {
  const t = useMessages(recoveryMessages);
  return (
    <PointList
      points={points}
      label={t('revision.label')}
      emptyText={emptyText ?? t('revision.empty')}
      failedText={t('revision.failed')}
      error={error}
      disabled={disabled}
    />
  );
}
