/** Mappings from a file: what would change is shown first, and what is wrong with which line. All of it is taken, or nothing. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Failure } from '../../../ui/faces/failure.tsx';
import { FilePicker } from '../../../ui/file-upload/file-picker.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { psaMessages } from '../../psa-messages.ts';
import type { ProviderEntity } from '../../psa-shapes.ts';
import { psaLimits } from '../../psa-terms.ts';
import { type ImportPlan, planImport } from '../model/import-plan.ts';
import { type CsvColumn, csvColumns, parseCsv } from '../model/mapping-csv.ts';
import type { MappingSource } from '../model/mapping-source.ts';
import { ImportIcon } from '../words/workbench-icons.tsx';
import en from '../words/workbench-messages.en.json';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import css from './bench-dialog.css';
import type { BenchDialogProps } from './bench-dialogs.ts';
import { ChangeList } from './undo-dialog.tsx';

export function ImportDialog({ source, bench, onDone, onClose }: BenchDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tBench = useWorkbenchMessages();
  const { provider } = source;
  const picker = useRef<HTMLInputElement>(null);
  const [fileName, setFileName] = useState('');
  const reading = useModel(() =>
    createResource<File, ImportPlan>({
      async read(file, signal) {
        const [text, rows, targets] = await Promise.all([
          file.text(),
          bench.everyRow(signal),
          everyTarget(source, signal),
        ]);
        const headers = Object.fromEntries(
          csvColumns.map((column) => [column, [en.csv[provider][column], tBench(`csv.${provider}.${column}`)]]),
        ) as unknown as Record<CsvColumn, readonly string[]>;
        return planImport(parseCsv(text), { source, rows, targets, headers });
      },
    }),
  );
  const state = reading.state.value;
  const plan = valueIn(state);
  const changes = plan?.changes ?? [];
  const { run, isBusy, error } = useAttempt(async (press) => {
    const count = await bench.save('IMPORT', 'IMPORT', changes, press);
    onDone(tBench('autoMap.done', { count }));
  });
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <Dialog
      title={tBench('import.title')}
      size="wide"
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={isBusy}>
            {t('autoMap.cancel')}
          </Button>
          <Button variant="primary" busy={isBusy} disabled={changes.length === 0} onClick={run}>
            {tBench('import.submit', { count: changes.length })}
          </Button>
        </>
      }
    >
      <div className="bench-dialog">
        {error !== undefined && <InlineAlert tone="danger">{error}</InlineAlert>}
        <p className="bench-dialog-text">{tBench(`import.text.${provider}`)}</p>
        <div>
          <Button icon={ImportIcon} onClick={() => picker.current?.click()}>
            {tBench('import.choose')}
          </Button>{' '}
          <span className="bench-dialog-text">{fileName}</span>
          <FilePicker
            ref={picker}
            accept=".csv,text/csv"
            multiple={false}
            onChoose={([file]) => {
              if (!file) return;
              setFileName(file.name);
              reading.ask(file);
            }}
          />
        </div>
        {state.status === 'loading' && (
          <div className="bench-dialog-wait" role="status">
            <p className="bench-dialog-text">{tBench('import.loading')}</p>
            <SkeletonLines count={4} />
          </div>
        )}
        {state.status === 'failed' && (
          <Failure error={state.error} title={tBench('import.failed')} onRetry={reading.retry} />
        )}
        {plan && <Plan plan={plan} />}
      </div>
    </Dialog>
  );
}

/** Lines that are told; who has more of them has one mistake in all. */
const shownIssues = 50;

function Plan({ plan: { changes, issues, sameCount } }: { plan: ImportPlan }) {
  const tBench = useWorkbenchMessages();
  if (issues.length > 0)
    return (
      <InlineAlert tone="danger" title={tBench('import.wrong', { count: issues.length })}>
        <ul className="bench-dialog-lines">
          {issues.slice(0, shownIssues).map(({ code, line, value }) => (
            <li key={`${line} ${code}`}>
              {tBench(`import.issues.${code}`, { line, value, rows: Number(value), limit: psaLimits.batch })}
            </li>
          ))}
        </ul>
      </InlineAlert>
    );
  if (changes.length === 0) return <EmptyState title={tBench('import.nothing')} />;
  return (
    <>
      <p className="bench-dialog-count" role="status">
        {tBench('undo.count', { count: changes.length })} {tBench('import.same', { count: sameCount })}
      </p>
      <ChangeList key={changes.length} changes={changes} />
    </>
  );
}

async function everyTarget(source: MappingSource, signal: AbortSignal): Promise<readonly ProviderEntity[]> {
  const all: ProviderEntity[] = [];
  for (;;) {
    const page = await source.listTargets(all.at(-1)?.id, signal);
    all.push(...page);
    if (page.length < psaLimits.pickerPage) return all;
  }
}
