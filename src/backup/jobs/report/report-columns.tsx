/** The columns of a report, as they are shown and as they are saved. */
import { visible } from '../../../base/visible.ts';
import type { Format } from '../../../host/format.ts';
import type { ListColumn } from '../../../ui/table/model/list-model.ts';
import { Tag } from '../../../ui/tag/tag.tsx';
import type { RestoredFile } from '../../report-contract.ts';
import type { TranslateJob } from '../job-messages.ts';
import { failureReason } from '../job-words.ts';

const outcomeTones = { RESTORED: 'success', RENAMED: 'info', SKIPPED: 'neutral', FAILED: 'danger' } as const;

export function reportColumns(t: TranslateJob, format: Format): ListColumn<RestoredFile>[] {
  return [
    { id: 'path', header: t('report.path'), cell: { type: 'Text', text: ({ path }) => visible(path) }, share: 3 },
    {
      id: 'outcome',
      header: t('report.outcome'),
      value: ({ outcome }) => t(`outcome.${outcome}`),
      cell: {
        type: 'Renderer',
        render: ({ outcome }) => <Tag tone={outcomeTones[outcome]}>{t(`outcome.${outcome}`)}</Tag>,
      },
      priorityWidth: 110,
      maxWidth: 140,
    },
    {
      id: 'details',
      header: t('report.details'),
      cell: { type: 'Text', text: (file) => detailsOf(file, t) },
      share: 2,
    },
    {
      id: 'size',
      header: t('report.size'),
      cell: { type: 'Renderer', align: 'end', render: ({ size }) => format.bytes(size ?? undefined) },
      priorityWidth: 90,
      maxWidth: 110,
    },
  ];
}

/** With paths and bytes as programs want them. */
export function reportLines(files: readonly RestoredFile[], t: TranslateJob): string[][] {
  const headers = [t('report.path'), t('report.outcome'), t('report.details'), t('report.size')];
  const lines = files.map((file) => [
    file.path,
    t(`outcome.${file.outcome}`),
    detailsOf(file, t),
    file.size === null || file.size === undefined ? '' : String(file.size),
  ]);
  return [headers, ...lines];
}

function detailsOf(file: RestoredFile, t: TranslateJob): string {
  if (file.outcome === 'FAILED') return failureReason(file, t);
  return file.restoredAs ? t('report.restoredAs', { name: visible(file.restoredAs) }) : '';
}
