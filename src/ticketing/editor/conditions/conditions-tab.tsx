import { useSignals } from '@preact/signals-react/runtime';
import { memo } from 'react';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { conditionGroups } from '../../terms/automation.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useRuleIssueText } from '../editing/use-rule-words.ts';
import { DeletedNotice } from '../rows/deleted-notice.tsx';
import { RowGroupError } from '../rows/row-group.tsx';
import { ConditionGroup } from './condition-group.tsx';
import css from './conditions.css';

/** Of the list as a whole: what is wrong in a row is said there. */
const ofTheWhole = ['noConditions', 'noTimeSince'];

export const ConditionsTab = memo(function ConditionsTab() {
  useSignals();
  useThemedStyles(css);
  const { editor } = useEditing();
  const issueText = useRuleIssueText();
  const issue = editor.form.field('conditions').issue.value;
  return (
    <div className="editor-panel" data-field="conditions">
      <DeletedNotice />
      {issue && ofTheWhole.includes(issue.code) && <RowGroupError>{issueText(issue)}</RowGroupError>}
      {conditionGroups.map((group) => (
        <ConditionGroup key={group} group={group} />
      ))}
    </div>
  );
});
