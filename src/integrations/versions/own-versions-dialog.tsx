/** Somebody else has saved it meanwhile: part by part what they have and what is here, and then it is saved. */
import { useMessages } from '../../host/use-host.ts';
import { VersionsDialog } from '../../ui/versions-dialog/versions-dialog.tsx';
import { integrationMessages } from '../integration-messages.ts';
import { differingParts, takenValues, type VersionPart, type Versions } from './versions.ts';

export interface OwnVersionsDialogProps<Values extends object> {
  name: string;
  versions: Versions<Values>;
  parts: readonly VersionPart<Values>[];
  onSettled(taken: Partial<Values>): void;
  onClose(): void;
}

export function OwnVersionsDialog<Values extends object>({
  name,
  versions,
  parts,
  onSettled,
  onClose,
}: OwnVersionsDialogProps<Values>) {
  const t = useMessages(integrationMessages);
  return (
    <VersionsDialog
      title={t('versions.title', { name })}
      text={t('versions.text')}
      applyLabel={t('form.save')}
      differences={differingParts(versions, parts)}
      onSettled={(taken) => onSettled(takenValues(versions, parts, taken))}
      onClose={onClose}
    />
  );
}
