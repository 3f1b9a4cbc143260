/** What a ruleset says of tickets: how they are opened, when they are reset, what becomes of them after that. */
import { useSignals } from '@preact/signals-react/runtime';
import { Switch } from '../../../ui/switch/switch.tsx';
import { UnitInput } from '../../../ui/unit-input/unit-input.tsx';
import { type TimeUnit, ticketPriorities, ticketSeverities, timeUnits } from '../../terms/choices.ts';
import { limits } from '../../terms/limits.ts';
import { useRulesetIssueText, useRulesetMessages } from '../ruleset-messages.ts';
import { useRuleset } from './ruleset-context.ts';
import { DegreeField, FormField, StatusField, TagsField } from './ruleset-fields.tsx';

export function CreationTab() {
  useSignals();
  const { session, readOnly } = useRuleset();
  const t = useRulesetMessages();
  const owner = session.form.field('useOwnerAsRequester');
  return (
    <div className="ruleset-fields">
      <FormField />
      <StatusField path="status" required />
      <div className="ruleset-pair">
        <DegreeField path="priority" noun="priority" degrees={ticketPriorities} initial={t('usePolicy')} />
        <DegreeField path="severity" noun="severity" degrees={ticketSeverities} initial={t('usePolicy')} />
      </div>
      <TagsField path="tags" />
      <Switch label={t('fields.owner')} readOnly={readOnly} checked={owner.value.value} onChange={owner.set} />
    </div>
  );
}

export function ResetTab() {
  useSignals();
  const { session, readOnly } = useRuleset();
  const t = useRulesetMessages();
  const words = useRulesetIssueText();
  const time = session.form.field('resetTime');
  const { unit } = time.value.value;
  return (
    <div className="ruleset-fields">
      <UnitInput
        label={t('fields.resetTime')}
        hint={t('hints.resetTime')}
        unitLabel={t('fields.unit')}
        required={!readOnly}
        readOnly={readOnly}
        minimum={0}
        maximum={limits.resetTime[unit]}
        step={1}
        units={timeUnits.map((one) => ({ value: one, label: t(`units.${one}`) }))}
        value={time.value.value}
        error={words(time.issue.value)}
        onChange={(next) =>
          time.set({ inputValue: next.inputValue, unit: (next.unit as TimeUnit | undefined) ?? unit })
        }
        onLeave={time.touch}
      />
      <StatusField path="resetStatus" required />
    </div>
  );
}

export function RetriggerTab() {
  useSignals();
  const { session, readOnly } = useRuleset();
  const t = useRulesetMessages();
  const newTicket = session.form.field('createNewTicket');
  const isNew = newTicket.value.value;
  return (
    <div className="ruleset-fields">
      <Switch
        label={t('fields.newTicket')}
        hint={t('hints.newTicket')}
        readOnly={readOnly}
        checked={isNew}
        onChange={newTicket.set}
      />
      <StatusField path="retriggerStatus" required={!isNew} hint={isNew ? t('hints.newStatus') : undefined} />
      {!isNew && (
        <>
          <div className="ruleset-pair">
            <DegreeField
              path="retriggerPriority"
              noun="priority"
              degrees={ticketPriorities}
              initial={t('useCurrent')}
            />
            <DegreeField
              path="retriggerSeverity"
              noun="severity"
              degrees={ticketSeverities}
              initial={t('useCurrent')}
            />
          </div>
          <TagsField path="retriggerTags" hint={t('hints.tags')} />
        </>
      )}
    </div>
  );
}
