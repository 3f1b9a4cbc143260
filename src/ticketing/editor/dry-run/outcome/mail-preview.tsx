import type { ReactNode } from 'react';
import { isolated } from '../../../../base/visible.ts';
import { WarningIcon } from '../../../../ui/icon/later-icons.tsx';
import { SkeletonLines } from '../../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../../ui/theme/use-themed-styles.ts';
import type { Mail } from '../../../rules/mails.ts';
import { useRuleWords } from '../../editing/use-rule-words.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import { hasLaterWords } from './formatted-body.ts';
import { FormattedText, PlainText } from './formatted-text.tsx';
import css from './mail-preview.css';
import type { OutcomeMail } from './rule-outcome.ts';
import { useProblemText } from './use-problem-text.ts';

interface MailPreviewProps {
  made: OutcomeMail;
  /** From 1. */
  place: number;
  /** Its template could not be read. */
  hasFailed: boolean;
}

/** A mail as it would go: who gets it, what it says, and what is wrong with it. */
export function MailPreview({ made, place, hasFailed }: MailPreviewProps) {
  useThemedStyles(css);
  const t = useDryRunMessages();
  const problemText = useProblemText();
  const name = t('mail.title', { place });
  if (made === 'loading')
    return hasFailed ? null : (
      <section className="dry-run-card" aria-label={name} aria-busy="true">
        <SkeletonLines count={3} className="dry-run-skeleton" />
        <span className="visually-hidden">{t('mail.loading')}</span>
      </section>
    );
  return (
    <section className="dry-run-card" aria-label={name}>
      <p className="dry-run-card-title">{name}</p>
      {made.problems.map((problem) => (
        <p key={problem.kind + ('id' in problem ? problem.id : '')} className="dry-run-problem">
          <WarningIcon size={14} />
          {problemText(problem)}
        </p>
      ))}
      {made.mail && <MailContent mail={made.mail} />}
    </section>
  );
}

function MailContent({ mail: { to, cc, subject, body, uploads, allowResponse } }: { mail: Mail }) {
  const t = useDryRunMessages();
  const words = useRuleWords();
  const files = uploads.filter(({ metadata }) => metadata?.inline !== true);
  const line = (label: string, content: ReactNode) => (
    <div className="dry-run-mail-line">
      <dt>{label}</dt>
      <dd>{content}</dd>
    </div>
  );
  const people = (addresses: readonly string[]) => words.list(addresses.map((address) => isolated(address)));
  return (
    <>
      <dl className="dry-run-mail-head">
        {to.length > 0 && line(t('mail.to'), people(to))}
        {cc.length > 0 && line(t('mail.cc'), people(cc))}
        {line(t('mail.subject'), subject === '' ? t('mail.noSubject') : <PlainText text={subject} />)}
      </dl>
      <FormattedText html={body} />
      {(files.length > 0 || !allowResponse || hasLaterWords(subject + body)) && (
        <ul className="dry-run-mail-notes">
          {files.length > 0 && <li>{t('mail.files', { count: files.length })}</li>}
          {!allowResponse && <li>{t('mail.noReplies')}</li>}
          {hasLaterWords(subject + body) && <li>{t('mail.later')}</li>}
        </ul>
      )}
    </>
  );
}
