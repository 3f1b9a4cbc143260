/** Whether the provider of security is set up. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { constant } from '../shapes.ts';
import { defineSlice } from '../slice.ts';

export const notConfigured = 'NOT_CONFIGURED';

export const securityProviderSlice = defineSlice({
  name: 'securityProvider',
  section: '002 §3.5',
  tells: ['setRegistrationStatus'],
  /** `NOT_CONFIGURED`; others are kept as they come. */
  shape: z.object({ registrationStatus: constant }),
  defaults: { registrationStatus: notConfigured },
  transitions: {
    setRegistrationStatus: (_, registrationStatus: string) => ({ registrationStatus }),
  },
});
