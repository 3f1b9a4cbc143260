/** What a host tells the elements about itself. Every member is optional; see `configuration.ts` for the defaults. */
export interface Configuration {
  /** Prefix of every call; a path or an origin. Default: the page's own origin. */
  baseUrl: string;
  headers: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>);
  /** Default `same-origin`. */
  credentials: RequestCredentials;
  fetch: typeof globalThis.fetch;
  /**
   * Under which each call that changes something has a key, so that the backend makes the change once however often the
   * call comes. Default `Idempotency-Key`; an empty text sends none, for a backend elsewhere whose CORS does not allow it.
   */
  idempotencyHeader: string;
  /** BCP 47; default: the nearest `lang` attribute, then the browser's. */
  locale: string;
  /** Default: the direction of the locale's script. */
  direction: 'ltr' | 'rtl';
  theme: 'light' | 'dark' | 'auto';
  /** The host's own texts: asked first, by catalogue key; `undefined` falls back to the built-in catalogue. */
  translate: (key: string, values: Record<string, unknown>, locale: string) => string | undefined;
  featureFlags: Readonly<Record<string, boolean>>;
  permissions: Readonly<Record<string, boolean>>;
  /** `fed`, `fed-qa1`, … */
  environment: string;
  /** A build under a partner's brand. */
  branded: boolean;
  /** What the console is called, and its app, where elements name them. */
  product: { name?: string; mobileApp?: string };
  /** `numericMaximum`: the greatest whole number of an attribute that a condition may compare with. Default: what the server has configured, else 999,999,999. */
  ticketing: { numericMaximum?: number };
  /** `tenant` where one user works in several: what is kept for the user in the browser is kept for each. */
  currentUser: { id: string; name?: string; email?: string; tenant?: string } | undefined;
  /** Path templates that replace an endpoint's own, by endpoint name. */
  endpoints: Readonly<Record<string, string>>;
  /** Every failure, also those that are shown. */
  reportError: (error: unknown, context: ErrorContext) => void;
  /** Asked when a call needs a second factor; `true` repeats the call once, `false` ends it without a message. */
  resolveMfa: (challenge: HostChallenge) => Promise<boolean>;
  /** Asked when a call is refused because the session has ended; `true` repeats the call once. */
  renewSession: (challenge: HostChallenge) => Promise<boolean>;
  /** The host's publish-subscribe service, for live updates. */
  channel: Channel;
  /** Used for untrusted HTML where the page enforces Trusted Types. */
  trustedTypesPolicy: { createHTML(html: string): unknown };
}

export interface ErrorContext {
  /** Tag of the element in which it happened. */
  element?: string;
  /** Name of the endpoint that failed. */
  endpoint?: string;
}

export interface HostChallenge {
  endpoint: string;
  resultCode: string | undefined;
  /** Aborted when the element that waits for the answer goes away. */
  signal: AbortSignal;
}

export interface Channel {
  subscribe(topic: string, listener: (message: unknown) => void): () => void;
}
