import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { visible } from '../../../base/visible.ts';
import { fetchCode } from '../../../host/late-code/fetch-code.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { ListGrid } from '../../../ui/table/list-grid.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { RestoreJob } from '../../job-contract.ts';
import type { RestoredFile } from '../../report-contract.ts';
import { jobMessages } from '../job-messages.ts';
import { jobName } from '../job-words.ts';
import { reportColumns, reportLines } from './report-columns.tsx';
import { createReportModel, type ReportModel } from './report-model.ts';
import css from './restore-report.css';

export interface RestoreReportProps {
  nodeId: number;
  job: RestoreJob;
  onClose(): void;
}

/** What became of each file of a job that is over, to be looked through and saved. */
export function RestoreReport({ nodeId, job, onClose }: RestoreReportProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(jobMessages);
  const format = useFormat();
  const host = useHost();
  const failureText = useFailureText();
  const model = useModel(() => createReportModel({ client: host.client, nodeId, job }));
  const saving = model.saving.value;
  const failure = model.saveFailure.value;
  const save = () =>
    model.save(async (files) => {
      const { saveCsv } = await fetchCode(() => import('../../../ui/table/export/export-csv.ts'));
      const name = t('report.label', { name: jobName(job, t) });
      saveCsv(reportLines(files, t), name, host.element.ownerDocument);
    });
  const choices = [
    { outcome: undefined, label: t('report.all') },
    ...model.counts.value.map(({ outcome, count }) => ({
      outcome,
      label: t('report.counted', { outcome: t(`outcome.${outcome}`), amount: format.number(count) }),
    })),
  ];
  return (
    <Dialog
      title={t('report.title')}
      size="wide"
      onClose={onClose}
      footer={
        <>
          {failure && (
            <span className="restore-report-end">
              <InlineAlert tone="danger" title={t('report.saveFailed')}>
                {failureText(failure.error)}
              </InlineAlert>
            </span>
          )}
          <Button busy={saving !== undefined} onClick={() => void save()}>
            {saving ? t('report.saving', { count: saving }) : t('report.save')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className="restore-report">
        <fieldset className="restore-report-outcomes" aria-label={t('report.outcome')}>
          {choices.map(({ outcome, label }) => (
            <Button
              key={label}
              size="small"
              variant="ghost"
              aria-pressed={outcome === model.outcome.value}
              onClick={() => model.choose(outcome)}
            >
              {label}
            </Button>
          ))}
        </fieldset>
        <ReportList model={model} />
      </div>
    </Dialog>
  );
}

function ReportList({ model }: { model: ReportModel }) {
  useSignals();
  const t = useMessages(jobMessages);
  const format = useFormat();
  const failureText = useFailureText();
  const listing = model.listing.value;
  const failure = listing.failure.value;
  const columns = useMemo(() => reportColumns(t, format), [t, format]);
  if (failure) {
    const retry = (
      <Button size="small" onClick={() => void listing.refresh()}>
        {t('retry')}
      </Button>
    );
    return (
      <InlineAlert tone="danger" title={t('report.failed')} action={retry}>
        {failureText(failure.error)}
      </InlineAlert>
    );
  }
  if (listing.phase.value === 'empty') return <p className="restore-report-empty">{t('report.empty')}</p>;
  return (
    <div className="restore-report-list">
      <ListGrid<RestoredFile>
        label={t('report.title')}
        columns={columns}
        listing={listing}
        rowId={({ number }) => String(number)}
        rowLabel={({ path }) => visible(path)}
        failedText={t('report.failed')}
      />
    </div>
  );
}
