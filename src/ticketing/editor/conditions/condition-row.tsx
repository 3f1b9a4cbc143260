import { computed, type Signal } from '@preact/signals-core';
import { useSignal, useSignals } from '@preact/signals-react/runtime';
import { memo, useId, useMemo, useState } from 'react';
import { valueAt } from '../../../ui/form/form-path.ts';
import { late, Nothing } from '../../../ui/late.tsx';
import { SearchableSelect } from '../../../ui/select/controls/searchable-select.tsx';
import { Select } from '../../../ui/select/controls/select.tsx';
import type { Option } from '../../../ui/select/option.ts';
import { contains } from '../../../ui/shadow-dom.ts';
import { MoveHandle } from '../../../ui/sortable-list/move-handle.tsx';
import { conditionField, operatorsOf } from '../../conditions/condition-fields.ts';
import { conditionKind } from '../../conditions/condition-kinds.ts';
import { isOperator, operatorKey } from '../../conditions/operators.ts';
import { conditionWords } from '../../rules/describe.ts';
import type { ConditionGroup } from '../../terms/automation.ts';
import { useDryRunTools } from '../dry-run/dry-run-context.ts';
import type { RowVerdictProps } from '../dry-run/row-verdict.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { conditionRowField, memberField } from '../editing/row-fields.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleIssueText, useRuleWords } from '../editing/use-rule-words.ts';
import { VALUE_EDITORS } from '../editing/value-editors.tsx';
import { RowProblem } from '../rows/row-problem.tsx';
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

/** Each says itself what is wrong with it. */
const controls = ['field', 'operator', 'value'];

/** One condition, bound to its own signals: typing in it renders no other. */
export const ConditionRow = memo(function ConditionRow(props: ConditionRowProps) {
  useSignals();
  const { group, id, place, fields, clipboard, isNew, onDuplicated } = props;
  const { editor, type, facts } = useEditing();
  const t = useRowMessages();
  const words = useRuleWords();
  const issueText = useRuleIssueText();
  const ownId = useId();
  const dryRun = useDryRunTools().tried.value;
  const [showsWarnings, setShowsWarnings] = useState(false);
  const isTyping = useSignal(false);
  const path = `conditions.${group}.${id}`;
  const [field, operator] = [memberField(editor, `${path}.field`), memberField(editor, `${path}.operator`)];
  const [fieldName, operatorName] = [field.value.value, operator.value.value];
  if (typeof fieldName !== 'string' || typeof operatorName !== 'string') return null;

  const known = facts.value;
  const offered = fields.some((option) => option.value === fieldName)
    ? fields
    : [...fields, { value: fieldName, label: words.fieldName(fieldName), disabled: true }];
  const wordsOf = (name: string) => words.text(`operators.${operatorKey(name)}`);
  const name = t('conditions.name', { place });
  return (
    <div
      className="condition-row"
      role="group"
      aria-labelledby={`${ownId}-name`}
      aria-describedby={`${ownId}-warnings`}
      data-field={path}
    >
      <RowName id={`${ownId}-name`} name={name} group={group} row={id} isTyping={isTyping} />
      <div className="condition-line">
        <MoveHandle />
        <div className="condition-cells">
          <SearchableSelect
            label={t('conditions.field')}
            isLabelHidden
            options={offered}
            value={fieldName}
            error={issueText(field.issue.value)}
            openOnMount={isNew}
            onChange={(next) => next !== undefined && editor.setField(group, id, next)}
          />
          <Select
            label={t('conditions.operator')}
            isLabelHidden
            options={operatorsOf(fieldName, type, known).map((one) => ({ value: one, label: wordsOf(one) }))}
            value={operatorName}
            error={issueText(operator.issue.value)}
            onChange={(next) => next !== undefined && editor.setOperator(group, id, next)}
          />
          <ConditionValue path={path} field={fieldName} operator={operatorName} isTyping={isTyping} />
        </div>
        <RowTools
          list={group}
          id={id}
          name={name}
          clipboard={clipboard}
          showsWarnings={showsWarnings}
          onToggleWarnings={() => setShowsWarnings(!showsWarnings)}
          onDuplicated={onDuplicated}
        />
      </div>
      <RowProblem path={path} places={controls} />
      <RowWarnings id={`${ownId}-warnings`} path={path} isShown={showsWarnings} />
      {dryRun && <RowVerdict dryRun={dryRun} id={id} />}
    </div>
  );
});

/** While the rule is tried. */
const RowVerdict = late<RowVerdictProps>(async () => (await import('../dry-run/row-verdict.tsx')).RowVerdict, Nothing, {
  isQuiet: true,
});

interface RowNameProps {
  id: string;
  name: string;
  group: ConditionGroup;
  row: string;
  /** Somebody is within the value, and has changed it. */
  isTyping: Signal<boolean>;
}

/**
 * The condition as words, which a screen reader tells to whoever comes to the row: it has them as they are then, and need
 * not have them anew for each key that is typed in it.
 */
function RowName({ id, name, group, row, isTyping }: RowNameProps) {
  useSignals();
  const { editor, facts, insight } = useEditing();
  const words = useRuleWords();
  const condition = useMemo(() => {
    const now = conditionRowField(editor, group, row).value;
    return computed(() => {
      const settled = valueAt(insight.settled.value.conditions[group], [row]) as typeof now.value | undefined;
      // One that was only just added is not among those yet.
      return isTyping.value && settled ? settled : now.value;
    });
  }, [editor, insight, group, row, isTyping]).value;
  return (
    <span id={id} className="visually-hidden">
      {name}: {condition && conditionWords(condition, words, facts.value)}
    </span>
  );
}

interface ConditionValueProps {
  path: string;
  field: string;
  operator: string;
  isTyping: Signal<boolean>;
}

function ConditionValue({ path, field, operator, isTyping }: ConditionValueProps) {
  useSignals();
  const { editor, facts } = useEditing();
  const t = useRowMessages();
  const issueText = useRuleIssueText();
  const value = memberField(editor, `${path}.value`);
  const definition = conditionField(field, facts.value);
  const kind = definition && isOperator(operator) ? conditionKind(definition.kind).editor(operator) : 'none';
  const ValueEditor = VALUE_EDITORS[kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the value is left
    <div
      className="condition-value"
      onBlur={(event) => {
        if (contains(event.currentTarget, event.relatedTarget)) return;
        value.touch();
        editor.seal();
        isTyping.value = false;
      }}
    >
      <ValueEditor
        key={`${field} ${kind}`}
        label={t('conditions.value')}
        field={field}
        operator={operator}
        value={value.value.value}
        error={issueText(value.issue.value)}
        onChange={(next) => {
          isTyping.value = true;
          value.set(next);
        }}
      />
    </div>
  );
}
