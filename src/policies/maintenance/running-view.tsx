import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { listFormat } from '../../base/intl-cache.ts';
import { visible } from '../../base/visible.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useFormat } from '../../host/use-format.ts';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { late } from '../../ui/late.tsx';
import { useNotices } from '../../ui/notices/notices.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import type { RunningMaintenance } from './contract.ts';
import type { ExtendDialogProps } from './extend-dialog.tsx';
import { maintenanceMessages } from './maintenance-messages.ts';
import type { MaintenanceModel } from './maintenance-model.ts';

const ExtendDialog = late<ExtendDialogProps>(async () => (await import('./extend-dialog.tsx')).ExtendDialog);

interface RunningViewProps {
  model: MaintenanceModel;
  running: RunningMaintenance;
  isReadOnly: boolean;
}

/** The maintenance that is on, for how long, and what it holds back. */
export function RunningView({ model, running, isReadOnly }: RunningViewProps) {
  useSignals();
  const t = useMessages(maintenanceMessages);
  const format = useFormat();
  const locale = useLocale();
  const [isExtending, setExtending] = useState(false);
  const { startTime, endTime, startedBy, durationInSeconds, options } = running;
  const held = (['notifications', 'alerts', 'notificationChannels'] as const).filter((option) => options[option]);
  const facts: [string, string][] = [
    [t('until'), endTime === null ? t('never') : format.dateTime(endTime)],
    [t('since'), format.dateTime(startTime)],
    ...(startedBy ? [[t('startedBy'), visible(startedBy)] as [string, string]] : []),
    [t('suppressed'), listFormat(locale, { type: 'unit' }).format(held.map((option) => t(option)))],
  ];
  return (
    <>
      <div className="maintenance-state">
        <Tag tone="warning">{t('on')}</Tag>
        {model.blocks.value && <p className="maintenance-text">{t('blocks')}</p>}
      </div>
      <dl className="maintenance-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isReadOnly && (
        <div className="maintenance-buttons">
          {endTime !== null && <Button onClick={() => setExtending(true)}>{t('extend')}</Button>}
          <EndButton model={model} />
        </div>
      )}
      {isExtending && durationInSeconds !== null && (
        <ExtendDialog lasting={durationInSeconds} onExtend={model.extend} onClose={() => setExtending(false)} />
      )}
    </>
  );
}

/** What failed can be tried again as the same. */
function EndButton({ model }: { model: MaintenanceModel }) {
  const t = useMessages(maintenanceMessages);
  const { show } = useNotices();
  const reasonOf = useFailureText();
  const press = useRef<Press>({});
  const [isBusy, setBusy] = useState(false);

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await model.end(press.current);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === undefined) return;
      const action = { label: t('retry'), onPress: () => void end() };
      show(t('endFailed', { reason }), { tone: 'danger', action });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="primary" busy={isBusy} onClick={() => void end()}>
      {t('end')}
    </Button>
  );
}
