import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import type { BackupEntry } from '../../backup-entry.ts';
import { restoreMessages } from '../messages.ts';
import type { RestoreModel } from '../restore-model.ts';
import { PreflightNote } from './preflight-note.tsx';
import { useMissingText } from './use-missing-text.ts';
import { useSummary } from './use-summary.ts';

/** What pressing Restore will do, as far as it is chosen; before that what is still to be chosen. */
export function RestoreSummary({ items, model }: { items: readonly BackupEntry[]; model: RestoreModel }) {
  useSignals();
  const t = useMessages(restoreMessages);
  const missingText = useMissingText();
  const summary = useSummary(items, model);
  const missing = model.missing.value;
  return (
    <section className="restore-summary" aria-label={t('summary.title')} part="restore-summary">
      <h3 className="restore-summary-title">{missing.length > 0 ? t('missing.title') : t('summary.title')}</h3>
      {missing.length > 0 ? (
        <ul className="restore-missing">
          {missing.map((one) => (
            <li key={one.path}>{missingText(one)}</li>
          ))}
        </ul>
      ) : (
        <p className="restore-summary">{summary}</p>
      )}
      <PreflightNote items={items} model={model} />
    </section>
  );
}
