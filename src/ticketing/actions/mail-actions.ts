/** E-mails, written out or from a template. Source: spec 001 §3.6, §3.7 and §5.2. */
import { placeholderIssues } from '../placeholders/placeholder-text.ts';
import type { ActionRow } from '../terms/automation.ts';
import type { FieldIssue } from '../terms/issue.ts';
import { limits } from '../terms/limits.ts';
import { refusalOf } from '../terms/references.ts';
import { idOf } from '../terms/ticket.ts';
import { orPlace, type Words } from '../terms/words.ts';
import { type ActionFacts, type ActionKind, actionKind, mappedReferences, referencesTo } from './action-kind.ts';
import {
  type EmailValue,
  emptyRecipients,
  hasRecipient,
  type Recipients,
  recipientsOf,
  recordOf,
  showsText,
  stringOf,
  type TemplateEmailValue,
  type Upload,
} from './action-values.ts';

/** Source: spec 001 §3.5: not for response templates. */
const types = ['EVENT_BASED', 'TIME_BASED'] as const;

export const sendEmail = actionKind<EmailValue>({
  types,
  isOnce: false,
  storedAs: 'action',
  initial: { ...emptyRecipients, subject: '', body: '', uploads: [], allowResponse: true },
  fields: ['recipients', 'subject', 'body', 'allowResponse'],
  read(value) {
    const { subject, body, uploads, allowResponse } = recordOf(value);
    return {
      ...recipientsOf(value),
      subject: stringOf(subject),
      body: stringOf(body),
      uploads: Array.isArray(uploads) ? (uploads as Upload[]) : [],
      allowResponse: allowResponse !== false,
    };
  },
  validate(value, facts) {
    const { subject, body, uploads = [] } = value;
    const issues = [...recipientIssues(value, facts)];
    if (subject.trim() === '') issues.push({ path: 'subject', code: 'required' });
    else if (subject.length > limits.emailSubject)
      issues.push({ path: 'subject', code: 'subjectTooLong', limit: limits.emailSubject });
    issues.push(...placeholderIssues(subject, 'emailSubject', facts.type).map((code) => ({ path: 'subject', code })));
    if (!showsText(body) && uploads.every(({ metadata }) => metadata?.inline === true))
      issues.push({ path: 'body', code: 'required' });
    else if (body.length > limits.emailBody)
      issues.push({ path: 'body', code: 'bodyTooLong', limit: limits.emailBody });
    issues.push(...placeholderIssues(body, 'emailBody', facts.type).map((code) => ({ path: 'body', code })));
    return issues;
  },
  describe: (value, words) =>
    words.text('does.SEND_EMAIL', {
      subject: orPlace(value.subject.trim(), words),
      recipients: recipientWords(value, words),
    }),
  apply: ({ subject, body, uploads = [], allowResponse, ...recipients }, { fill }) => ({
    effects: [
      {
        kind: 'email',
        recipients,
        subject: fill(subject, 'emailSubject'),
        body: fill(body, 'emailBody'),
        uploads,
        allowResponse,
      },
    ],
  }),
  toStored: ({ subject, body, allowResponse, keys, emails, uids }) => ({
    to: { keys, emails, uids: uids.map(idOf) },
    subject,
    body,
    allowResponse,
  }),
  fromStored: ({ to, subject, body, allowResponse }) => ({
    ...recipientsOf(to),
    subject: stringOf(subject),
    body: stringOf(body),
    uploads: [],
    allowResponse: allowResponse === true,
  }),
  references: ({ uids }) => referencesTo('user', uids),
  withReferences: (value, map) => ({ ...value, uids: mappedReferences('user', value.uids, map) }),
} satisfies ActionKind<EmailValue>);

export const sendTemplateEmail = actionKind<TemplateEmailValue>({
  types,
  isOnce: false,
  storedAs: 'action',
  initial: { ...emptyRecipients, templateId: '', allowResponse: true },
  fields: ['recipients', 'templateId', 'allowResponse'],
  read(value) {
    const { templateId, template, allowResponse } = recordOf(value);
    return { ...recipientsOf(value), templateId: idOf(templateId ?? template), allowResponse: allowResponse !== false };
  },
  validate(value, facts) {
    const { templateId } = value;
    const code = templateId === '' ? 'required' : refusalOf('template', templateId, facts);
    return [...recipientIssues(value, facts), ...(code ? [{ path: 'templateId', code }] : [])];
  },
  describe: (value, words) =>
    words.text('does.SEND_TEMPLATE_EMAIL', {
      template: orPlace(words.nameOf('template', idOf(value.templateId)), words),
      recipients: recipientWords(value, words),
    }),
  apply: ({ templateId, allowResponse, ...recipients }) => ({
    effects: [{ kind: 'templateEmail', recipients, templateId, allowResponse }],
  }),
  toStored: ({ templateId, allowResponse, keys, emails, uids }) => ({
    to: { keys, emails, uids: uids.map(idOf) },
    templateId,
    allowResponse,
  }),
  fromStored: ({ to, templateId, allowResponse }) => ({
    ...recipientsOf(to),
    templateId: idOf(templateId),
    allowResponse: allowResponse === true,
  }),
  references: ({ uids, templateId }) => [...referencesTo('user', uids), ...referencesTo('template', templateId)],
  withReferences: (value, map) => ({
    ...value,
    uids: mappedReferences('user', value.uids, map),
    templateId: value.templateId === '' ? '' : idOf(map('template', value.templateId)),
  }),
} satisfies ActionKind<TemplateEmailValue>);

function recipientIssues(recipients: Recipients, facts: ActionFacts): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const code = refusalOf('user', recipients.uids, facts);
  if (code) issues.push({ path: 'recipients', code });
  if (!hasRecipient(recipients)) issues.push({ path: 'recipients', code: 'required' });
  if (!recipients.emails.every(isEmailAddress)) issues.push({ path: 'recipients', code: 'badEmail' });
  return issues;
}

/** One `@` between a name and a domain of several labels, none of them empty: what every mail server can be asked about. */
export function isEmailAddress(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  return (
    more.length === 0 &&
    name.length <= 64 &&
    domain.length <= 255 &&
    /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+$/u.test(name) &&
    name.split('.').every((part) => part !== '') &&
    domain.includes('.') &&
    domain.split('.').every((label) => /^[\p{L}\p{N}-]{1,63}$/u.test(label) && !/^-|-$/.test(label))
  );
}

function recipientWords({ keys, emails, uids }: Recipients, words: Words): string {
  const names = [
    ...keys.map((key) => words.text(`recipientKeys.${key}`)),
    ...uids.map((uid) => words.nameOf('user', idOf(uid))),
    ...emails,
  ];
  return orPlace(words.list(names), words);
}

/** Files are stored beside the actions, and go with every mail that is written out. */
export const withUploads = <Row extends ActionRow>(row: Row, uploads: readonly unknown[]): Row =>
  row.field === 'SEND_EMAIL' ? { ...row, value: { ...recordOf(row.value), uploads } } : row;

/** What the mails say that are written out, as formatted text. */
export const mailTexts = (rows: readonly ActionRow[]): readonly string[] =>
  rows.flatMap(({ field, value }) => (field === 'SEND_EMAIL' ? [stringOf(recordOf(value).body)] : []));
