import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { conditionField, type FieldFacts } from '../conditions/condition-fields.ts';
import { type TicketChange, valueWords } from '../rules/ticket-changes.ts';
import type { RuleWords } from '../rules/words.ts';
import css from './changed-value.css';
import { useHistoryMessages } from './history-messages.ts';

export interface ChangedValueProps {
  change: TicketChange;
  words: RuleWords;
  facts: FieldFacts;
}

/** What a field was and is; of a list only what came and went. */
export function ChangedValue({ change: { field, from, to }, words, facts }: ChangedValueProps) {
  useThemedStyles(css);
  const t = useHistoryMessages();
  const [before, after] = [valueWords(field, from, words, facts), valueWords(field, to, words, facts)];
  const isList = field === 'ccList' || conditionField(field, facts)?.isList === true;
  const gone = isList ? before.filter((one) => !after.includes(one)) : before;
  const come = isList ? after.filter((one) => !before.includes(one)) : after;
  const none = <span className="changed-none">{t('details.empty')}</span>;
  return (
    <>
      {gone.length > 0 ? (
        <del className="changed-from">
          <UntrustedText text={words.list(gone)} />
        </del>
      ) : (
        !isList && none
      )}
      {(!isList || (gone.length > 0 && come.length > 0)) && (
        <>
          {' '}
          <span className="changed-arrow" aria-hidden="true">
            →
          </span>{' '}
        </>
      )}
      {come.length > 0 ? (
        <ins className="changed-to">
          <UntrustedText text={words.list(come)} />
        </ins>
      ) : (
        !isList && none
      )}
    </>
  );
}
