import { useModel } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { announceJob } from '../jobs/job-news.ts';
import type { RecoveryFlowProps, RecoveryRequest } from '../recovery/recovery-types.ts';
import { SyncDialog } from './sync-dialog.tsx';
import { syncMessages } from './sync-messages.ts';
import { createSyncModel, type SyncResult } from './sync-model.ts';
import type { SyncCreated, SyncOrder } from './sync-types.ts';

export type SyncFlowProps = RecoveryFlowProps<SyncOrder, SyncCreated>;

/** The question, the job, and what came of it. */
export function SyncFlow({ request, ...answers }: SyncFlowProps) {
  const t = useMessages(syncMessages);
  const notices = useNotices();
  const isOne = request !== undefined && new Set(request.items.map(({ planId }) => planId)).size === 1;
  const refuse = useEffectEvent(() => {
    notices.show(t('onlyOne'), 'warning');
    answers.onClose('done');
  });
  const isRefused = request !== undefined && !isOne;
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
  return (
    <>
      {isOne && <OpenSync key={keyOf(request)} request={request} {...answers} show={notices.show} />}
      {notices.stack}
    </>
  );
}

interface OpenSyncProps extends Omit<SyncFlowProps, 'request'> {
  request: RecoveryRequest;
  show: ReturnType<typeof useNotices>['show'];
}

function OpenSync({ request: { nodeId, items }, onRequest, onDone, onClose, show }: OpenSyncProps) {
  const t = useMessages(syncMessages);
  const { client, report } = useHost();
  const { planId = '', planName = '' } = items[0] ?? {};
  const order: SyncOrder = { nodeId, planId, planName, items };
  const end = useEffectEvent((result: SyncResult) => {
    if (result.is === 'created') {
      show(t('created'));
      if (result.jobUID !== undefined) announceJob(nodeId, result.jobUID);
      onDone({ ...order, jobUID: result.jobUID });
    } else show(t('alreadyRunning'), 'warning');
    onClose('done');
  });
  const model = useModel(() => createSyncModel({ client, order, report, onResult: (result) => end(result) }));
  return (
    <SyncDialog
      planName={planName}
      model={model}
      onConfirm={() => {
        if (model.isRunning.peek()) return;
        const answer = onRequest(order);
        if (answer === false) onClose('done');
        else model.start(answer === true ? undefined : answer);
      }}
      onClose={(reason) => {
        if (model.isRunning.peek()) show(t('unsure'), 'warning');
        onClose(reason);
      }}
    />
  );
}

function keyOf({ nodeId, items }: RecoveryRequest): string {
  return `${nodeId} ${items[0]?.planId}`;
}
