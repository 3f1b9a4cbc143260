/** Asks before a record is deleted, once it is known what that does elsewhere. */
import { createModel } from '@preact/signals-core';
import { useModel, useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { createResource, type Resource } from '../../base/resource/resource.ts';
import { valueIn } from '../../base/resource/resource-state.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { Faces } from '../faces/faces.tsx';
import { useAttempt } from '../form/use-attempt.ts';
import { SkeletonLines } from '../skeleton/skeleton.tsx';

export interface DeleteRecordProps<Use> {
  title: string;
  confirmLabel: string;
  /** What is deleted. */
  text: string;
  /** What names it, or hangs on it. */
  readUse(signal: AbortSignal): Promise<Use>;
  /** What becomes of that. */
  sayUse(use: Use): ReactNode;
  failedTitle: string;
  /** It is needed: it cannot be deleted. */
  isKept?: ((use: Use) => boolean) | undefined;
  remove(press: Press): Promise<void>;
  onClose(): void;
}

/** What failed stays open, and can be tried again as the same. */
export function DeleteRecord<Use>({
  title,
  confirmLabel,
  text,
  readUse,
  sayUse,
  failedTitle,
  isKept,
  remove,
  onClose,
}: DeleteRecordProps<Use>) {
  useSignals();
  const use = useModel(
    () =>
      new (createModel<Resource<void, Use>>(() => {
        const resource = createResource<void, Use>({ read: (_, signal) => readUse(signal) });
        resource.ask();
        return resource;
      }))(),
  );
  const { run, isBusy, error } = useAttempt(remove);
  const known = valueIn(use.state.value);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      tone="danger"
      canConfirm={known !== undefined && isKept?.(known) !== true}
      busy={isBusy}
      error={error}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{text}</p>
      <Faces
        state={use.state.value}
        skeleton={<SkeletonLines count={1} />}
        failedTitle={failedTitle}
        look="inline"
        onRetry={use.retry}
      >
        {sayUse}
      </Faces>
    </ConfirmDialog>
  );
}
