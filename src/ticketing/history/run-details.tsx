import type { ReactNode } from 'react';
import { isolated } from '../../base/visible.ts';
import { useFormat } from '../../host/use-format.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import type { FieldFacts } from '../conditions/condition-fields.ts';
import { conditionWords } from '../rules/describe.ts';
import { reasonText } from '../rules/reason-text.ts';
import type { RuleWords } from '../rules/words.ts';
import { conditionGroups } from '../terms/automation.ts';
import { limits } from '../terms/limits.ts';
import type { AutomationRunRow } from '../ticket-contract.ts';
import { ChangedValue } from './changed-value.tsx';
import { useHistoryMessages } from './history-messages.ts';
import css from './run-details.css';
import { reasonOf } from './run-facts.ts';
import { VerdictTag } from './verdict-tag.tsx';

export interface RunDetailsProps {
  run: AutomationRunRow;
  words: RuleWords;
  facts: FieldFacts;
  onClose(): void;
}

/** One run: why it came to it, which rows decided, what it changed, what failed. */
export function RunDetails({ run, words, facts, onClose }: RunDetailsProps) {
  useThemedStyles(css);
  const t = useHistoryMessages();
  const format = useFormat();
  const { automation, ticket, time, event, round, stopped, failures, effects } = run;
  return (
    <Dialog
      title={t('details.title')}
      size="large"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('details.close')}
        </Button>
      }
    >
      <div className="run">
        <div>
          <p className="run-name">
            <UntrustedText text={automation.name} />
          </p>
          <p className="run-note">
            <UntrustedText text={`#${ticket.id} ${ticket.summary}`} />
          </p>
          <p className="run-note">
            {t(`events.${event}`)} · {format.dateTime(Date.parse(time))}
          </p>
          {round > 1 && <p className="run-note">{t('details.round', { round })}</p>}
        </div>
        {stopped && <InlineAlert tone="warning">{t('details.stopped', { count: limits.rounds })}</InlineAlert>}
        {failures.length > 0 && (
          <InlineAlert tone="danger" title={t('details.failures')}>
            {failures.map(({ action, reason }) => (
              <span key={action + reason} className="run-failure">
                {words.text(`actions.${action}`)}: {isolated(reason)}
              </span>
            ))}
          </InlineAlert>
        )}
        <Rows run={run} words={words} facts={facts} />
        <Changes run={run} words={words} facts={facts} />
        {effects.length > 0 && (
          <Part title={t('details.others')}>
            <p>{words.list(effects.map((action) => words.text(`actions.${action}`)))}</p>
          </Part>
        )}
        <Messages run={run} words={words} />
      </div>
    </Dialog>
  );
}

type PartProps = Pick<RunDetailsProps, 'run' | 'words' | 'facts'>;

function Rows({ run: { rows }, words, facts }: PartProps) {
  const t = useHistoryMessages();
  if (rows.all.length + rows.any.length === 0) return <p className="run-note">{t('details.noConditions')}</p>;
  return conditionGroups
    .filter((group) => rows[group].length > 0)
    .map((group) => (
      <Part key={group} title={t(`details.${group}`)}>
        <ul className="run-rows">
          {rows[group].map((row) => (
            <li key={String(row.id)} className="run-row">
              <VerdictTag verdict={row.verdict} />
              <div>
                <p>{conditionWords({ ...row, id: String(row.id) }, words, facts)}</p>
                <p className="run-note run-reason">{reasonText(reasonOf(row), words, facts)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Part>
    ));
}

function Changes({ run: { changes }, words, facts }: PartProps) {
  const t = useHistoryMessages();
  return (
    <Part title={t('details.changes')}>
      {changes.length === 0 ? (
        <p className="run-note">{t('details.noChanges')}</p>
      ) : (
        <dl className="run-changes">
          {changes.map(({ field, from, to }) => (
            <div key={field} className="run-change">
              <dt>{field === 'ccList' ? t('details.ccList') : words.fieldName(field)}</dt>
              <dd>
                <ChangedValue change={{ field, from, to }} words={words} facts={facts} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Part>
  );
}

const stateTones = { SENT: 'success', FAILED: 'danger', UNCERTAIN: 'warning' } as const;
const states = ['HELD', 'QUEUED', 'SENDING', 'SENT', 'FAILED', 'UNCERTAIN'] as const;

function Messages({ run: { messages }, words }: Pick<PartProps, 'run' | 'words'>) {
  const t = useHistoryMessages();
  if (messages.length === 0) return null;
  const stateName = (state: string) => {
    const known = states.find((one) => one === state);
    return known ? t(`states.${known}`) : state;
  };
  return (
    <Part title={t('details.messages')}>
      <ul className="run-rows">
        {messages.map(({ id, subject, recipients, state, problem }) => (
          <li key={String(id)} className="run-message">
            <div>
              <UntrustedText text={subject === '' ? t('details.noSubject') : subject} />
              <p className="run-note">{words.list(recipients.map((one) => isolated(one)))}</p>
              {problem && <p className="run-note">{isolated(problem)}</p>}
            </div>
            <Tag tone={stateTones[state as keyof typeof stateTones] ?? 'neutral'}>{stateName(state)}</Tag>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="run-part" aria-label={title}>
      <h3 className="run-part-title">{title}</h3>
      {children}
    </section>
  );
}
