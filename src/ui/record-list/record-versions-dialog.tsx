/** Somebody else has saved the record meanwhile: part by part what they have and what is here, and then it is saved. */
import { useMessages } from '../../host/use-host.ts';
import { VersionsDialog } from '../versions-dialog/versions-dialog.tsx';
import { recordFormMessages } from './record-form-messages.ts';
import { differingParts, takenValues, type VersionPart, type Versions } from './record-versions.ts';

export interface RecordVersionsDialogProps<Values extends object> {
  /** Who it was, where that is known. */
  title?: string | undefined;
  versions: Versions<Values>;
  parts: readonly VersionPart<Values>[];
  hasSecrets?: boolean | undefined;
  onSettled(taken: Partial<Values>): void;
  onClose(): void;
}

export function RecordVersionsDialog<Values extends object>({
  title,
  versions,
  parts,
  hasSecrets = false,
  onSettled,
  onClose,
}: RecordVersionsDialogProps<Values>) {
  const t = useMessages(recordFormMessages);
  return (
    <VersionsDialog
      title={title ?? t('versions.title')}
      text={t(hasSecrets ? 'versions.textOfSecrets' : 'versions.text')}
      applyLabel={t('save')}
      differences={differingParts(versions, parts)}
      onSettled={(taken) => onSettled(takenValues(versions, parts, taken))}
      onClose={onClose}
    />
  );
}
