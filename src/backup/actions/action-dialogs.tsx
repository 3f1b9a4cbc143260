/** The dialogs of the browser's actions, each with its code when it is first asked for. What one has begun goes on. */
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { useHost } from '../../host/use-host.ts';
import { late } from '../../ui/late.tsx';
import type { backupBrowserDefinition } from '../browser/backup-browser-definition.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import type { DeleteFlowProps } from '../deletion/delete-flow.tsx';
import type { DownloadFlowProps } from '../download/dialog/download-flow.tsx';
import type { RecoveryRequest } from '../recovery/recovery-types.ts';
import type { RestoreFlowProps } from '../restore/dialog/restore-flow.tsx';
import type { SyncFlowProps } from '../sync/sync-flow.tsx';
import type { ActionName } from './actions.ts';
import { useOpenDialog } from './use-actions.ts';
import { useForgetDeleted, useShowDeleting } from './use-forget-deleted.ts';

const opened = { isWanted: ({ request }: { request: RecoveryRequest | undefined }) => request !== undefined };
const DownloadFlow = late<DownloadFlowProps>(
  async () => (await import('../download/dialog/download-flow.tsx')).DownloadFlow,
  undefined,
  opened,
);
const RestoreFlow = late<RestoreFlowProps>(
  async () => (await import('../restore/dialog/restore-flow.tsx')).RestoreFlow,
  undefined,
  opened,
);
const SyncFlow = late<SyncFlowProps>(async () => (await import('../sync/sync-flow.tsx')).SyncFlow, undefined, opened);
const DeleteFlow = late<DeleteFlowProps>(
  async () => (await import('../deletion/delete-flow.tsx')).DeleteFlow,
  undefined,
  opened,
);

export function ActionDialogs({ onClose }: { onClose(): void }) {
  useSignals();
  const host = useHost<typeof backupBrowserDefinition>();
  const { overlay } = useBrowser();
  const openDialog = useOpenDialog();
  const forgetDeleted = useForgetDeleted();
  const showDeleting = useShowDeleting();
  const begun = useRef(new Set<ActionName>());
  const now = overlay.value;
  const requests: Partial<Record<ActionName, RecoveryRequest>> =
    now && 'request' in now ? { [now.is]: now.request } : {};
  for (const name of Object.keys(requests)) begun.current.add(name as ActionName);

  const flow = (name: ActionName) => ({
    request: requests[name],
    onClose,
  });
  return (
    <>
      {begun.current.has('download') && (
        <DownloadFlow
          {...flow('download')}
          onRequest={(order) => host.request('rmm-download-request', order)}
          onDone={(news) =>
            host.emit(news.state === 'started' ? 'rmm-download-started' : 'rmm-download-finished', news)
          }
          onRestoreInstead={(request) => openDialog('restore', request)}
        />
      )}
      {begun.current.has('restore') && (
        <RestoreFlow
          {...flow('restore')}
          onRequest={(order) => host.request('rmm-restore-request', order)}
          onDone={(created) => host.emit('rmm-restore-created', created)}
        />
      )}
      {begun.current.has('sync') && (
        <SyncFlow
          {...flow('sync')}
          onRequest={(order) => host.request('rmm-sync-request', order)}
          onDone={(created) => host.emit('rmm-sync-created', created)}
        />
      )}
      {begun.current.has('delete') && (
        <DeleteFlow
          {...flow('delete')}
          onRequest={(order) => host.request('rmm-delete-request', order)}
          onPending={showDeleting}
          onDone={(order) => {
            forgetDeleted(order);
            host.emit('rmm-delete-scheduled', order);
          }}
        />
      )}
    </>
  );
}
