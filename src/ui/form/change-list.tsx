import { visibleLine } from '../../base/visible.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { ForwardIcon } from '../icon/later-icons.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './change-list.css';
import type { FormChange } from './form-types.ts';
import { unsavedMessages } from './unsaved-messages.ts';

export interface ChangeListProps {
  changes: readonly FormChange[];
  /** How a value reads, where its own text does not tell. `undefined` leaves it as it is. */
  describe?: ((value: unknown, change: FormChange) => string | undefined) | undefined;
}

/** What becomes what, one below the other. */
export function ChangeList({ changes, describe }: ChangeListProps) {
  useThemedStyles(css);
  const t = useMessages(unsavedMessages);
  return (
    <ul className="unsaved-list" part="unsaved-changes">
      {changes.map((change) => (
        <li key={change.path} className="unsaved-change">
          <span className="unsaved-label">{visibleLine(change.label)}</span>
          <span className="unsaved-values">
            <Value value={change.before} change={change} describe={describe} isBefore />
            <ForwardIcon size={14} />
            <span className="visually-hidden">{t('becomes')}</span>
            <Value value={change.after} change={change} describe={describe} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface ValueProps {
  value: unknown;
  change: FormChange;
  describe: ChangeListProps['describe'];
  isBefore?: boolean;
}

function Value({ value, change, describe, isBefore = false }: ValueProps) {
  const t = useMessages(unsavedMessages);
  const format = useFormat();
  const text = visibleLine(describe?.(value, change) ?? textOf(value));
  const className = isBefore ? 'unsaved-value unsaved-before' : 'unsaved-value';
  if (text === '') return <span className={`${className} unsaved-empty`}>{t('empty')}</span>;
  return isBefore ? <del className={className}>{text}</del> : <ins className={className}>{text}</ins>;

  function textOf(some: unknown): string {
    if (some === undefined || some === null) return '';
    if (typeof some === 'boolean') return t(some ? 'yes' : 'no');
    if (typeof some === 'number') return format.number(some);
    if (some instanceof Date) return format.dateTime(some.getTime());
    if (typeof File === 'function' && some instanceof File) return some.name;
    if (Array.isArray(some) || some instanceof Set) return listed([...(some as Iterable<unknown>)]);
    if (typeof some === 'object') return listed(Object.values(some));
    return String(some);
  }

  function listed(items: unknown[]): string {
    const texts = items.map(textOf).filter((one) => one !== '');
    const isReadable = texts.length <= 5 && texts.every((one) => one.length <= 40);
    return isReadable ? texts.join(', ') : t('items', { count: items.length });
  }
}
