import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { WarningIcon } from '../../../ui/icon/later-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';

/** What the lint finds about a row, in words: it warns and never blocks. */
function useWarnings(path: string): readonly string[] {
  useSignals();
  const { insight } = useEditing();
  const words = useRuleWords();
  const findings = useMemo(() => insight.at(path), [insight, path]).value;
  return findings.map(({ rule, values }) => words.text(`lint.${rule}`, values));
}

export interface RowWarningsProps {
  id: string;
  path: string;
  isShown: boolean;
}

/** They come a moment after the last key: who points at what is below must not lose it, so they are shown when asked for. */
export function RowWarnings({ id, path, isShown }: RowWarningsProps) {
  const warnings = useWarnings(path);
  return (
    <div
      id={id}
      className={isShown ? 'row-warnings row-warnings-shown' : 'row-warnings visually-hidden'}
      aria-live="polite"
    >
      {warnings.map((text) => (
        <p key={text} className="row-warning">
          <WarningIcon size={14} />
          {text}
        </p>
      ))}
    </div>
  );
}

export interface WarningSignProps {
  path: string;
  isShown: boolean;
  onToggle(): void;
}

/** Among the tools of a row, where its place is kept while there is nothing to warn of. */
export function WarningSign({ path, isShown, onToggle }: WarningSignProps) {
  const warnings = useWarnings(path);
  return (
    <span className="row-warning-sign">
      {warnings.length > 0 && (
        <IconButton icon={WarningIcon} label={warnings.join(' ')} aria-expanded={isShown} onClick={onToggle} />
      )}
    </span>
  );
}
