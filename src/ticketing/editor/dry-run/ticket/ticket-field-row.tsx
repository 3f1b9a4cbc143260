import { useSignals } from '@preact/signals-react/runtime';
import { conditionField, timeSinceStatusOf } from '../../../conditions/condition-fields.ts';
import type { ValueEditor } from '../../../conditions/condition-kinds.ts';
import { idOf } from '../../../terms/ticket.ts';
import { ChoiceField } from '../../editing/choice-field.tsx';
import { useEditing } from '../../editing/editing-context.ts';
import { useRuleWords } from '../../editing/use-rule-words.ts';
import { VALUE_EDITORS } from '../../editing/value-editors.tsx';
import { type DryRunMessageKey, useDryRunMessages } from '../dry-run-messages.ts';
import type { DryRunModel } from '../dry-run-model.ts';
import { copies, fieldValue } from '../test-ticket.ts';
import { MomentField } from './moment-field.tsx';

interface TicketFieldRowProps {
  dryRun: DryRunModel;
  field: string;
  /** Also as it was before. */
  isChanged: boolean;
}

/** These belong to the change itself: before it there is none of them. */
const ofTheChange = ['commentType', 'updated_by'];

export function TicketFieldRow({ dryRun, field, isChanged }: TicketFieldRowProps) {
  const t = useDryRunMessages();
  const name = useFieldName(field);
  if (!isChanged) return <TicketValue dryRun={dryRun} field={field} side="ticket" label={name} />;
  return (
    <div className="dry-run-field" role="group" aria-label={name}>
      <span className="dry-run-field-name" aria-hidden="true">
        {name}
      </span>
      <div className="dry-run-field-sides">
        {ofTheChange.includes(field) ? (
          <span />
        ) : (
          <TicketValue
            dryRun={dryRun}
            field={field}
            side="before"
            label={t('ticket.fieldBefore', { field: name })}
            isLabelHidden
          />
        )}
        <TicketValue
          dryRun={dryRun}
          field={field}
          side="ticket"
          label={t('ticket.fieldAfter', { field: name })}
          isLabelHidden
        />
      </div>
    </div>
  );
}

function useFieldName(field: string): string {
  useSignals();
  const { facts } = useEditing();
  const t = useDryRunMessages();
  const words = useRuleWords();
  if (field === copies) return t('ticket.ccList');
  const status = timeSinceStatusOf(field);
  if (status !== undefined) return t('ticket.moments.status', { status: words.nameOf('status', status) });
  const isMoment = conditionField(field, facts.value)?.kind === 'elapsed';
  return isMoment ? t(`ticket.moments.${field}` as DryRunMessageKey) : words.fieldName(field);
}

interface TicketValueProps {
  dryRun: DryRunModel;
  field: string;
  side: 'ticket' | 'before';
  label: string;
  isLabelHidden?: boolean;
}

function TicketValue({ dryRun, field, side, label, isLabelHidden = false }: TicketValueProps) {
  useSignals();
  const { facts } = useEditing();
  const value = fieldValue(dryRun.test.value[side] ?? {}, field);
  const change = (next: unknown) => dryRun.setField(side, field, next);
  const row = conditionField(field, facts.value);
  if (row?.kind === 'elapsed')
    return (
      <MomentField
        label={label}
        isLabelHidden={isLabelHidden}
        value={typeof value === 'string' ? value : ''}
        onChange={change}
      />
    );
  const noun = field === copies ? 'user' : row?.noun;
  const isList = field === copies || row?.isList === true;
  if (noun !== undefined)
    return (
      <ChoiceField
        label={label}
        isLabelHidden={isLabelHidden}
        clearable={!isList}
        noun={noun}
        only={row?.only}
        multiple={isList}
        value={value}
        onChange={change}
      />
    );
  const Editor = VALUE_EDITORS[editorOf(row?.kind, isList)];
  return (
    <Editor
      label={label}
      isLabelShown={!isLabelHidden}
      field={field}
      operator=""
      value={Array.isArray(value) || typeof value === 'string' ? value : idOf(value)}
      error={undefined}
      onChange={change}
    />
  );
}

function editorOf(kind: string | undefined, isList: boolean): ValueEditor {
  if (kind === 'number' || kind === 'date' || kind === 'radio') return kind;
  if (kind === 'choice') return isList ? 'multiSelect' : 'select';
  return 'text';
}
