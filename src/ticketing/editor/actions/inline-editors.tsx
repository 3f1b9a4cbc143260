/** Actions that are edited in their row. */
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { failureIn, valueIn } from '../../../base/resource/resource-state.ts';
import { Button } from '../../../ui/button/button.tsx';
import { UnitInput } from '../../../ui/unit-input/unit-input.tsx';
import type { Channel, TimeValue } from '../../actions/action-values.ts';
import { timeUnits } from '../../terms/choices.ts';
import { limits } from '../../terms/limits.ts';
import { idOf, idsOf } from '../../terms/ticket.ts';
import { ChoiceField, type ChoiceFieldProps, FixedChoice } from '../editing/choice-field.tsx';
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

export function TagsEditor(props: ActionEditorProps) {
  return <SeveralEditor {...props} noun="tag" offersCreation={props.field !== 'remove_tags'} />;
}

export function PeopleEditor(props: ActionEditorProps) {
  return <SeveralEditor {...props} noun="user" />;
}

type SeveralEditorProps = ActionEditorProps & Pick<ChoiceFieldProps, 'noun' | 'offersCreation'>;

function SeveralEditor({ id, field, noun, offersCreation, value, onChange }: SeveralEditorProps) {
  const words = useRuleWords();
  const error = useActionError(id);
  return (
    <ChoiceField
      label={words.text(`actions.${field}`)}
      isLabelHidden
      noun={noun}
      multiple
      offersCreation={offersCreation}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}

export function TimeEditor({ id, value, onChange }: ActionEditorProps) {
  const { editor } = useEditing();
  const t = useRowMessages();
  // Its unit is part of it.
  const error = useActionError(id);
  const { value: amount, unit } = value as TimeValue;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when a part is left, so that the rule's words come before the control's
    <div onBlur={memberField(editor, `actions.${id}.value`).touch}>
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
    </div>
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
  const hasFailed = failureIn(state) !== undefined;
  return (
    <div className="action-cells">
      <FixedChoice
        label={words.text(`actions.${field}`)}
        isLabelHidden
        placeholder={t('choose')}
        options={known.map((channel) => ({ value: channel.id, label: channel.name, description: channel.type ?? '' }))}
        multiple
        value={ids}
        error={hasFailed ? t('channels.failed') : error}
        onChange={(next) =>
          onChange(
            idsOf(next).map((one) => ({
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
