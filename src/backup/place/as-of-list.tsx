import { useModel } from '@preact/signals-react/runtime';
import type { RefObject } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Popover } from '../../ui/popover/popover.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { actionMessages } from '../action-messages.ts';
import { JobDateField } from '../recovery/job-date-field.tsx';
import { createPointsModel, jobsOf, type RecoveryPoint } from '../recovery/points-model.ts';
import css from './as-of.css';

export interface AsOfListProps {
  anchor: RefObject<HTMLElement | null>;
  plan: { nodeId: number; planId: string };
  jobId: string | undefined;
  onPick(job: RecoveryPoint): void;
  onClose(): void;
}

/** The plan's backup jobs, newest first: one leads to what was there then. */
export function AsOfList({ anchor, plan, jobId, onPick, onClose }: AsOfListProps) {
  useThemedStyles(css);
  const t = useMessages(actionMessages);
  const { client } = useHost();
  const points = useModel(() => createPointsModel(jobsOf(client, plan), jobId));
  return (
    <Popover
      anchor={anchor}
      role="dialog"
      className="as-of"
      aria-label={t('asOf.choose')}
      onShow={(popover) => popover.focus()}
      onClose={onClose}
    >
      <JobDateField points={points} onPick={onPick} />
    </Popover>
  );
}
