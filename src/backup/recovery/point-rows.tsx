import { useSignals } from '@preact/signals-react/runtime';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isBusy } from '../../base/resource/resource-state.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { CheckIcon } from '../../ui/icon/icon.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { recoveryMessages } from './messages.ts';
import type { PointsModel, RecoveryPoint } from './points-model.ts';
import { recoveryLimits } from './recovery-limits.ts';

const rowHeight = recoveryLimits.revisionRowHeight;
const shownRows = 5;
/** Rendered beyond the edges, so that a turn of the wheel finds rows. */
const spareRows = 5;

export interface PointRowsProps {
  points: PointsModel;
  label: string;
  disabled: boolean;
  /** One was pressed, or Enter on the chosen one: more than to move over them. */
  onPick?: ((point: RecoveryPoint) => void) | undefined;
}

/** Rows of one height, rendered where they are seen, loaded as scrolled. */
export function PointRows({ points, label, disabled, onPick }: PointRowsProps) {
  useSignals();
  const t = useMessages(recoveryMessages);
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const rows = points.points.value;
  const isLoading = isBusy(points.state.value);
  const chosen = points.chosen.value;
  const total = points.total.value;
  // One more than there are tells that more are coming.
  const comingCount = isLoading ? (rows.length === 0 ? shownRows : 1) : 0;
  const coming = Array.from({ length: comingCount }, (_, index) => rows.length + index);
  const id = useId();
  const first = Math.max(0, Math.floor(top / rowHeight) - spareRows);
  const end = Math.min(rows.length, Math.ceil(top / rowHeight) + shownRows + spareRows);

  const chosenAt = chosen === undefined ? -1 : rows.indexOf(chosen);
  const isInView = chosenAt >= first && chosenAt < end;

  const loadAtEnd = () => {
    const element = list.current;
    if (!element || element.scrollHeight - element.scrollTop - element.clientHeight > element.clientHeight) return;
    points.loadMore();
  };
  const looked = useEffectEvent(loadAtEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that was read may leave room for the next
  useEffect(() => looked(), [rows]);

  // Also what was chosen from the start, which may be far down.
  useLayoutEffect(() => {
    const element = list.current;
    if (element && chosenAt >= 0) element.scrollTop = revealed(chosenAt, element);
  }, [chosenAt]);

  const choose = (index: number) => {
    const point = rows[Math.min(Math.max(index, 0), rows.length - 1)];
    if (!disabled && point !== undefined) points.choose(point.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && chosen && onPick) {
      event.preventDefault();
      return onPick(chosen);
    }
    const next = moved(event, chosenAt, rows.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <>
      <div
        ref={list}
        className="points-list"
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-required="true"
        aria-busy={isLoading || undefined}
        aria-disabled={disabled || undefined}
        aria-activedescendant={isInView ? `${id}-${chosen?.id}` : undefined}
        onKeyDown={onKeyDown}
        onScroll={({ currentTarget }) => {
          setTop(currentTarget.scrollTop);
          loadAtEnd();
        }}
      >
        <div
          className="points-room"
          style={{ blockSize: (rows.length + comingCount) * rowHeight } satisfies CSSProperties}
        >
          {rows.slice(first, end).map((point, index) => (
            <PointRow
              key={point.id}
              id={`${id}-${point.id}`}
              point={point}
              index={first + index}
              total={total}
              isChosen={point === chosen}
              onChoose={() => {
                choose(first + index);
                onPick?.(point);
              }}
            />
          ))}
          {coming.map((index) => (
            <div key={index} className="point" style={placeOf(index)} aria-hidden="true">
              <Skeleton width="45%" />
            </div>
          ))}
        </div>
      </div>
      <div className="points-count" role="status">
        {rows.length === 0 ? (
          <span className="visually-hidden">{t('point.loading')}</span>
        ) : (
          // Of what is in sight at once everybody sees how many there are.
          <span className={total > shownRows ? undefined : 'visually-hidden'}>
            {t('point.count', { count: total })}
          </span>
        )}
      </div>
    </>
  );
}

interface PointRowProps {
  id: string;
  point: RecoveryPoint;
  index: number;
  total: number;
  isChosen: boolean;
  onChoose(): void;
}

function PointRow({ id, point, index, total, isChosen, onChoose }: PointRowProps) {
  const t = useMessages(recoveryMessages);
  const format = useFormat();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: its list has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: its list has the focus
    <div
      id={id}
      className={isChosen ? 'point point-chosen' : 'point'}
      role="option"
      aria-selected={isChosen}
      aria-posinset={index + 1}
      aria-setsize={total}
      style={placeOf(index)}
      onClick={onChoose}
    >
      <span className="point-mark">{isChosen && <CheckIcon />}</span>
      <span className="point-date numeric">
        <bdi>{format.moment(point.created, point.isClose)}</bdi>
      </span>
      {index === 0 && <Tag tone="accent">{t('point.latest')}</Tag>}
      <span className="point-size numeric">
        <bdi>{format.bytes(point.size)}</bdi>
      </span>
    </div>
  );
}

function placeOf(index: number): CSSProperties {
  return { insetBlockStart: index * rowHeight, blockSize: rowHeight };
}

function moved({ key }: KeyboardEvent, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at < 0 ? 0 : at - 1;
    case 'PageDown':
      return at + shownRows;
    case 'PageUp':
      return at - shownRows;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case ' ':
      return Math.max(at, 0);
    default:
      return undefined;
  }
}

function revealed(index: number, { scrollTop, clientHeight }: HTMLElement): number {
  const begin = index * rowHeight;
  if (begin < scrollTop) return begin;
  return begin + rowHeight > scrollTop + clientHeight ? begin + rowHeight - clientHeight : scrollTop;
}
