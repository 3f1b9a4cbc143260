import { useSignals } from '@preact/signals-react/runtime';
import { memo } from 'react';
import { rowsOf } from '../../../ui/form/form-rows.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { conditionGroups } from '../../terms/automation.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useStrayError } from '../editing/use-stray-error.ts';
import { DeletedNotice } from '../rows/deleted-notice.tsx';
import { RowGroupError } from '../rows/row-group.tsx';
import { ConditionGroup } from './condition-group.tsx';
import css from './conditions.css';

export const ConditionsTab = memo(function ConditionsTab() {
  useSignals();
  useThemedStyles(css);
  const { editor } = useEditing();
  const rows = conditionGroups.flatMap((group) =>
    rowsOf(editor.form.field(`conditions.${group}`)).ids.value.map((id) => `${group}.${id}`),
  );
  const problem = useStrayError('conditions', rows);
  return (
    <div className="editor-panel" data-field="conditions">
      <DeletedNotice />
      {problem !== undefined && <RowGroupError>{problem}</RowGroupError>}
      {conditionGroups.map((group) => (
        <ConditionGroup key={group} group={group} />
      ))}
    </div>
  );
});
