/**
 * What both providers have: the connection, the refresh, device data sync attributes and help desk options. The second has
 * one option more. Source: spec 002 §2.1, §2.5, §2.7, §3.1, §3.2 and §4, which show no paths.
 */
import * as z from 'zod/mini';
import { endpoint } from '../host/http/endpoint.ts';
import { nothing } from '../host/http/wire.ts';
import type { Provider } from './psa-terms.ts';

/** As it is answered: a secret is never among it. */
export const connection = z.object({
  enabled: z.boolean(),
  username: z.string(),
  hasPassword: z.boolean(),
});
export type Connection = z.output<typeof connection>;

/** Characters. */
export const connectionLimits = { username: 400, password: 1000 } as const;

/** As it is sent. Without a password the one that is stored stays. */
export const connectionBody = z.object({
  enabled: z.boolean(),
  username: z.string().check(z.maxLength(connectionLimits.username)),
  password: z.optional(z.string().check(z.maxLength(connectionLimits.password))),
});

/** Attributes by name: as the document spells them. The required ones are sent always. */
export const syncAttributes = z.object({
  requiredAttributes: z.array(z.string()),
  attributes: z.array(z.string()),
  /** Of the first provider: configuration questions. */
  questions: z.array(z.string()),
  /** Of the second provider: whether devices are sent at all. */
  syncNodes: z.nullish(z.boolean()),
});
export type SyncAttributes = z.output<typeof syncAttributes>;

const attributeNames = z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100));

export const helpDesk = z.object({
  /** Creates a contact for an e-mail address that the provider does not know. */
  createContact: z.boolean(),
  /** Of the second provider. */
  embedHelpRequestImagesInTickets: z.nullish(z.boolean()),
});
export type HelpDesk = z.output<typeof helpDesk>;

export const refreshState = z.object({
  /** Milliseconds since 1970; null where nobody has ever refreshed. */
  lastRefresh: z.nullish(z.number()),
});

/** Of a refresh that is over: an answer that does not say when it was is none. */
const refreshed = z.object({ lastRefresh: z.number() });

/** @param word What the provider is called within names */
function endpointsOf(provider: Provider, word: string, said: string) {
  const at = `/${provider}/v2`;
  return {
    readConnection: endpoint({
      name: `read${word}Connection`,
      summary: `The connection to the ${said} provider, without its password`,
      method: 'GET',
      path: `${at}/connection`,
      params: nothing,
      query: nothing,
      body: nothing,
      response: connection,
      source: 'not shown',
    }),
    saveConnection: endpoint({
      name: `save${word}Connection`,
      summary: `Saves the connection to the ${said} provider once the provider has accepted its credentials`,
      method: 'PUT',
      path: `${at}/connection`,
      params: nothing,
      query: nothing,
      body: connectionBody,
      response: connection,
      source: 'not shown',
    }),
    readRefresh: endpoint({
      name: `read${word}Refresh`,
      summary: `When data of the ${said} provider were refreshed last`,
      method: 'GET',
      path: `${at}/refresh`,
      params: nothing,
      query: nothing,
      body: nothing,
      response: refreshState,
      source: 'not shown',
    }),
    refreshProvider: endpoint({
      name: `refresh${word}Entities`,
      summary: `Reads the ${said} provider’s data anew`,
      method: 'POST',
      path: `${at}/refresh`,
      params: nothing,
      query: nothing,
      body: nothing,
      response: refreshed,
      source: 'not shown',
    }),
    readSyncAttributes: endpoint({
      name: `read${word}SyncAttributes`,
      summary: `Which data of devices are sent to the ${said} provider`,
      method: 'GET',
      path: `${at}/device-sync-attributes`,
      params: nothing,
      query: nothing,
      body: nothing,
      response: syncAttributes,
      source: 'not shown',
    }),
    saveSyncAttributes: endpoint({
      name: `save${word}SyncAttributes`,
      summary: `Sets which data of devices are sent to the ${said} provider`,
      method: 'PUT',
      path: `${at}/device-sync-attributes`,
      params: nothing,
      query: nothing,
      body: z.object({
        attributes: attributeNames,
        questions: z.optional(attributeNames),
        syncNodes: z.optional(z.boolean()),
      }),
      response: syncAttributes,
      source: 'not shown',
    }),
    readHelpDesk: endpoint({
      name: `read${word}HelpDesk`,
      summary: `Help desk options of the ${said} provider`,
      method: 'GET',
      path: `${at}/help-desk`,
      params: nothing,
      query: nothing,
      body: nothing,
      response: helpDesk,
      source: 'not shown',
    }),
    saveHelpDesk: endpoint({
      name: `save${word}HelpDesk`,
      summary: `Saves help desk options of the ${said} provider`,
      method: 'PUT',
      path: `${at}/help-desk`,
      params: nothing,
      query: nothing,
      body: helpDesk,
      response: helpDesk,
      source: 'not shown',
    }),
  };
}

/** By provider. Under its name a host re-points one: `readPsacwConnection`. */
export const connectionCalls = {
  psacw: endpointsOf('psacw', 'Psacw', 'first'),
  psaat: endpointsOf('psaat', 'Psaat', 'second'),
} as const;

export const connectionEndpoints = [
  ...Object.values(connectionCalls.psacw),
  ...Object.values(connectionCalls.psaat),
] as const;
