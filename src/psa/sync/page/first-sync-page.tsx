import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffectEvent } from 'react';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { cancelAgreementSync, type SyncRun, startAgreementSync } from '../../agreement-sync-contract.ts';
import { PageHead } from '../../page/page-head.tsx';
import { pageMessages } from '../../page/page-messages.ts';
import { usePsa } from '../../page/psa-context.ts';
import { psaMessages } from '../../psa-messages.ts';
import { RunList } from '../runs/run-list.tsx';
import { createSyncRuns } from '../runs/sync-runs-model.ts';
import { syncMessages } from '../sync-messages.ts';
import css from './first-sync-page.css';

const ConnectionForm = late<object>(async () => (await import('../../connection/connection-form.tsx')).ConnectionForm);
const ScheduleForm = late<object>(async () => (await import('../agreement-sync-form.tsx')).AgreementSyncForm);

/** The first provider's sync: what has run, when it runs by itself, and how the provider is reached. */
export function FirstSyncPage() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(syncMessages);
  const tPsa = useMessages(psaMessages);
  const tPage = useMessages(pageMessages);
  const { client } = useHost();
  const { isReadOnly, saved } = usePsa();
  const { show } = useNotices();
  const failureText = useFailureText();
  const tellFinished = useEffectEvent(({ state, counts }: SyncRun) => {
    if (state === 'FAILED') show(t('runs.hasFailed'), 'danger');
    else if (state === 'CANCELLED') show(t('runs.cancelled', counts));
    else show(t('runs.done', counts), counts.failed > 0 ? 'warning' : 'success');
  });
  const model = useModel(() => createSyncRuns({ client, onFinished: (run) => tellFinished(run) }));
  const failure = model.startFailure.value;
  const isRunning = model.isStarting.value || model.current.value !== undefined;

  async function start() {
    if (await model.start()) saved(startAgreementSync.name);
  }

  async function cancel() {
    if (await model.cancel()) saved(cancelAgreementSync.name);
  }

  return (
    <>
      <PageHead title={t('page.title')} text={t('page.text')}>
        <Button
          variant="primary"
          busy={isRunning}
          disabledReason={isReadOnly ? tPage('readOnly') : undefined}
          onClick={() => void start()}
        >
          {tPsa('agreementSync.runNow')}
        </Button>
      </PageHead>
      {failure !== undefined && (
        <InlineAlert tone="danger" title={t('runs.startFailed')}>
          {failureText(failure)}
        </InlineAlert>
      )}
      <div className="sync-page">
        <Tabs
          label={t('page.tabs')}
          tabs={[
            {
              id: 'runs',
              label: t('page.runs'),
              renderer: () => (
                <div className="sync-page-runs">
                  <RunList model={model} onCancel={() => void cancel()} />
                </div>
              ),
            },
            { id: 'schedule', label: t('page.schedule'), renderer: () => <ScheduleForm /> },
            { id: 'connection', label: t('page.connection'), renderer: () => <ConnectionForm /> },
          ]}
        />
      </div>
    </>
  );
}
