/** What is asked before something is done with snapshots. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../base/visible.ts';
import type { VirtualizationGuest } from '../../console/virtualization/guests-slice.ts';
import type { Snapshot } from '../../console/virtualization/snapshots.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { useIssueText } from '../../ui/form/use-issue-text.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { createRecordSession } from '../../ui/record-list/record-session.ts';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { machineLimits, snapshotIssues } from '../machine-rules.ts';
import { childrenOf } from '../model/snapshot-tree-model.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import type { GuestActions } from './use-guest-actions.ts';

export type SnapshotOrder =
  | { readonly what: 'take' }
  | { readonly what: 'rename' | 'revert' | 'delete'; readonly snapshot: Snapshot };

export interface SnapshotDialogProps {
  guest: VirtualizationGuest;
  order: SnapshotOrder;
  change: GuestActions['change'];
  onClose(): void;
}

export function SnapshotDialog({ order, ...props }: SnapshotDialogProps) {
  switch (order.what) {
    case 'take':
      return <NameDialog {...props} snapshot={undefined} />;
    case 'rename':
      return <NameDialog {...props} snapshot={order.snapshot} />;
    case 'revert':
      return <RevertDialog {...props} snapshot={order.snapshot} />;
    case 'delete':
      return <DeleteDialog {...props} snapshot={order.snapshot} />;
  }
}

type PartProps = Omit<SnapshotDialogProps, 'order'>;

/** Of a new one, or of one that is there. */
function NameDialog({ guest, snapshot, change, onClose }: PartProps & { snapshot: Snapshot | undefined }) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const issueText = useIssueText();
  const { form } = useModel(() =>
    createRecordSession<{ name: string }>({
      initial: { name: snapshot?.name ?? '' },
      version: undefined,
      check: snapshotIssues,
      async save({ name }, { press = {} }) {
        const named = { snapshot: visible(name.trim()) };
        await (snapshot
          ? change(
              { action: 'renameSnapshot', guestId: guest.id, snapshotId: snapshot.id, name },
              press as Press,
              t('snapshots.renamedDone', named),
            )
          : change(
              { action: 'takeSnapshot', guestId: guest.id, name },
              press as Press,
              t('snapshots.takenDone', named),
            ));
      },
    }),
  );
  const name = form.field('name');
  const parent = guest.snapshots.find(({ id }) => id === guest.currentSnapshotId);
  return (
    <FormDialog
      title={snapshot ? t('snapshots.renameTitle') : t('snapshots.takeTitle', { name: visible(guest.name) })}
      size="small"
      form={form}
      submitLabel={t(snapshot ? 'snapshots.save' : 'snapshots.take')}
      sayIssues={(count) => t('snapshots.wrong', { count })}
      onSubmitted={onClose}
      onClose={onClose}
    >
      {!snapshot && (
        <p>
          {t('snapshots.takeText')} {parent && t('snapshots.takeOn', { parent: visible(parent.name) })}
        </p>
      )}
      <div data-field="name">
        <TextField
          label={t('snapshots.name')}
          required
          maxLength={machineLimits.snapshotName}
          value={name.value.value}
          error={issueText(name.issue.value)}
          onChange={name.set}
          onBlur={name.touch}
        />
      </div>
    </FormDialog>
  );
}

function RevertDialog({ guest, snapshot, change, onClose }: PartProps & { snapshot: Snapshot }) {
  const t = useMessages(virtualizationMessages);
  const values = { name: visible(guest.name), snapshot: visible(snapshot.name) };
  const { run, isBusy, error } = useAttempt(async (press) => {
    const wanted = { action: 'revertToSnapshot', guestId: guest.id, snapshotId: snapshot.id } as const;
    await change(wanted, press, t('snapshots.revertedDone', values));
    onClose();
  });
  return (
    <ConfirmDialog
      title={t('snapshots.revertTitle', values)}
      confirmLabel={t('snapshots.revert')}
      tone="danger"
      busy={isBusy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t('snapshots.revertText')}</p>
      <p>{t(guest.powerState === 'STOPPED' ? 'snapshots.revertOff' : 'snapshots.revertRunning')}</p>
    </ConfirmDialog>
  );
}

function DeleteDialog({ guest, snapshot, change, onClose }: PartProps & { snapshot: Snapshot }) {
  const t = useMessages(virtualizationMessages);
  const values = { snapshot: visible(snapshot.name) };
  const { run, isBusy, error } = useAttempt(async (press) => {
    const wanted = { action: 'deleteSnapshot', guestId: guest.id, snapshotId: snapshot.id } as const;
    await change(wanted, press, t('snapshots.deletedDone', values));
    onClose();
  });
  const children = childrenOf(guest.snapshots, snapshot.id);
  const parent = guest.snapshots.find(({ id }) => id === snapshot.parent_id);
  const joined = { count: children.length, child: visible(children[0]?.name ?? '') };
  return (
    <ConfirmDialog
      title={t('snapshots.deleteTitle', values)}
      confirmLabel={t('snapshots.delete')}
      tone="danger"
      busy={isBusy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{t('snapshots.deleteText')}</p>
      {children.length > 0 && (
        <p>
          {parent
            ? t('snapshots.deleteChildren', { ...joined, parent: visible(parent.name) })
            : t('snapshots.deleteRoots', joined)}
        </p>
      )}
    </ConfirmDialog>
  );
}
