import { useState } from 'react';
import { fold } from '../../../base/fold.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { Named } from '../../mapping-choice.ts';
import { ProviderPicker } from '../../pickers/provider-picker.tsx';
import { psaMessages } from '../../psa-messages.ts';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import css from './bench-dialog.css';
import type { RowsDialogProps } from './bench-dialogs.ts';

/** One company or account for all that is checked. */
export function AssignDialog({ source, bench, rows, onDone, onClose }: RowsDialogProps) {
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  const { provider } = source;
  const [target, setTarget] = useState<Named | null>(null);
  const [isMissed, setMissed] = useState(false);
  const { run, isBusy, error } = useAttempt(async (press) => {
    if (target === null) return setMissed(true);
    const count = await bench.assign(rows, target, press);
    onDone(tBench('assign.done', { count, name: target.name }));
  });
  const others = rows.filter((row) => {
    const before = source.mappedTo(row).target;
    return before !== null && before.id !== target?.id;
  });
  const lostSites = fold(others, (sum, { mappedLocationCount }) => sum + mappedLocationCount, 0);
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={tBench(`assign.title.${provider}`, { count: rows.length })}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            {t('autoMap.cancel')}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={run}>
            {tBench('assign.submit', { count: rows.length })}
          </Button>
        </>
      }
    >
      <div className="bench-dialog bench-dialog-short">
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
        <ProviderPicker
          kind={provider === 'psacw' ? 'company' : 'account'}
          label={t(provider === 'psacw' ? 'organization.company' : 'accounts.account')}
          required
          value={target}
          error={isMissed && target === null ? t('issues.required') : undefined}
          onChange={setTarget}
        />
        {target !== null && others.length > 0 && (
          <InlineAlert tone="warning">
            <p className="bench-dialog-line">{tBench('assign.replaced', { count: others.length })}</p>
            {lostSites > 0 && <p className="bench-dialog-line">{tBench('assign.lostSites', { count: lostSites })}</p>}
          </InlineAlert>
        )}
      </div>
    </Dialog>
  );
}
