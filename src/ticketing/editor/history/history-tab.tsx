import { useSignals } from '@preact/signals-react/runtime';
import { memo, useEffect, useRef } from 'react';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { useHistoryMessages } from '../../history/history-messages.ts';
import { RunList } from '../../history/run-list.tsx';
import { useDryRunTools } from '../dry-run/dry-run-context.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import css from './history-tab.css';

/** What the automation did so far. */
export const HistoryTab = memo(function HistoryTab() {
  useSignals();
  useThemedStyles(css);
  const { facts } = useEditing();
  const { tabs, automationId } = useDryRunTools();
  const t = useHistoryMessages();
  const words = useRuleWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = tabs.shown.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody asks for it
  useEffect(() => {
    if (tabs.active.peek() === 'history') heading.current?.focus();
  }, [tabs, shown]);
  if (automationId === undefined) return null;
  return (
    <div className="history">
      <h3 ref={heading} className="history-title" tabIndex={-1}>
        {t('title')}
      </h3>
      <p className="history-note">{t('intro')}</p>
      <RunList of={{ automationId }} words={words} facts={facts.value} />
    </div>
  );
});
