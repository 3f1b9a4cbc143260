import fc from 'fast-check';
import { emailReaders, ticketEmailEvents } from '../../../src/console/ticketing/email-notifications.ts';
import {
  ticketingConfigurationSlice,
  timerModes,
} from '../../../src/console/ticketing/ticketing-configuration-slice.ts';
import { weekdays } from '../../../src/schedule/schedule.ts';
import { type AnyArguments, anyConstant, anyId, anyIds, anyList, anyMoment, anyText, orNull } from './arguments-of.ts';

const anyHours = fc.record(
  {
    twentyFourSeven: fc.boolean(),
    days: fc.array(
      fc.record({ day: fc.constantFrom(...weekdays), start: fc.constant('09:00'), end: fc.constant('17:00') }),
      { maxLength: 2 },
    ),
    timeZone: fc.constant('Europe/Berlin'),
  },
  { requiredKeys: [] },
);
const { defaults } = ticketingConfigurationSlice;
const anyConfiguration = fc.record({
  enabled: fc.boolean(),
  fromEmailDomain: fc.constant('mail.example'),
  useFromEmailDomain: fc.boolean(),
  timerSettings: fc.constant(defaults.timerSettings),
  attachmentSettings: fc.constant(defaults.attachmentSettings),
  emailNotificationSettings: fc.constant(defaults.emailNotificationSettings),
  businessHours: anyHours,
});

const anyTicket = fc.record({ id: anyId, assignedAppUserId: orNull(anyId), requesterUid: orNull(anyId) });

const anyTimeEntry = fc.record({
  remote: fc.boolean(),
  startDate: fc.constantFrom('2026-11-24T09:00:00Z', 'tomorrow'),
  agreementId: orNull(anyId),
  billingType: orNull(anyConstant),
  agreementOriginType: orNull(anyConstant),
});

const anyTicketId = fc.constantFrom('1', '2');
const anyResource = fc.constant('file');

/** The one that is refused as often as the others together. */
const anyEvent = fc.oneof(fc.constantFrom(...ticketEmailEvents), fc.constant('privateComment' as const));

export const anyTicketing: AnyArguments<'openTickets' | 'ticketEditors' | 'ticketingConfiguration' | 'timers'> = {
  ticketingConfiguration: {
    load: fc.tuple(anyConfiguration),
    setEnabled: fc.tuple(fc.boolean()),
    setFromEmailDomain: fc.tuple(fc.constantFrom('', ' ', 'mail.example')),
    sendFromEmailDomain: fc.tuple(fc.boolean()),
    setTimers: fc.tuple(
      fc.record({ enabled: fc.boolean(), mode: fc.constantFrom(...timerModes) }, { requiredKeys: [] }),
    ),
    setAttachments: fc.tuple(
      fc.record({ canAttachFiles: fc.boolean(), requireAuthToView: fc.boolean() }, { requiredKeys: [] }),
    ),
    setNotification: fc.tuple(fc.constantFrom(...emailReaders), anyEvent, fc.boolean()),
    setBusinessHours: fc.tuple(anyHours),
  },
  openTickets: {
    load: fc.tuple(anyList(anyTicket, ({ id }) => id)),
    put: fc.tuple(anyTicket),
    assign: fc.tuple(anyId, orNull(anyId)),
    setRequester: fc.tuple(anyId, orNull(anyId)),
    forgetUsers: fc.tuple(anyIds),
    close: fc.tuple(anyIds),
  },
  ticketEditors: {
    open: fc.tuple(anyTicketId),
    write: fc.tuple(
      anyTicketId,
      fc.record({ body: anyText, htmlBody: anyText, techniciansTagged: fc.array(anyId, { maxLength: 3 }) }),
    ),
    setPublic: fc.tuple(anyTicketId, fc.boolean()),
    addUpload: fc.tuple(anyTicketId, anyResource),
    removeUpload: fc.tuple(anyTicketId, anyResource),
    setTime: fc.tuple(anyTicketId, orNull(anyTimeEntry)),
    close: fc.tuple(anyTicketId),
  },
  timers: {
    start: fc.tuple(anyId, anyMoment),
    stop: fc.tuple(anyId, anyMoment),
    reset: fc.tuple(anyId),
  },
};
