import { isDeclined } from '../../../host/failure-text.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorIcon } from '../../../ui/icon/later-icons.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { allPlansMessages } from '../messages.ts';
import { ResultCell } from './result-cell.tsx';
import type { CellsProps } from './result-props.ts';

/** What was not read yet, is being read, or could not be read. */
export function RestCells({ row, tabIndex, onAct }: CellsProps<'more' | 'failure'>) {
  return row.kind === 'more' ? (
    <More row={row} tabIndex={tabIndex} onAct={() => onAct(row)} />
  ) : (
    <Failure row={row} tabIndex={tabIndex} onAct={() => onAct(row)} />
  );
}

interface RestProps<Kind extends 'more' | 'failure'> extends Pick<CellsProps<Kind>, 'row' | 'tabIndex'> {
  onAct(): void;
}

function More({ row, tabIndex, onAct }: RestProps<'more'>) {
  const t = useMessages(allPlansMessages);
  return (
    <ResultCell column="name" isNote>
      {row.isReading ? (
        <>
          <Spinner />
          {t('more.reading')}
        </>
      ) : (
        <Button size="small" tabIndex={tabIndex} onClick={onAct}>
          {row.left === undefined ? t('more.some') : t('more.hits', { count: row.left })}
        </Button>
      )}
    </ResultCell>
  );
}

function Failure({ row, tabIndex, onAct }: RestProps<'failure'>) {
  const t = useMessages(allPlansMessages);
  const text = useFailureText()(row.error);
  const wasDeclined = isDeclined(row.error);
  const headline = wasDeclined ? t('notLoaded') : t(row.file ? 'revision.failed' : 'plan.failed');
  return (
    <ResultCell column="name" isNote>
      {!wasDeclined && <ErrorIcon />}
      <span className="result-title">
        {headline} {text}
      </span>
      <Button size="small" tabIndex={tabIndex} onClick={onAct}>
        {t('retry')}
      </Button>
    </ResultCell>
  );
}
