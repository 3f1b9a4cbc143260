/**
 * What a script can run as: an account of the device, or a credential, which is named by its id. The document shows no
 * constant but `system`; the others are what consoles of its kind call them. Source: spec 002 §3.5.
 */

/** The first is the default. */
export const scriptAccounts = ['system', 'loggedonuser'] as const;
export type ScriptAccount = (typeof scriptAccounts)[number];

export const isScriptAccount = (runAs: string): runAs is ScriptAccount => scriptAccounts.some((one) => one === runAs);

const prefix = 'credential:';

export const credentialAccount = (credentialId: string): string => `${prefix}${credentialId}`;

/** The id of the credential that it signs in with; undefined: with none. */
export const credentialOf = (runAs: string): string | undefined =>
  runAs.startsWith(prefix) ? runAs.slice(prefix.length) : undefined;
