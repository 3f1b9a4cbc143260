/**
 * The three lists of people, one entry each: what somebody in it has, and what of it they cannot be without. View, rules,
 * wire and server follow from it. Source: spec 002 §2.9 and §3.5.
 */

/** In the order of the tabs. */
export const personKindNames = ['users', 'end-users', 'contacts'] as const;
export type PersonKind = (typeof personKindNames)[number];

interface PersonKindRow {
  /** Of `/query/users`; contacts are no users, and never sign in. */
  readonly type: 'TECHNICIAN' | 'END_USER' | null;
  readonly needsEmail: boolean;
  /** Belongs to one, and cannot be without it. */
  readonly hasOrganization: boolean;
  readonly hasRoles: boolean;
  /** Whether somebody may view tickets. */
  readonly hasTickets: boolean;
}

export const personKinds: Readonly<Record<PersonKind, PersonKindRow>> = {
  users: { type: 'TECHNICIAN', needsEmail: true, hasOrganization: false, hasRoles: true, hasTickets: true },
  'end-users': { type: 'END_USER', needsEmail: true, hasOrganization: true, hasRoles: false, hasTickets: true },
  contacts: { type: null, needsEmail: false, hasOrganization: true, hasRoles: false, hasTickets: false },
};

/** Characters, of which an address has at most 254 (RFC 5321), and roles. */
export const personLimits = { name: 100, email: 254, roles: 50 } as const;

/** The role of the system itself: nobody has it. */
export const automationRole = 'SYSTEM_AUTOMATION';
