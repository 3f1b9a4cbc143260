/** What has to be true of a credential. The form checks what is typed by it, and the server what arrives. */
import { foldedName } from '../../base/folded-name.ts';
import { atMost, brokenRules, type FormIssue, isBlank, refusedWhen, required } from '../../base/form-rules.ts';
import { type CredentialKind, credentialKinds } from '../../console/integrations/credentials-slice.ts';
import type { CredentialBody } from './contract.ts';

export interface CredentialValues {
  readonly name: string;
  /** `null` as long as none is chosen. */
  readonly kind: CredentialKind | null;
  readonly username: string;
  /** `''` keeps the one that is stored. */
  readonly secret: string;
  readonly scope: 'all' | 'some';
  readonly organizationIds: readonly string[];
}

export interface CredentialFacts {
  readonly hasSecret?: boolean | undefined;
  /** Whether another one has this name. Only the server knows. */
  readonly isTaken?: ((name: string) => boolean) | undefined;
  /** The kind that it was added with: what is stored of another would not fit. */
  readonly keptKind?: CredentialKind | undefined;
}

export type CredentialIssueCode = 'required' | 'tooLong' | 'tooMany' | 'invalid' | 'taken' | 'kindKept';

/** Characters, and organizations. */
export const credentialLimits = { name: 50, username: 250, secret: 10_000, organizations: 500 } as const;

export const noCredential: CredentialValues = {
  name: '',
  kind: null,
  username: '',
  secret: '',
  scope: 'all',
  organizationIds: [],
};

export const hasUsername = (kind: CredentialKind | null): boolean => kind === 'USERNAME_PASSWORD' || kind === 'SSH_KEY';

/** In the order of the form. */
export function credentialIssues(
  values: CredentialValues,
  { hasSecret = false, isTaken, keptKind }: CredentialFacts = {},
): FormIssue<CredentialIssueCode>[] {
  return brokenRules<CredentialValues, CredentialIssueCode>(
    {
      name: [
        required(),
        atMost(credentialLimits.name, 'tooLong'),
        refusedWhen('taken', (name) => !isBlank(name) && isTaken?.(foldedName(name.trim())) === true),
      ],
      kind: [
        required(),
        refusedWhen('invalid', (kind) => kind !== null && !credentialKinds.includes(kind)),
        refusedWhen('kindKept', (kind) => keptKind !== undefined && kind !== keptKind),
      ],
      ...(hasUsername(values.kind) && { username: [required(), atMost(credentialLimits.username, 'tooLong')] }),
      secret: [required({ when: () => !hasSecret }), atMost(credentialLimits.secret, 'tooLong')],
      ...(values.scope === 'some' && {
        organizationIds: [required(), atMost(credentialLimits.organizations, 'tooMany')],
      }),
    },
    values,
  );
}

export const credentialFromWire = ({
  name,
  kind,
  username,
  secret,
  organizationIds,
}: CredentialBody): CredentialValues => ({
  name: name.trim(),
  // What nobody knows is told by the rules.
  kind: kind as CredentialKind,
  username: (username ?? '').trim(),
  secret: secret ?? '',
  scope: organizationIds ? 'some' : 'all',
  organizationIds: [...new Set(organizationIds ?? [])],
});

/** The secret only where one was typed, exactly as it was: white space may be part of it. */
export const credentialToWire = ({
  name,
  kind,
  username,
  secret,
  scope,
  organizationIds,
}: CredentialValues): CredentialBody => ({
  name: name.trim(),
  kind: kind ?? '',
  username: hasUsername(kind) ? username.trim() : '',
  ...(secret !== '' && { secret }),
  organizationIds: scope === 'all' ? null : [...organizationIds],
});
