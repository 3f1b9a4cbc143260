import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { VerdictTag } from '../../history/verdict-tag.tsx';
import { reasonText } from '../../rules/reason-text.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import type { DryRunModel } from './dry-run-model.ts';
import css from './row-verdict.css';

export interface RowVerdictProps {
  dryRun: DryRunModel;
  /** Of the condition. */
  id: string;
}

/** Under a condition while the rule is tried: what it says of the ticket, and why. */
export function RowVerdict({ dryRun, id }: RowVerdictProps) {
  useSignals();
  useThemedStyles(css);
  const { facts } = useEditing();
  const words = useRuleWords();
  const row = useMemo(() => dryRun.at(id), [dryRun, id]).value;
  if (!row) return null;
  return (
    <p className="row-verdict">
      <VerdictTag verdict={row.verdict} />
      <span>{reasonText(row.reason, words, facts.value)}</span>
    </p>
  );
}
