import { useSignals } from '@preact/signals-react/runtime';
import { Failure } from '../../../../ui/faces/failure.tsx';
import { useThemedStyles } from '../../../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../../../ui/untrusted-text.tsx';
import type { Effect } from '../../../actions/action-kind.ts';
import { ChangedValue } from '../../../history/changed-value.tsx';
import type { MailEffect } from '../../../rules/mails.ts';
import type { TicketChange } from '../../../rules/ticket-changes.ts';
import { idOf } from '../../../terms/ticket.ts';
import { useEditing } from '../../editing/editing-context.ts';
import { useRuleWords } from '../../editing/use-rule-words.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import type { DryRunModel } from '../dry-run-model.ts';
import { copies } from '../test-ticket.ts';
import { FormattedText } from './formatted-text.tsx';
import css from './mail-preview.css';
import { MailPreview } from './mail-preview.tsx';
import { useOutcome } from './use-outcome.ts';

/** What the rule would change, add and send. */
export function OutcomeList({ dryRun }: { dryRun: DryRunModel }) {
  useSignals();
  useThemedStyles(css);
  const { insight, type } = useEditing();
  const t = useDryRunMessages();
  const { changes, mails, others, failure, retry } = useOutcome(dryRun);
  const isConditional = type !== 'RESPONSE_TEMPLATE' && dryRun.evaluation.value.verdict !== 'pass';
  if ((insight.automation.value.actions ?? []).length === 0)
    return <p className="dry-run-note">{t('result.nothing')}</p>;
  return (
    <>
      {isConditional && <p className="dry-run-note">{t('result.onlyIf')}</p>}
      <h4 className="dry-run-group-title">{t('result.changes')}</h4>
      {changes.length === 0 ? (
        <p className="dry-run-note">{t('result.noChanges')}</p>
      ) : (
        <ul className="dry-run-changes">
          {changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
        </ul>
      )}
      {others.map((effect, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two comments may be alike
        <Other key={index} effect={effect} />
      ))}
      {failure && <Failure error={failure.error} title={t('mail.templateFailed')} look="inline" onRetry={retry} />}
      {mails.map((made, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two mails may be alike
        <MailPreview key={index} made={made} place={index + 1} hasFailed={failure !== undefined} />
      ))}
    </>
  );
}

function Change({ change }: { change: TicketChange }) {
  useSignals();
  const { facts } = useEditing();
  const t = useDryRunMessages();
  const words = useRuleWords();
  return (
    <li>
      <UntrustedText
        text={change.field === copies ? t('ticket.ccList') : words.fieldName(change.field)}
        className="dry-run-change-field"
      />{' '}
      <ChangedValue change={change} words={words} facts={facts.value} />
    </li>
  );
}

function Other({ effect }: { effect: Exclude<Effect, MailEffect> }) {
  useSignals();
  const t = useDryRunMessages();
  const words = useRuleWords();
  if (effect.kind === 'comment')
    return (
      <div
        className="dry-run-card"
        role="group"
        aria-label={t(effect.public ? 'result.publicComment' : 'result.privateComment')}
      >
        <p className="dry-run-card-title">{t(effect.public ? 'result.publicComment' : 'result.privateComment')}</p>
        <FormattedText html={effect.body} />
      </div>
    );
  if (effect.kind === 'time') {
    const unit = effect.unit.toLowerCase();
    return <p>{t('result.time', { duration: words.text(`duration.${unit}`, { count: effect.value }) })}</p>;
  }
  const channels = effect.channels.map(({ channelId }) => words.nameOf('channel', idOf(channelId)));
  return <p>{t('result.notification', { channels: words.list(channels) })}</p>;
}
