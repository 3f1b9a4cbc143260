import type { DocsOf } from '../element-docs.ts';
import type { configDefinition } from './config-element.ts';

export const configDocs: DocsOf<typeof configDefinition> = {
  summary: 'Configures the elements inside it',
  attributes: {
    baseUrl: 'Prefix of every call: a path or an origin',
    locale: 'Language, a BCP 47 tag; by default the nearest lang attribute, then the browser’s',
    direction: 'Reading direction; by default that of the language',
    theme: 'auto follows the color-scheme of the page around',
    environment: 'fed, fed-qa1, …',
    branded: 'A build under a partner’s brand',
    featureFlags: 'Feature flags that are on, separated by spaces; all others are off',
    permissions: 'Permissions that the user has, separated by spaces; no others',
    idempotencyHeader:
      'Header for the key of each call that changes something; Idempotency-Key by default, none where it is empty',
  },
  properties: {
    endpoints: { type: 'Record<string, string>', description: 'Path templates by endpoint name' },
    headers: {
      type: 'Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>)',
      description: 'Sent with every call',
    },
    credentials: { type: 'RequestCredentials', description: 'same-origin by default' },
    fetch: { type: 'typeof fetch', description: 'Makes the calls instead of the browser’s' },
    translate: {
      type: '(key: string, values: object, locale: string) => string | undefined',
      description: 'The page’s own texts, asked first',
    },
    reportError: {
      type: '(error: unknown, context: { element?: string; endpoint?: string }) => void',
      description: 'Hears of every failure',
    },
    resolveMfa: {
      type: '(challenge: HostChallenge) => Promise<boolean>',
      description: 'Asks the user for a second factor',
    },
    renewSession: {
      type: '(challenge: HostChallenge) => Promise<boolean>',
      description: 'Signs the user in again when the session has ended',
    },
    channel: {
      type: '{ subscribe(topic: string, listener: (message: unknown) => void): () => void }',
      description: 'The page’s publish-subscribe service',
    },
    product: {
      type: '{ name?: string; mobileApp?: string }',
      description: 'What the console and its app are called in tickets',
    },
    ticketing: {
      type: '{ numericMaximum?: number }',
      description:
        'The greatest number that conditions of automations may compare a numeric attribute with; without it the server’s',
    },
    currentUser: {
      type: '{ id: string; name?: string; email?: string; tenant?: string }',
      description: 'Who is signed in',
    },
    trustedTypesPolicy: {
      type: '{ createHTML(html: string): unknown }',
      description: 'Used for untrusted HTML where the page enforces Trusted Types',
    },
  },
  slots: { '': 'What is configured' },
};
