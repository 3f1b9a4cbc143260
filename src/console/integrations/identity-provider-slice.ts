/** Signing in through the organization’s own identity provider. Source: spec 002 §3.5. */
import * as z from 'zod/mini';
import { defineSlice, type Frozen } from '../slice.ts';

const flag = z.object({ enabled: z.boolean() });
const identityProvider = z.object({ enabled: z.boolean(), scim: flag, skipLoginMFA: flag });
export type IdentityProvider = Frozen<z.output<typeof identityProvider>>;

export const identityProviderSlice = defineSlice({
  name: 'identityProvider',
  section: '002 §3.5',
  tells: ['setEnabled', 'setScim', 'setSkipLoginMFA'],
  shape: identityProvider,
  defaults: { enabled: false, scim: { enabled: false }, skipLoginMFA: { enabled: false } },
  transitions: {
    load: (_, loaded: IdentityProvider) => loaded,
    /** What was chosen for it is kept while it is off. */
    setEnabled: (state, enabled: boolean) => ({ ...state, enabled }),
    setScim: (state, enabled: boolean) => ({ ...state, scim: { enabled } }),
    setSkipLoginMFA: (state, enabled: boolean) => ({ ...state, skipLoginMFA: { enabled } }),
  },
});
