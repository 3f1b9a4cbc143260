import { useSignals } from '@preact/signals-react/runtime';
import { recordOf } from '../../actions/action-values.ts';
import { attributeField, conditionField } from '../../conditions/condition-fields.ts';
import { conditionKind } from '../../conditions/condition-kinds.ts';
import type { Operator } from '../../conditions/operators.ts';
import { idOf } from '../../terms/ticket.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import { useStrayError } from '../editing/use-stray-error.ts';
import { VALUE_EDITORS } from '../editing/value-editors.tsx';
import type { ActionEditorProps } from './action-editor.ts';
import { useActionError } from './inline-editors.tsx';
import { PropertyList } from './property-list.tsx';

/** Values of custom attributes, each edited as a condition on it would be. */
export function AttributesEditor({ id, value, onChange }: ActionEditorProps) {
  useSignals();
  const { facts } = useEditing();
  const words = useRuleWords();
  const { attributes = [] } = facts.value;
  const values = recordOf(value);
  const error = useStrayError(`actions.${id}.value`, Object.keys(values));
  const nameOf = (attribute: string) => words.fieldName(attributeField(attribute));
  return (
    <PropertyList
      set={Object.keys(values)}
      offered={attributes.filter(({ active }) => active !== false).map((attribute) => idOf(attribute.id))}
      nameOf={nameOf}
      error={error}
      onAdd={(attribute) => onChange({ ...values, [attribute]: '' })}
      onRemove={(attribute) => {
        const { [attribute]: _, ...rest } = values;
        onChange(rest);
      }}
    >
      {(attribute) => (
        <AttributeField
          id={id}
          attribute={attribute}
          label={nameOf(attribute)}
          value={values[attribute]}
          onChange={(next) => onChange({ ...values, [attribute]: next })}
        />
      )}
    </PropertyList>
  );
}

interface AttributeFieldProps {
  id: string;
  attribute: string;
  label: string;
  value: unknown;
  onChange(value: unknown): void;
}

function AttributeField({ id, attribute, label, value, onChange }: AttributeFieldProps) {
  useSignals();
  const { facts } = useEditing();
  const error = useActionError(id, attribute);
  const field = attributeField(attribute);
  const kind = conditionField(field, facts.value);
  // As one compares with one value, or with several where there are several.
  const operator: Operator = kind?.isList ? 'contains_any' : kind?.kind === 'text' ? 'contains' : 'equals';
  const ValueEditor = VALUE_EDITORS[kind ? conditionKind(kind.kind).editor(operator) : 'text'];
  return (
    <ValueEditor
      label={label}
      isLabelShown
      field={field}
      operator={operator}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
