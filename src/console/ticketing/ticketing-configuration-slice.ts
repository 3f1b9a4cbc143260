/** How ticketing is configured. Source: spec 002 §3.5 and §9. */
import * as z from 'zod/mini';
import { businessHours } from '../../schedule/business-hours.ts';
import { IllegalTransition } from '../illegal-transition.ts';
import { defineSlice, type Frozen } from '../slice.ts';
import {
  defaultEmailNotifications,
  type EmailReader,
  emailNotificationSettings,
  isForTechniciansAlone,
  type TicketEmailEvent,
} from './email-notifications.ts';

/** Whether a timer starts when a ticket is opened. The document shows none of the modes. */
export const timerModes = ['MANUAL', 'AUTOMATIC'] as const;

const timerSettings = z.object({ enabled: z.boolean(), mode: z.enum(timerModes) });
const attachmentSettings = z.object({ canAttachFiles: z.boolean(), requireAuthToView: z.boolean() });

const ticketingConfiguration = z
  .object({
    enabled: z.boolean(),
    fromEmailDomain: z.string(),
    useFromEmailDomain: z.boolean(),
    timerSettings,
    attachmentSettings,
    emailNotificationSettings,
    businessHours,
  })
  .check(z.refine(({ fromEmailDomain, useFromEmailDomain }) => !useFromEmailDomain || fromEmailDomain.trim() !== ''));
export type TicketingConfiguration = Frozen<z.output<typeof ticketingConfiguration>>;

export const ticketingConfigurationSlice = defineSlice({
  name: 'ticketingConfiguration',
  section: '002 §3.5, §9',
  tells: [
    'setEnabled',
    'setFromEmailDomain',
    'sendFromEmailDomain',
    'setTimers',
    'setAttachments',
    'setNotification',
    'setBusinessHours',
  ],
  shape: ticketingConfiguration,
  defaults: {
    enabled: false,
    fromEmailDomain: '',
    useFromEmailDomain: false,
    timerSettings: { enabled: true, mode: 'MANUAL' },
    attachmentSettings: { canAttachFiles: true, requireAuthToView: true },
    emailNotificationSettings: defaultEmailNotifications,
    businessHours: { twentyFourSeven: true, days: [] },
  },
  transitions: {
    load: (_, loaded: TicketingConfiguration) => loaded,
    setEnabled: (state, enabled: boolean) => ({ ...state, enabled }),

    /** Without a domain mails come from the product’s own. */
    setFromEmailDomain: (state, fromEmailDomain: string) => ({
      ...state,
      fromEmailDomain,
      useFromEmailDomain: state.useFromEmailDomain && fromEmailDomain.trim() !== '',
    }),

    sendFromEmailDomain: (state, useFromEmailDomain: boolean) => {
      if (useFromEmailDomain && state.fromEmailDomain.trim() === '')
        throw new IllegalTransition('Mails cannot be sent from an own domain', 'none is entered');
      return { ...state, useFromEmailDomain };
    },

    setTimers: (state, changes: Partial<TicketingConfiguration['timerSettings']>) => ({
      ...state,
      timerSettings: { ...state.timerSettings, ...changes },
    }),

    setAttachments: (state, changes: Partial<TicketingConfiguration['attachmentSettings']>) => ({
      ...state,
      attachmentSettings: { ...state.attachmentSettings, ...changes },
    }),

    setNotification: (state, reader: EmailReader, event: TicketEmailEvent, isSent: boolean) => {
      if (isSent && isForTechniciansAlone(reader, event))
        throw new IllegalTransition('End users cannot be mailed private comments', 'these are for technicians alone');
      const { emailNotificationSettings: settings } = state;
      return {
        ...state,
        emailNotificationSettings: { ...settings, [reader]: { ...settings[reader], [event]: isSent } },
      };
    },

    /** Days that were entered are kept while work goes on round the clock. */
    setBusinessHours: (state, changes: TicketingConfiguration['businessHours']) => ({
      ...state,
      businessHours: { ...state.businessHours, ...changes },
    }),
  },
});
