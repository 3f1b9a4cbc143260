import { useSignals } from '@preact/signals-react/runtime';
import { memo, useId } from 'react';
import { SearchableSelect } from '../../../ui/select/controls/searchable-select.tsx';
import { Select } from '../../../ui/select/controls/select.tsx';
import type { Option } from '../../../ui/select/option.ts';
import { contains } from '../../../ui/shadow-dom.ts';
import { MoveHandle } from '../../../ui/sortable-list/move-handle.tsx';
import { conditionField, operatorsOf } from '../../conditions/condition-fields.ts';
import { conditionKind } from '../../conditions/condition-kinds.ts';
import { isOperator } from '../../conditions/operators.ts';
import { conditionWords } from '../../rules/describe.ts';
import type { ConditionGroup } from '../../terms/automation.ts';
import { useEditing } from '../editing/editing-context.ts';
import { conditionRowField, memberField } from '../editing/row-fields.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleIssueText, useRuleWords } from '../editing/use-rule-words.ts';
import { VALUE_EDITORS } from '../editing/value-editors.tsx';
import { RowTools } from '../rows/row-tools.tsx';
import { RowWarnings } from '../rows/row-warnings.tsx';
import type { RowClipboard } from '../rows/use-row-clipboard.ts';

export interface ConditionRowProps {
  group: ConditionGroup;
  id: string;
  /** From 1. */
  place: number;
  fields: readonly Option[];
  clipboard: RowClipboard;
  /** It has just been added: what it looks at is chosen first. */
  isNew: boolean;
  onDuplicated(id: string): void;
}

/** One condition, bound to its own signals: typing in it renders no other. */
export const ConditionRow = memo(function ConditionRow(props: ConditionRowProps) {
  useSignals();
  const { group, id, place, fields, clipboard, isNew, onDuplicated } = props;
  const { editor, type, facts } = useEditing();
  const t = useRowMessages();
  const words = useRuleWords();
  const issueText = useRuleIssueText();
  const warnings = useId();
  const path = `conditions.${group}.${id}` as const;
  const [field, operator, value] = [
    memberField(editor, `${path}.field`),
    memberField(editor, `${path}.operator`),
    memberField(editor, `${path}.value`),
  ];
  const row = conditionRowField(editor, group, id).value.value;
  if (!row) return null;

  const known = facts.value;
  const definition = conditionField(row.field, known);
  const offered = fields.some((option) => option.value === row.field)
    ? fields
    : [...fields, { value: row.field, label: words.fieldName(row.field), disabled: true }];
  const operators = operatorsOf(row.field, type, known);
  const hasOperator = isOperator(row.operator) && definition !== undefined;
  const editorName =
    hasOperator && isOperator(row.operator) ? conditionKind(definition.kind).editor(row.operator) : 'none';
  const ValueEditor = VALUE_EDITORS[editorName];
  const operatorName = (name: string) =>
    words.text(`operators.${name.startsWith('hours_since:') ? name.replace('hours_since:', 'since_') : name}`);
  const name = t('conditions.name', { place });
  return (
    <div
      className="condition-row"
      role="group"
      aria-label={`${name}: ${conditionWords(row, words, known)}`}
      aria-describedby={warnings}
      data-field={path}
    >
      <div className="condition-line">
        <MoveHandle />
        <div className="condition-cells">
          <SearchableSelect
            label={t('conditions.field')}
            isLabelHidden
            options={offered}
            value={row.field}
            error={issueText(field.issue.value)}
            openOnMount={isNew}
            onChange={(next) => next !== undefined && editor.setField(group, id, next)}
          />
          <Select
            label={t('conditions.operator')}
            isLabelHidden
            options={operators.map((one) => ({ value: one, label: operatorName(one) }))}
            value={row.operator}
            error={issueText(operator.issue.value)}
            onChange={(next) => next !== undefined && editor.setOperator(group, id, next)}
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: hears when the value is left */}
          <div
            className="condition-value"
            onBlur={(event) => {
              if (contains(event.currentTarget, event.relatedTarget)) return;
              value.touch();
              editor.seal();
            }}
          >
            <ValueEditor
              key={`${row.field} ${editorName}`}
              label={t('conditions.value')}
              field={row.field}
              operator={row.operator}
              value={row.value}
              error={issueText(value.issue.value)}
              onChange={(next) => value.set(next)}
            />
          </div>
        </div>
        <RowTools list={group} id={id} name={name} clipboard={clipboard} onDuplicated={onDuplicated} />
      </div>
      <RowWarnings id={warnings} path={path} />
    </div>
  );
});
