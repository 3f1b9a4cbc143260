import { useState } from 'react';
import type { Press } from '../../host/http/idempotency.ts';
import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { useFailureText } from '../../ui/form/use-failure-text.ts';
import { psaMessages } from '../psa-messages.ts';
import type { NamedMappingKind } from './named-mapping-kinds.ts';
import { namedMappingMessages } from './named-mapping-messages.ts';

export interface DeleteMappingProps {
  kind: NamedMappingKind<never, never>['name'];
  name: string;
  /** Answers whether this deleted it. */
  remove(press: Press): Promise<boolean>;
  onDeleted(byUs: boolean): void;
  onClose(): void;
}

/** Yes or No; what failed stays open and can be tried again as the same. Source: spec 002 §8. */
export function DeleteMapping({ kind, name, remove, onDeleted, onClose }: DeleteMappingProps) {
  const t = useMessages(psaMessages);
  const tOwn = useMessages(namedMappingMessages);
  const [press] = useState<Press>({});
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const error = useFailureText(failure);
  const questions = {
    configuration: () => t('confirm.deleteConfigurationMapping'),
    product: () => t('confirm.deleteProductMapping'),
    role: () => tOwn('deleteRoleMapping'),
  };

  async function confirm(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      onDeleted(await remove(press));
    } catch (reason) {
      setFailure(reason);
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={questions[kind]()}
      confirmLabel={t('confirm.yes')}
      cancelLabel={t('confirm.no')}
      tone="danger"
      busy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{tOwn('deleteText', { name })}</p>
    </ConfirmDialog>
  );
}
