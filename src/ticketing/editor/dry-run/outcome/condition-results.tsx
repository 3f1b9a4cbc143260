import { useSignals } from '@preact/signals-react/runtime';
import type { RowEvaluation } from '../../../conditions/evaluate.ts';
import { groupVerdict } from '../../../conditions/verdict.ts';
import { VerdictTag } from '../../../history/verdict-tag.tsx';
import { conditionWords } from '../../../rules/describe.ts';
import { reasonText } from '../../../rules/reason-text.ts';
import { type ConditionGroup, conditionGroups, conditionsOf } from '../../../terms/automation.ts';
import { idOf } from '../../../terms/ticket.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRuleWords } from '../../editing/use-rule-words.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import type { DryRunModel } from '../dry-run-model.ts';

/** What each condition says of the ticket and why, and what comes of all and of any. */
export function ConditionResults({ dryRun }: { dryRun: DryRunModel }) {
  useSignals();
  const evaluation = dryRun.evaluation.value;
  return conditionGroups.map((group) => <GroupResult key={group} group={group} rows={evaluation[group]} />);
}

function GroupResult({ group, rows }: { group: ConditionGroup; rows: readonly RowEvaluation[] }) {
  useSignals();
  const { insight, facts } = useEditing();
  const t = useDryRunMessages();
  const words = useRuleWords();
  const conditions = conditionsOf(insight.automation.value)[group];
  return (
    <div className="dry-run-group" role="group" aria-label={t(`groups.${group}`)}>
      <h4 className="dry-run-group-title">
        <span>{t(`groups.${group}`)}</span>
        {rows.length > 0 && <VerdictTag verdict={groupVerdict(group, rows)} />}
      </h4>
      {rows.length === 0 ? (
        <p className="dry-run-note">{t('groups.empty')}</p>
      ) : (
        <ul className="dry-run-list">
          {rows.map(({ id, verdict, reason }, index) => {
            const condition = conditions.find((one) => idOf(one.id) === id) ?? conditions[index];
            return (
              <li key={id} className="dry-run-row">
                <VerdictTag verdict={verdict} />
                <div className="dry-run-row-words">
                  <p>{condition && conditionWords(condition, words, facts.value)}</p>
                  <p className="dry-run-reason">{reasonText(reason, words, facts.value)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
