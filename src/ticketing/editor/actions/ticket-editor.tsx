import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { late } from '../../../ui/late.tsx';
import { recordOf, stringOf, type TicketProperty, ticketProperties } from '../../actions/action-values.ts';
import { TICKET_PROPERTIES } from '../../actions/ticket-actions.ts';
import { ChoiceField } from '../editing/choice-field.tsx';
import { EditIcon } from '../editing/editor-icons.tsx';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import { useStrayError } from '../editing/use-stray-error.ts';
import type { ActionEditorProps } from './action-editor.ts';
import type { SubjectDialogProps } from './dialogs/subject-dialog.tsx';
import { useActionError } from './inline-editors.tsx';
import { PropertyList } from './property-list.tsx';

const SubjectDialog = late<SubjectDialogProps>(
  async () => (await import('./dialogs/subject-dialog.tsx')).SubjectDialog,
);

/** Source: spec 001 §3.5, "Update ticket". */
export function TicketEditor({ id, value, onChange }: ActionEditorProps) {
  const t = useRowMessages();
  const change = recordOf(value);
  const set = ticketProperties.filter((property) => property in change);
  const error = useStrayError(`actions.${id}.value`, set);
  const nameOf = (property: string) => t(`properties.names.${property as TicketProperty}`);
  return (
    <PropertyList
      set={set}
      offered={ticketProperties}
      nameOf={nameOf}
      error={error}
      onAdd={(property) => onChange({ ...change, [property]: '' })}
      onRemove={(property) => {
        const { [property]: _, ...rest } = change;
        onChange(rest);
      }}
    >
      {(property) => (
        <PropertyField
          id={id}
          property={property as TicketProperty}
          label={nameOf(property)}
          value={change[property]}
          onChange={(next) => onChange({ ...change, [property]: next })}
        />
      )}
    </PropertyList>
  );
}

interface PropertyFieldProps {
  id: string;
  property: TicketProperty;
  label: string;
  value: unknown;
  onChange(value: unknown): void;
}

function PropertyField({ id, property, label, value, onChange }: PropertyFieldProps) {
  const error = useActionError(id, property);
  const { noun, only, isList } = TICKET_PROPERTIES[property];
  if (noun === undefined) return <SubjectField label={label} value={value} error={error} onChange={onChange} />;
  return (
    <ChoiceField
      label={label}
      noun={noun}
      only={only}
      multiple={isList === true}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

interface SubjectFieldProps extends Omit<PropertyFieldProps, 'id' | 'property'> {
  error: string | undefined;
}

/** Its text may hold placeholders, so it is written in a dialog of its own. */
function SubjectField({ label, value, error, onChange }: SubjectFieldProps) {
  const t = useRowMessages();
  const words = useRuleWords();
  const [isOpen, setOpen] = useState(false);
  const text = stringOf(value);
  return (
    <>
      <Field label={label} error={error}>
        {(control) => (
          <div className="action-cells">
            <span className="property-text">{text === '' ? t('none') : words.text('quoted', { text })}</span>
            <Button {...control} size="small" icon={EditIcon} onClick={() => setOpen(true)}>
              {t('edit')}
            </Button>
          </div>
        )}
      </Field>
      {isOpen && <SubjectDialog value={text} onApply={onChange} onClose={() => setOpen(false)} />}
    </>
  );
}
