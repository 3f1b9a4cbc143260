/** What scripts, discovery and remote access sign in with. Secrets have no place in it. Source: spec 002 §2.9. */
import * as z from 'zod/mini';
import { listSlice } from '../list-slice.ts';
import { id } from '../shapes.ts';

export const credentialKinds = ['USERNAME_PASSWORD', 'SSH_KEY', 'API_TOKEN', 'SNMP_COMMUNITY'] as const;
export type CredentialKind = (typeof credentialKinds)[number];

export const credentialsSlice = listSlice({
  name: 'credentials',
  section: '002 §2.9',
  what: 'credential',
  entry: z.strictObject({ id, name: z.string(), kind: z.enum(credentialKinds), username: z.string() }),
});
