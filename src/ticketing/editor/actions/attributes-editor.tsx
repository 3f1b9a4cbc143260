import { useSignals } from '@preact/signals-react/runtime';
import { recordOf } from '../../actions/action-values.ts';
import { attributeField, conditionField } from '../../conditions/condition-fields.ts';
import { conditionKind } from '../../conditions/condition-kinds.ts';
import type { Operator } from '../../conditions/operators.ts';
import { idOf } from '../../terms/ticket.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import { VALUE_EDITORS } from '../editing/value-editors.tsx';
import type { ActionEditorProps } from './action-editor.ts';
import { useActionError } from './inline-editors.tsx';
import { PropertyList } from './property-list.tsx';

/** Values of custom attributes, each edited as a condition on it would be. */
export function AttributesEditor({ id, value, onChange }: ActionEditorProps) {
  useSignals();
  const { facts } = useEditing();
  const words = useRuleWords();
  const error = useActionError(id);
  const { attributes = [] } = facts.value;
  const values = recordOf(value);
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
      {(attribute) => {
        const field = attributeField(attribute);
        const kind = conditionField(field, { attributes });
        // As one compares with one value, or with several where there are several.
        const operator: Operator = kind?.isList ? 'contains_any' : kind?.kind === 'text' ? 'contains' : 'equals';
        const ValueEditor = VALUE_EDITORS[kind ? conditionKind(kind.kind).editor(operator) : 'text'];
        return (
          <ValueEditor
            label={nameOf(attribute)}
            isLabelShown
            field={field}
            operator={operator}
            value={values[attribute]}
            error={undefined}
            onChange={(next) => onChange({ ...values, [attribute]: next })}
          />
        );
      }}
    </PropertyList>
  );
}
