/** Mappings from a file: what would change is shown first, and what is wrong with which line. All of it is taken, or nothing. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { FileImportDialog } from '../../../ui/file-import/file-import-dialog.tsx';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { ProviderEntity } from '../../psa-shapes.ts';
import { psaLimits } from '../../psa-terms.ts';
import { type ImportPlan, planImport } from '../model/import-plan.ts';
import { type CsvColumn, csvColumns, parseCsv } from '../model/mapping-csv.ts';
import type { MappingSource } from '../model/mapping-source.ts';
import en from '../words/workbench-messages.en.json';
import { useWorkbenchMessages } from '../words/workbench-messages.ts';
import css from './bench-dialog.css';
import type { BenchDialogProps } from './bench-dialogs.ts';
import { ChangeList } from './undo-dialog.tsx';

export function ImportDialog({ source, bench, onDone, onClose }: BenchDialogProps) {
  useSignals();
  useThemedStyles(css);
  const tBench = useWorkbenchMessages();
  const { provider } = source;
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
  const attempt = useAttempt(async (press) => {
    const count = await bench.save('IMPORT', 'IMPORT', changes, press);
    onDone(tBench('autoMap.done', { count }));
  });
  return (
    <FileImportDialog
      title={tBench('import.title')}
      text={tBench(`import.text.${provider}`)}
      accept=".csv,text/csv"
      state={state}
      loadingText={tBench('import.loading')}
      failedTitle={tBench('import.failed')}
      onChoose={(file) => reading.ask(file)}
      onRetry={reading.retry}
      attempt={attempt}
      submitLabel={plan ? tBench('import.submit', { count: changes.length }) : tBench('import.submitAny')}
      canSubmit={changes.length > 0}
      onClose={onClose}
    >
      {plan && <Plan plan={plan} />}
    </FileImportDialog>
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
