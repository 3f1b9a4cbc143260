/** How far an export is, and a way to end it. Its code comes with the first one that takes a while. */
import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { useUiMessages } from '../../messages.ts';
import { ProgressBar } from '../../progress-bar/progress-bar.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import en from './export-messages.en.json';
import css from './export-progress.css';

const exportMessages = defineCatalogue({ namespace: 'table-export', en });

export interface ExportState {
  /** Rows that are in the file by now. */
  done: number;
  /** Of how many; `undefined` where nobody knows. */
  total: number | undefined;
  /** Absent where the page exports in its own way. */
  cancel?: () => void;
}

export function ExportProgress({ done, total, cancel }: ExportState) {
  useThemedStyles(css);
  const t = useMessages(exportMessages);
  const tUi = useUiMessages();
  const text = total === undefined ? t('exportingRows', { count: done }) : t('exportingOf', { count: done, total });
  return (
    <div className="table-export" part="export">
      <ProgressBar
        label={t('exporting')}
        size="small"
        value={total === undefined ? undefined : done}
        max={total ?? 1}
        valueText={done > 0 ? text : ''}
      />
      {cancel && (
        <Button size="small" onClick={cancel}>
          {tUi('cancel')}
        </Button>
      )}
    </div>
  );
}
