import { computed } from '@preact/signals-core';
import { useModel } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { announceJob } from '../../jobs/job-news.ts';
import type { RestoreProgressDialogProps } from '../../jobs/job-view-types.ts';
import type { RecoveryFlowProps } from '../../recovery/recovery-types.ts';
import { restoreMessages } from '../messages.ts';
import { createRecentDestinations } from '../recent-destinations.ts';
import { createRestoreModel } from '../restore-model.ts';
import { isRestorable, type RestoreCreated, type RestoreOrder } from '../restore-order.ts';
import { RestoreDialog } from './restore-dialog.tsx';

export type RestoreFlowProps = RecoveryFlowProps<RestoreOrder, RestoreCreated>;

const RestoreProgressDialog = late<RestoreProgressDialogProps>(
  async () => (await import('../../jobs/dialog/restore-progress-dialog.tsx')).RestoreProgressDialog,
);

/** The form, then what follows: the news that the job was made, and how far it is. */
export function RestoreFlow({ request, onRequest, onDone, onClose }: RestoreFlowProps) {
  const t = useMessages(restoreMessages);
  const notices = useNotices();
  const [job, setJob] = useState<{ nodeId: number; jobUID: string }>();
  const isRefused = request !== undefined && !request.items.every(isRestorable);
  const refuse = useEffectEvent(() => {
    notices.show(t('unsuitable'), 'warning');
    onClose('done');
  });
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
  return (
    <>
      {request && !isRefused && (
        <OpenDialog
          key={keyOf(request)}
          request={request}
          onRequest={onRequest}
          onClose={onClose}
          onUnanswered={() => notices.show(t('failure.uncertain'), 'warning')}
          onDone={(created) => {
            const { nodeId, jobUID } = created;
            onDone(created);
            onClose('done');
            if (jobUID === undefined) {
              notices.show(t('created'));
              return;
            }
            announceJob(nodeId, jobUID);
            setJob({ nodeId, jobUID });
          }}
        />
      )}
      {job && <RestoreProgressDialog key={job.jobUID} {...job} news={t('created')} onClose={() => setJob(undefined)} />}
      {notices.stack}
    </>
  );
}

interface OpenDialogProps extends RestoreFlowProps {
  request: NonNullable<RestoreFlowProps['request']>;
  /** Closed while the order was on its way. */
  onUnanswered(): void;
}

function OpenDialog({ request, onRequest, onDone, onClose, onUnanswered }: OpenDialogProps) {
  const { client, configuration, report } = useHost();
  const ask = useEffectEvent(onRequest);
  const done = useEffectEvent(onDone);
  const prevented = useEffectEvent(() => onClose('done'));
  const model = useModel(() =>
    createRestoreModel({
      client,
      request,
      report,
      featureFlags: computed(() => configuration.value.featureFlags),
      onRequest: (order) => ask(order),
      onCreated(created) {
        const [device, { destination }] = [model.destination.peek(), created.body];
        if (device && destination) {
          void createRecentDestinations(configuration.peek(), request.nodeId).remember({
            device,
            path: destination.path,
          });
        }
        done(created);
      },
      onPrevented: () => prevented(),
    }),
  );
  return (
    <RestoreDialog
      request={request}
      model={model}
      onClose={(reason) => {
        if (model.isSent.peek()) onUnanswered();
        onClose(reason);
      }}
    />
  );
}

/** Another device, or other things, are another form. */
function keyOf({ nodeId, items }: NonNullable<RestoreFlowProps['request']>): string {
  return [nodeId, ...items.map(({ type, id }) => `${type} ${id}`)].join('\n');
}
