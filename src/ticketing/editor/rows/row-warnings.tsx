import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { WarningIcon } from '../../../ui/icon/later-icons.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';

/** What the lint finds about a row: it warns and never blocks. */
export function RowWarnings({ id, path }: { id: string; path: string }) {
  useSignals();
  const { insight } = useEditing();
  const words = useRuleWords();
  const findings = useMemo(() => insight.at(path), [insight, path]).value;
  return (
    <div id={id} className="row-warnings" aria-live="polite">
      {findings.map(({ rule, values }) => (
        <p key={`${rule} ${Object.values(values ?? {}).join()}`} className="row-warning">
          <WarningIcon size={14} />
          {words.text(`lint.${rule}`, values)}
        </p>
      ))}
    </div>
  );
}
