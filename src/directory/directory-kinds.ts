/**
 * What can be chosen of the directory, one entry a kind: where it comes from, how an entry is made of a row, how many are
 * asked for at once (spec 000 §9, spec 001 §7), and of which filters it takes heed.
 */
import { foldedName } from '../base/folded-name.ts';
import { CallError } from '../host/http/call-error.ts';
import type { HttpClient } from '../host/http/http-client.ts';
import type { Press } from '../host/http/idempotency.ts';
import {
  type Contact,
  type Device,
  type Group,
  type Location,
  type Organization,
  queryContacts,
  queryDevices,
  queryGroups,
  queryLocations,
  queryOrganizations,
  queryUsers,
  type User,
} from './contract.ts';
import type { DirectoryEntry, DirectoryFilter } from './directory-entry.ts';
import { atOnce, type DirectorySource, listNames, pagedSource, queryNames, wholeSource } from './directory-source.ts';
import {
  createTag,
  type EmailTemplate,
  getDeviceRoles,
  getEndUserRoles,
  listEmailTemplates,
  listTags,
  listTicketForms,
  type Tag,
  type TicketForm,
  tagExists,
  tagNameLimit,
} from './ticketing-contract.ts';

export interface DirectoryKindDefinition {
  source: DirectorySource;
  pageSize: number;
  /** A person is shown with initials. */
  isPerson?: boolean;
  /** The id is the name, as of tags: there is nothing to look up. */
  isNamedById?: boolean;
  /** Entries belong to an organization, and `filter.organizationId` asks for one's own. */
  isOfOrganization?: boolean;
  /** Makes a new one. Where there is one of that name already, that is the answer. */
  create?(client: HttpClient, name: string, signal: AbortSignal): Promise<DirectoryEntry>;
  /** Characters that the name of a new one may have. */
  nameLimit?: number;
  /** The kind under whose ids these stand, too. */
  sameAs?: string;
}

const pageSize = 50;
const technician = 'TECHNICIAN';

export const directoryKinds = {
  organization: { source: pagedSource(queryOrganizations, queryNames, organizationEntry), pageSize },
  location: {
    source: pagedSource(queryLocations, queryNames, locationEntry, ofOrganization),
    pageSize,
    isOfOrganization: true,
  },
  device: {
    source: pagedSource(
      queryDevices,
      queryNames,
      deviceEntry,
      ({ nodeClasses, online, lockhartEnabled, ...filter }) => ({
        ...ofOrganization(filter),
        nodeClass: nodeClasses?.join(','),
        online: online?.toString(),
        lockhartEnabled: lockhartEnabled?.toString(),
      }),
    ),
    pageSize,
    isOfOrganization: true,
  },
  user: { source: pagedSource(queryUsers, queryNames, userEntry), pageSize, isPerson: true },
  technician: {
    source: pagedSource(
      queryUsers,
      queryNames,
      userEntry,
      () => ({ type: technician }),
      ({ type }) => type === technician,
    ),
    pageSize,
    isPerson: true,
    sameAs: 'user',
  },
  contact: {
    source: pagedSource(queryContacts, queryNames, contactEntry, ofOrganization),
    pageSize,
    isPerson: true,
    isOfOrganization: true,
  },
  group: { source: pagedSource(queryGroups, queryNames, groupEntry), pageSize },
  'device-role': {
    source: wholeSource(getDeviceRoles, ({ nodeRoles }) =>
      nodeRoles.map(({ id, name, custom }) => ({ id, name, isConstant: !custom, state: 'available' })),
    ),
    pageSize,
  },
  'end-user-role': {
    source: wholeSource(getEndUserRoles, ({ endUserRoles }) =>
      endUserRoles.map(({ id, name }) => ({ id, name, state: 'available' })),
    ),
    pageSize,
  },
  'ticket-form': { source: pagedSource(listTicketForms, listNames, formEntry), pageSize },
  'email-template': { source: pagedSource(listEmailTemplates, listNames, templateEntry), pageSize },
  tag: {
    source: atOnce(pagedSource(listTags, listNames, tagEntry, () => ({ sortDirection: 'ASC' }))),
    pageSize,
    isNamedById: true,
    create: newTag,
    nameLimit: tagNameLimit,
  },
} as const satisfies Record<string, DirectoryKindDefinition>;

export type DirectoryKind = keyof typeof directoryKinds;

/** One of the table, or a kind that a feature has of its own: the same value each time, as its names are kept by it. */
export type PickedKind = DirectoryKind | DirectoryKindDefinition;

/** The entry of a kind, as wide as any. */
export function kindOf(kind: PickedKind): DirectoryKindDefinition {
  return typeof kind === 'string' ? directoryKinds[kind] : kind;
}

/** In `org` the calls take an id, or a part of a name; what is chosen is an id. */
function ofOrganization({ organizationId }: DirectoryFilter) {
  return { org: organizationId };
}

function organizationEntry({ id, name, deleted }: Organization): DirectoryEntry {
  return { id, name, state: stateOf(deleted) };
}

function locationEntry({ id, name, clientId, clientName, deleted }: Location): DirectoryEntry {
  return { id, name, detail: clientName ?? undefined, organizationId: clientId ?? undefined, state: stateOf(deleted) };
}

function deviceEntry({ id, displayName, friendlyName, systemName, clientId, deleted }: Device): DirectoryEntry {
  const name = friendlyName || displayName;
  const detail = systemName && systemName !== name ? systemName : undefined;
  return { id: String(id), name, detail, organizationId: clientId ?? undefined, state: stateOf(deleted) };
}

function userEntry({ id, name, email, deleted, permitted }: User): DirectoryEntry {
  const barred = permitted === false && { isBarred: true };
  return { id, name: name || email, detail: email || undefined, state: stateOf(deleted), ...barred };
}

function contactEntry({ id, name, email, clientId, clientName, deleted }: Contact): DirectoryEntry {
  const detail = [email, clientName].filter(Boolean).join(' · ') || undefined;
  return { id, name: name || email || id, detail, organizationId: clientId ?? undefined, state: stateOf(deleted) };
}

function groupEntry({ id, name, description, deleted }: Group): DirectoryEntry {
  return { id, name, detail: description ?? undefined, state: stateOf(deleted) };
}

function formEntry({ id, name, active }: TicketForm): DirectoryEntry {
  return { id, name, state: active === false ? 'inactive' : 'available' };
}

function templateEntry({ id, name, subject }: EmailTemplate): DirectoryEntry {
  return { id, name, detail: subject ?? undefined, state: 'available' };
}

function tagEntry({ name }: Tag): DirectoryEntry {
  return { id: name, name, state: 'available' };
}

/** Of the tag that was asked for last. */
const presses = new WeakMap<HttpClient, Press>();

async function newTag(client: HttpClient, name: string, signal: AbortSignal): Promise<DirectoryEntry> {
  try {
    const press = presses.get(client) ?? {};
    presses.set(client, press);
    const answer = await client.execute(createTag, { name }, { signal, press });
    return tagEntry(answer.createTag);
  } catch (error) {
    if (!(error instanceof CallError) || error.resultCode !== tagExists) throw error;
    // Somebody else was faster.
    const query = { page: 0, pageSize, searchCriteria: name, sortDirection: 'ASC' } as const;
    const { results } = await client.call(listTags, { params: {}, query }, { signal });
    const same = results.find((tag) => isSameName(tag.name, name));
    if (!same) throw error;
    return tagEntry(same);
  }
}

/** As the server tells names apart: case and accents make no other. */
export function isSameName(one: string, other: string): boolean {
  return foldedName(one) === foldedName(other);
}

function stateOf(deleted: boolean | null | undefined): DirectoryEntry['state'] {
  return deleted ? 'deleted' : 'available';
}
