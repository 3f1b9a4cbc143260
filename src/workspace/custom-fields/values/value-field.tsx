import { useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../../base/visible.ts';
import { useMessages } from '../../../host/use-host.ts';
import type { FormField } from '../../../ui/form/form-types.ts';
import { useIssueText } from '../../../ui/form/use-issue-text.ts';
import { MultiSelect } from '../../../ui/select/controls/multi-select.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { typedFields } from '../../../ui/typed-value/typed-fields.tsx';
import type { CustomField } from '../contract.ts';
import { valueMessages } from './value-messages.ts';
import { type FieldValue, kindOf, valueLimits } from './value-rules.ts';

export interface ValueFieldProps {
  definition: CustomField;
  field: FormField<FieldValue>;
  /** What the control itself finds wrong, for which there is no value. */
  problem: string | undefined;
  onProblem(problem: string | undefined): void;
}

const ownCodes = ['badInteger', 'badDecimal', 'badDate', 'notOffered'] as const;

/** The control of a field’s type. */
export function ValueField({ definition, field, problem, onProblem }: ValueFieldProps) {
  useSignals();
  const t = useMessages(valueMessages);
  const issueText = useIssueText();
  const value = field.value.value;
  const issue = field.issue.value;
  const own = ownCodes.find((code) => code === issue?.code);
  const frame = {
    label: visible(definition.name),
    hint: visible(definition.description ?? '') || undefined,
    error: problem ?? (own === undefined ? issueText(issue) : t(`issues.${own}`)),
    onBlur: field.touch,
  };
  const kind = kindOf(definition);
  const choices = definition.choices ?? [];
  return <div data-field={field.path}>{control()}</div>;

  function control() {
    switch (kind) {
      case undefined:
        // Nobody here knows what may be entered.
        return <TextField {...frame} readOnly value={visible(String(value))} onChange={() => undefined} />;
      case 'LINES':
        return <TextArea {...frame} maxLength={valueLimits.lines} value={String(value)} onChange={field.set} />;
      case 'CHOICES':
        return (
          <MultiSelect
            {...frame}
            placeholder={t('none')}
            options={optionsOf(choices, value as readonly string[])}
            value={value as readonly string[]}
            onChange={field.set}
          />
        );
      default: {
        const Typed = typedFields[kind];
        return (
          <Typed
            {...frame}
            kind={kind}
            choices={kind === 'DROPDOWN' && value !== '' ? [...new Set([...choices, String(value)])] : choices}
            placeholder={t('none')}
            value={value as string | boolean}
            onChange={field.set}
            onProblem={onProblem}
          />
        );
      }
    }
  }
}

/** What was chosen once is shown all the same. */
const optionsOf = (choices: readonly string[], chosen: readonly string[]) =>
  [...new Set([...choices, ...chosen])].map((value) => ({ value, label: visible(value) }));
