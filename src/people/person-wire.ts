/** A person as the form edits it, and as it is sent. */
import { isBlank } from '../base/form-rules.ts';
import type { PersonBody } from './contract.ts';
import { type PersonKind, personKinds } from './person-kinds.ts';
import { noPerson, type PersonValues } from './person-rules.ts';

/** What the kind lacks is as it is of a new one. */
export function personFromWire(
  kind: PersonKind,
  { name, email, clientId, userRoles, permitted }: PersonBody,
): PersonValues {
  const { hasOrganization, hasRoles, hasTickets } = personKinds[kind];
  return {
    name: name.trim(),
    email: (email ?? '').trim(),
    clientId: hasOrganization && !isBlank(clientId) ? (clientId ?? null) : null,
    userRoles: hasRoles ? [...new Set(userRoles ?? [])] : noPerson.userRoles,
    permitted: hasTickets ? permitted !== false : noPerson.permitted,
  };
}

export function personToWire(kind: PersonKind, values: PersonValues): PersonBody {
  const { hasOrganization, hasRoles, hasTickets } = personKinds[kind];
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    ...(hasOrganization && { clientId: values.clientId }),
    ...(hasRoles && { userRoles: [...values.userRoles] }),
    ...(hasTickets && { permitted: values.permitted }),
  };
}
