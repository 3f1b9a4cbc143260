import { useSignals } from '@preact/signals-react/runtime';
import { visibleLine } from '../../base/visible.ts';
import { useFormat, useMessages } from '../../host/use-host.ts';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import { ForwardIcon } from '../icon/later-icons.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import type { FormChange } from './form-types.ts';
import { unsavedMessages } from './unsaved-messages.ts';
import css from './unsaved-prompt.css';

export interface UnsavedPromptProps {
  /** What would be lost, where that can be told one by one. */
  readChanges?: (() => readonly FormChange[]) | undefined;
  describe?: ((value: unknown, change: FormChange) => string | undefined) | undefined;
  onKeep(): void;
  onDiscard(): void;
}

/** Changes that are told one by one; of the others, how many. */
const longestList = 8;

export function UnsavedPrompt({ readChanges, describe, onKeep, onDiscard }: UnsavedPromptProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(unsavedMessages);
  const all = readChanges?.() ?? [];
  const shown = all.length > longestList + 1 ? all.slice(0, longestList) : all;
  return (
    <ConfirmDialog
      title={t('title')}
      tone="danger"
      confirmLabel={t('discard')}
      cancelLabel={t('keep')}
      onConfirm={onDiscard}
      onClose={onKeep}
    >
      <p>{t(readChanges ? 'text' : 'lost')}</p>
      {readChanges && (
        <ul className="unsaved-list" part="unsaved-changes">
          {shown.map((change) => (
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
      )}
      {shown.length < all.length && <p>{t('more', { count: all.length - shown.length })}</p>}
    </ConfirmDialog>
  );
}

interface ValueProps {
  value: unknown;
  change: FormChange;
  describe: UnsavedPromptProps['describe'];
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
