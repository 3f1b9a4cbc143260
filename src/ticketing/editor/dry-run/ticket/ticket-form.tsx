import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { failureIn } from '../../../../base/resource/resource-state.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Failure } from '../../../../ui/faces/failure.tsx';
import { useAnnounce } from '../../../../ui/live-region/use-announce.ts';
import { RadioGroup } from '../../../../ui/radio-group/radio-group.tsx';
import { useEditing } from '../../editing/editing-context.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import { type DryRunModel, hasBefore } from '../dry-run-model.ts';
import { fieldsOfRule, ticketFields } from '../test-ticket.ts';
import { MomentField } from './moment-field.tsx';
import { TicketFieldRow } from './ticket-field-row.tsx';
import { TicketPicker } from './ticket-picker.tsx';

const hour = 60;
const day = 24 * hour;

/** The ticket that the rule is tried on, before and after its change, and the time at which. */
export function TicketForm({ dryRun }: { dryRun: DryRunModel }) {
  useSignals();
  const { insight, facts, type } = useEditing();
  const t = useDryRunMessages();
  const announce = useAnnounce();
  const [showsAll, setShowsAll] = useState(false);
  const { before, now } = dryRun.test.value;
  const given = dryRun.given.value;
  const isChanged = hasBefore(type) && before !== null;
  const fields = showsAll ? ticketFields(facts.value) : fieldsOfRule(insight.automation.value, facts.value);
  const hoursFailure = failureIn(dryRun.hours.value);
  return (
    <>
      <TicketPicker dryRun={dryRun} />
      <div className="dry-run-buttons">
        {given && (
          <Button size="small" onClick={() => dryRun.take(given, { kind: 'page' })}>
            {t('ticket.usePage')}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => {
            dryRun.clear();
            announce(t('ticket.cleared'));
          }}
        >
          {t('ticket.clear')}
        </Button>
      </div>
      {hasBefore(type) && (
        <RadioGroup
          label={t('ticket.event')}
          arrangement="row"
          value={isChanged ? 'changed' : 'created'}
          options={(['created', 'changed'] as const).map((event) => ({ value: event, label: t(`ticket.${event}`) }))}
          onChange={(event) => dryRun.setChanged(event === 'changed')}
        />
      )}
      <div className="dry-run-clock">
        <MomentField
          label={t('clock.label')}
          value={now}
          onChange={(moment) => moment !== '' && dryRun.setNow(moment)}
        />
        <div className="dry-run-buttons">
          <Button size="small" onClick={() => dryRun.turn(hour)}>
            {t('clock.hour')}
          </Button>
          <Button size="small" onClick={() => dryRun.turn(day)}>
            {t('clock.day')}
          </Button>
          <Button size="small" onClick={dryRun.resetClock}>
            {t('clock.now')}
          </Button>
        </div>
      </div>
      {hoursFailure && (
        <Failure error={hoursFailure.error} title={t('clock.hoursFailed')} look="inline" onRetry={dryRun.retryHours} />
      )}
      <div className={isChanged ? 'dry-run-fields dry-run-fields-both' : 'dry-run-fields'}>
        {isChanged && (
          <div className="dry-run-sides" aria-hidden="true">
            <span>{t('ticket.before')}</span>
            <span>{t('ticket.after')}</span>
          </div>
        )}
        {fields.map((field) => (
          <TicketFieldRow key={field} dryRun={dryRun} field={field} isChanged={isChanged} />
        ))}
      </div>
      <div className="dry-run-buttons">
        <Button size="small" variant="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {t(showsAll ? 'ticket.usedFields' : 'ticket.allFields')}
        </Button>
      </div>
    </>
  );
}
