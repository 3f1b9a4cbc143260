import { useFormat } from '../../../host/use-format.ts';
import { useMessages } from '../../../host/use-host.ts';
import { RestoreIcon } from '../../../ui/icon/action-icons.tsx';
import { HistoryIcon } from '../../../ui/icon/icon.tsx';
import { DownloadIcon } from '../../../ui/icon/list-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { PreviewIcon } from '../../actions/preview-icon.tsx';
import { backupType } from '../../browser-model/columns.ts';
import { backupMessages } from '../../messages.ts';
import { useRowName } from '../../use-row-name.ts';
import { allPlansMessages } from '../messages.ts';
import { subjectOf } from '../result-subject.ts';
import { ResultCell } from './result-cell.tsx';
import type { CellsProps } from './result-props.ts';

/** One revision of a file that was found, with all that can be done with it at hand. */
export function RevisionCells({ row, tabIndex, results, onAction, onPreview }: CellsProps<'revision'>) {
  const t = useMessages(allPlansMessages);
  const tBrowser = useMessages(backupMessages);
  const format = useFormat();
  const nameOf = useRowName();
  const date = nameOf(row.row);
  const kind = backupType(row.row.revision?.bldType);
  const subject = subjectOf(row, results.search.term.peek());
  const tools = [
    { icon: PreviewIcon, label: t('revision.preview', { date }), run: () => subject && onPreview(subject) },
    {
      icon: DownloadIcon,
      label: t('revision.download', { date }),
      run: () => subject && onAction('download', [subject]),
    },
    { icon: RestoreIcon, label: t('revision.restore', { date }), run: () => subject && onAction('restore', [subject]) },
  ];
  return (
    <>
      <ResultCell column="name">
        <HistoryIcon />
        <span className="result-title numeric">{date}</span>
        {kind !== undefined && (
          <span className="result-count">
            {kind.includes('.') ? tBrowser(kind as Parameters<typeof tBrowser>[0]) : kind}
          </span>
        )}
      </ResultCell>
      <ResultCell column="size">{format.bytes(row.row.size)}</ResultCell>
      <ResultCell column="date" />
      <ResultCell column="actions">
        {tools.map(({ icon, label, run }) => (
          <IconButton key={label} icon={icon} label={label} tabIndex={tabIndex} onClick={run} />
        ))}
      </ResultCell>
    </>
  );
}
