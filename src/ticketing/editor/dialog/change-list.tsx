import { useSignals } from '@preact/signals-react/runtime';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useEditorMessages } from '../editing/editor-messages.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import type { AutomationValues } from '../model/automation-values.ts';
import { changeList } from '../model/value-changes.ts';
import css from './change-list.css';

/** Told one by one; of the others, how many. */
const most = 8;

/** What became of an automation, in words. */
export function ChangeList({ before, after }: { before: AutomationValues; after: AutomationValues }) {
  useSignals();
  useThemedStyles(css);
  const { type, facts } = useEditing();
  const t = useEditorMessages();
  const changes = changeList(before, after, type, useRuleWords(), facts.value);
  const shown = changes.length > most + 1 ? changes.slice(0, most) : changes;
  if (changes.length === 0) return <p>{t('conflict.same')}</p>;
  return (
    <ul className="change-list" part="unsaved-changes">
      {shown.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may read alike
        <li key={index}>{change}</li>
      ))}
      {shown.length < changes.length && <li>{t('unsaved.more', { count: changes.length - shown.length })}</li>}
    </ul>
  );
}
