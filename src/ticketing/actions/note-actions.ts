/** A comment, time that was spent, a notification: what an action leaves with a ticket. Source: spec 001 §3.5 to §3.7, §5.2. */
import { placeholderIssues } from '../placeholders/placeholder-text.ts';
import { automationTypes } from '../terms/automation.ts';
import { timeUnits } from '../terms/choices.ts';
import { limits } from '../terms/limits.ts';
import { refusalOf } from '../terms/references.ts';
import { idOf } from '../terms/ticket.ts';
import { orPlace } from '../terms/words.ts';
import { type ActionKind, actionKind, referencesTo } from './action-kind.ts';
import { type Channel, type CommentValue, recordOf, showsText, stringOf, type TimeValue } from './action-values.ts';

const readComment = (value: unknown): CommentValue => {
  const { body, public: isPublic } = recordOf(value);
  return { body: stringOf(body), public: isPublic !== false };
};

export const addComment = actionKind<CommentValue>({
  types: ['EVENT_BASED', 'TIME_BASED', 'RESPONSE_TEMPLATE'],
  isOnce: true,
  storedAs: 'action',
  initial: { body: '', public: true },
  fields: ['body', 'public'],
  read: readComment,
  validate: ({ body }, { type }) => [
    ...(showsText(body) ? [] : [{ path: 'body', code: 'required' } as const]),
    ...(body.length > limits.emailBody
      ? [{ path: 'body', code: 'bodyTooLong', limit: limits.emailBody } as const]
      : []),
    ...placeholderIssues(body, 'comment', type).map((code) => ({ path: 'body', code })),
  ],
  describe: (value, words) => words.text(value.public ? 'does.publicComment' : 'does.privateComment'),
  apply: (value, { fill }) => ({
    effects: [{ kind: 'comment', body: fill(value.body, 'comment'), public: value.public }],
  }),
  toStored: ({ body, public: isPublic }) => ({ body, public: isPublic }),
  fromStored: readComment,
  references: () => [],
  withReferences: (value) => value,
} satisfies ActionKind<CommentValue>);

const readTime = (value: unknown): TimeValue => {
  const { unit, value: amount } = recordOf(value);
  return {
    unit: timeUnits.find((one) => one === unit) ?? 'MINUTES',
    value: typeof amount === 'number' ? amount : stringOf(amount),
  };
};

export const addTime = actionKind<TimeValue>({
  types: ['EVENT_BASED', 'TIME_BASED', 'RESPONSE_TEMPLATE'],
  isOnce: true,
  storedAs: 'action',
  initial: { unit: 'MINUTES', value: '' },
  fields: ['value', 'unit'],
  read: readTime,
  validate({ value }) {
    const { minimum, maximum } = limits.timeTracking;
    const text = String(value).trim();
    if (text === '') return [{ path: 'value', code: 'required' }];
    const isWithin = /^\d{1,9}$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
    return isWithin ? [] : [{ path: 'value', code: 'notInRange', minimum, limit: maximum }];
  },
  describe: ({ unit, value }, words) => words.text(`does.time.${unit}`, { count: Number(value) }),
  apply: ({ unit, value }) => ({ effects: [{ kind: 'time', unit, value: Number(value) }] }),
  toStored: ({ unit, value }) => ({ unit, value: /^\d+$/.test(String(value)) ? Number(value) : value }),
  fromStored: readTime,
  references: () => [],
  withReferences: (value) => value,
} satisfies ActionKind<TimeValue>);

const readChannels = (value: unknown): readonly Channel[] =>
  (Array.isArray(value) ? value : [])
    .map(recordOf)
    .map(({ channelId, id, channelType, type }) => ({
      channelId: idOf(channelId ?? id),
      channelType: stringOf(channelType ?? type),
    }))
    .filter(({ channelId }) => channelId !== '');

const storedOrder = (channel: unknown) => Number(recordOf(channel).order ?? 0);

export const sendNotification = actionKind<readonly Channel[]>({
  types: ['EVENT_BASED', 'TIME_BASED'],
  isOnce: false,
  storedAs: 'action',
  initial: [],
  fields: [],
  read: readChannels,
  validate(channels, facts) {
    const ids = channels.map(({ channelId }) => channelId);
    const code = ids.length === 0 ? 'required' : refusalOf('channel', ids, facts);
    return code ? [{ code }] : [];
  },
  describe: (channels, words) =>
    words.text('does.SEND_NOTIFICATION', {
      channels: orPlace(words.list(channels.map(({ channelId }) => words.nameOf('channel', idOf(channelId)))), words),
    }),
  apply: (channels) => ({ effects: [{ kind: 'notification', channels }] }),
  toStored: (channels) => ({ channels: channels.map((channel, order) => ({ ...channel, order })) }),
  fromStored: ({ channels }) =>
    readChannels(Array.isArray(channels) ? channels.toSorted((a, b) => storedOrder(a) - storedOrder(b)) : []),
  references: (channels) =>
    referencesTo(
      'channel',
      channels.map(({ channelId }) => channelId),
    ),
  withReferences: (channels, map) =>
    channels.flatMap((channel) => {
      const channelId = idOf(map('channel', channel.channelId));
      return channelId === '' ? [] : [{ ...channel, channelId }];
    }),
} satisfies ActionKind<readonly Channel[]>);

/** Of the automations' types those that act. */
export const actingTypes = automationTypes.filter((type) => type !== 'BOARD');
