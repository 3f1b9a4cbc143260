/** Actions that are edited in their row. */
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { failureIn, valueIn } from '../../../base/resource/resource-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { MultiSelect } from '../../../ui/select/controls/multi-select.tsx';
import { UnitInput } from '../../../ui/unit-input/unit-input.tsx';
import type { Channel, TimeValue } from '../../actions/action-values.ts';
import { timeUnits } from '../../terms/choices.ts';
import { limits } from '../../terms/limits.ts';
import { idOf } from '../../terms/ticket.ts';
import { ChoiceField } from '../editing/choice-field.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { memberField } from '../editing/row-fields.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleIssueText, useRuleWords } from '../editing/use-rule-words.ts';
import type { ActionEditorProps } from './action-editor.ts';

/** What is wrong with the value, or with a member of it. */
export function useActionError(id: string, member?: string): string | undefined {
  useSignals();
  const { editor } = useEditing();
  const issueText = useRuleIssueText();
  const path = `actions.${id}.value${member === undefined ? '' : `.${member}`}`;
  return issueText(memberField(editor, path).issue.value);
}

export function TagsEditor({ id, field, value, onChange }: ActionEditorProps) {
  const words = useRuleWords();
  const error = useActionError(id);
  return (
    <ChoiceField
      label={words.text(`actions.${field}`)}
      isLabelHidden
      noun="tag"
      multiple
      offersCreation={field !== 'remove_tags'}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

export function PeopleEditor({ id, field, value, onChange }: ActionEditorProps) {
  const words = useRuleWords();
  const error = useActionError(id);
  return (
    <ChoiceField
      label={words.text(`actions.${field}`)}
      isLabelHidden
      noun="user"
      multiple
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

export function TimeEditor({ id, value, onChange }: ActionEditorProps) {
  const t = useRowMessages();
  const error = useActionError(id, 'value');
  const { value: amount, unit } = value as TimeValue;
  return (
    <UnitInput
      label={t('time.amount')}
      isLabelHidden
      minimum={limits.timeTracking.minimum}
      maximum={limits.timeTracking.maximum}
      value={{ inputValue: String(amount), unit }}
      units={timeUnits.map((one) => ({ value: one, label: t(`time.${one}`) }))}
      error={error}
      onChange={({ inputValue, unit: next = unit }) => onChange({ unit: next, value: inputValue })}
    />
  );
}

export function ChannelsEditor({ id, field, value, onChange }: ActionEditorProps) {
  useSignals();
  const t = useRowMessages();
  const words = useRuleWords();
  const error = useActionError(id);
  const { channels } = useEditing();
  useEffect(() => channels.want(), [channels]);
  const state = channels.state.value;
  const known = valueIn(state) ?? [];
  const chosen = value as readonly Channel[];
  const ids = chosen.map(({ channelId }) => idOf(channelId));
  const missing = ids.filter((one) => !known.some((channel) => channel.id === one));
  const hasFailed = failureIn(state) !== undefined;
  return (
    <div className="action-cells">
      <MultiSelect
        label={words.text(`actions.${field}`)}
        isLabelHidden
        placeholder={t('choose')}
        options={[
          ...known.map((channel) => ({ value: channel.id, label: channel.name, description: channel.type ?? '' })),
          ...missing.map((one) => ({ value: one, label: one })),
        ]}
        value={ids}
        error={hasFailed ? t('channels.failed') : error}
        onChange={(next) =>
          onChange(
            next.map((one) => ({
              channelId: one,
              channelType:
                known.find((channel) => channel.id === one)?.type ??
                chosen.find(({ channelId }) => idOf(channelId) === one)?.channelType ??
                '',
            })),
          )
        }
      />
      {hasFailed && (
        <Button size="small" onClick={channels.retry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
