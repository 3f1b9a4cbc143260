import { useEffect, useMemo } from 'react';
import { type ElementValues, tagName } from '../../../host/element-definition.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { useDialogElement } from '../../../ui/dialog-element/use-dialog-element.ts';
import { FixedNotices } from '../../../ui/notices/fixed-notices.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { RestoreProgressDialog } from '../dialog/restore-progress-dialog.tsx';
import { jobMessages } from '../job-messages.ts';
import type { JobHooks, JobOrder } from '../job-view-types.ts';
import { jobName } from '../job-words.ts';
import { JobTray } from '../tray/job-tray.tsx';
import type { restoreProgressDefinition } from './restore-progress-definition.ts';

type Definition = typeof restoreProgressDefinition;

/** `<rmm-restore-progress>`: the dialog of one job, or all jobs of a device in place. */
export function RestoreProgressElement({ open, nodeId, jobUid }: ElementValues<Definition>) {
  const { emit, request, report } = useHost<Definition>();
  const t = useMessages(jobMessages);
  const { show, stack } = useNotices();
  const isTray = jobUid === undefined || jobUid === '';
  const isWanted = isTray || open;

  useEffect(() => {
    if (isWanted && nodeId === undefined) {
      report(new TypeError(`<${tagName('restore-progress')}>: node-id is not set, so no job can be shown.`));
    }
  }, [isWanted, nodeId, report]);
  const { close } = useDialogElement({ open });

  const hooks = useMemo((): JobHooks => {
    const tell = (key: 'cancel' | 'clear', { job }: JobOrder) => {
      // The list tells by itself.
      if (!isTray) show(t(key === 'cancel' ? 'canceledJob' : 'kind.RESTORE.cleared', { name: jobName(job, t) }));
    };
    return {
      onCancelRequest: (order) => request('rmm-cancel-request', order),
      onCanceled(order) {
        tell('cancel', order);
        emit('rmm-restore-canceled', order);
      },
      onClearRequest: (order) => request('rmm-clear-request', order),
      onCleared(order) {
        tell('clear', order);
        emit('rmm-restore-cleared', order);
      },
      onRetryRequest: (order) => emit('rmm-retry-request', order),
      onRetried: (retry) => void emit('rmm-restore-retried', retry),
      onChange: (change) => void emit('rmm-job-change', change),
    };
  }, [emit, request, show, isTray, t]);

  if (nodeId === undefined) return null;
  return (
    <FixedNotices>
      {isTray && <JobTray nodeId={nodeId} {...hooks} />}
      {!isTray && open && (
        <RestoreProgressDialog key={`${nodeId} ${jobUid}`} nodeId={nodeId} jobUID={jobUid} {...hooks} onClose={close} />
      )}
      {!isTray && stack}
    </FixedNotices>
  );
}
