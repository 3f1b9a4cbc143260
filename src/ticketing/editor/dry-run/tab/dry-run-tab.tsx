import { useSignals } from '@preact/signals-react/runtime';
import { memo, useEffect, useRef } from 'react';
import { late } from '../../../../ui/late.tsx';
import { SkeletonLines } from '../../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../../ui/theme/use-themed-styles.ts';
import { verdictLooks } from '../../../history/verdict-tag.tsx';
import { useEditing } from '../../editing/editing-context.ts';
import type { DryRun } from '../dry-run-context.ts';
import { useDryRunTools } from '../dry-run-context.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import type { DryRunModel } from '../dry-run-model.ts';
import { ExampleList } from '../examples/example-list.tsx';
import { ConditionResults } from '../outcome/condition-results.tsx';
import { OutcomeList } from '../outcome/outcome-list.tsx';
import { TicketForm } from '../ticket/ticket-form.tsx';
import css from './dry-run.css';

/** The rule tried on a ticket: the ticket, what each condition says of it, and what would come of it. */
export const DryRunTab = memo(function DryRunTab() {
  useSignals();
  useThemedStyles(css);
  const { type, isReadOnly } = useEditing();
  const { tabs, dryRun: slot, tried } = useDryRunTools();
  const t = useDryRunMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const all = slot.value;
  const dryRun = all?.model;
  const shown = tabs.shown.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that somebody asks for it
  useEffect(() => {
    if (tabs.active.peek() === 'test') heading.current?.focus();
  }, [tabs, shown, dryRun]);
  useEffect(() => {
    tried.value = dryRun;
  }, [tried, dryRun]);
  if (!all || !dryRun) return <SkeletonLines count={6} className="editor-skeleton" />;
  const hasConditions = type !== 'RESPONSE_TEMPLATE';
  const hasActions = type !== 'BOARD';
  return (
    <div className="dry-run">
      <h3 ref={heading} className="dry-run-title" tabIndex={-1}>
        {t('title')}
      </h3>
      <p className="dry-run-note">{t('intro')}</p>
      {hasConditions && <Verdict dryRun={dryRun} />}
      <div className="dry-run-columns">
        <section className="dry-run-column" aria-label={t('ticket.title')}>
          <h4 className="dry-run-column-title">{t('ticket.title')}</h4>
          <TicketForm dryRun={dryRun} />
        </section>
        <section className="dry-run-column" aria-label={t('result.title')}>
          {hasConditions && (
            <>
              <h4 className="dry-run-column-title">{t('result.conditions')}</h4>
              <ConditionResults dryRun={dryRun} />
            </>
          )}
          {hasActions && (
            <>
              <h4 className="dry-run-column-title">{t('result.would')}</h4>
              <OutcomeList dryRun={dryRun} />
            </>
          )}
        </section>
      </div>
      {hasConditions && (
        <>
          <ExampleList {...all} />
          {!isReadOnly && <MatchingList {...all} />}
        </>
      )}
    </div>
  );
});

const MatchingList = late<DryRun>(async () => (await import('../matching/matching-list.tsx')).MatchingList);

/** What comes of all rows, said anew where it is another. */
function Verdict({ dryRun }: { dryRun: DryRunModel }) {
  useSignals();
  const { type } = useEditing();
  const t = useDryRunMessages();
  const { verdict } = dryRun.evaluation.value;
  const Icon = verdictLooks[verdict].icon;
  return (
    <div className={`dry-run-verdict dry-run-verdict-${verdict}`} role="status" part="test-verdict">
      <Icon size={16} />
      <p>{t(type === 'BOARD' ? `board.${verdict}` : `verdict.${verdict}`)}</p>
    </div>
  );
}
