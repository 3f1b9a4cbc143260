import { useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import type { LocationMapping } from '../account-contract.ts';
import { cellText, psaMessages } from '../psa-messages.ts';
import { accountMessages } from './account-messages.ts';

export interface CascadeDialogProps {
  /** Its name. */
  organization: string;
  /** What loses its mapping. */
  lost: readonly LocationMapping[];
  busy: boolean;
  error: string | undefined;
  onConfirm(): void;
  onClose(): void;
}

/** What another account takes away, by name, before it does. */
export function CascadeDialog({ organization, lost, ...dialog }: CascadeDialogProps) {
  const t = useMessages(accountMessages);
  const tPsa = useMessages(psaMessages);
  return (
    <ConfirmDialog {...dialog} title={t('cascade.title')} confirmLabel={t('cascade.confirm')} tone="danger">
      <p>{t('cascade.text', { count: lost.length, organization })}</p>
      <ul className="cascade-list">
        {lost.map(({ locationId, locationName, autotaskLocationName }) => (
          <li key={locationId}>
            {t('cascade.row', { location: locationName, accountLocation: cellText(autotaskLocationName, tPsa) })}
          </li>
        ))}
      </ul>
      <p>{t('cascade.after')}</p>
    </ConfirmDialog>
  );
}
