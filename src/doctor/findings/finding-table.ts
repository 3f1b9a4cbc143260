/**
 * Everything that `<rmm-doctor>` can find, one entry each. The element, its report, the README and the documentation read this
 * table; what is said of an entry is in `finding-messages.en.json` under its name: what happened, why it matters, what to do.
 */

/** Gravest first, as they are shown. */
export const severities = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof severities)[number];

export const areas = ['policy', 'page', 'code', 'language', 'call', 'environment'] as const;
export type Area = (typeof areas)[number];

/** How it is found: by a look at the page, by an event of it, by a call of an element, or by asking a server. */
export type FoundBy = 'look' | 'event' | 'call' | 'request';

interface FindingKind {
  area: Area;
  severity: Severity;
  foundBy: FoundBy;
}

export const findingKinds = {
  'policy-script': { area: 'policy', severity: 'error', foundBy: 'event' },
  'policy-connect': { area: 'policy', severity: 'error', foundBy: 'event' },
  'policy-style': { area: 'policy', severity: 'error', foundBy: 'look' },
  'policy-image': { area: 'policy', severity: 'warning', foundBy: 'event' },
  'policy-trusted-types': { area: 'policy', severity: 'warning', foundBy: 'event' },
  'policy-other': { area: 'policy', severity: 'warning', foundBy: 'event' },

  quirks: { area: 'page', severity: 'warning', foundBy: 'look' },
  charset: { area: 'page', severity: 'hint', foundBy: 'look' },
  'language-unnamed': { area: 'page', severity: 'warning', foundBy: 'look' },
  'prototype-extended': { area: 'page', severity: 'error', foundBy: 'look' },
  'built-ins-broken': { area: 'page', severity: 'warning', foundBy: 'look' },
  'built-ins-changed': { area: 'page', severity: 'hint', foundBy: 'look' },

  'code-missing': { area: 'code', severity: 'error', foundBy: 'event' },
  'code-outdated': { area: 'code', severity: 'error', foundBy: 'event' },
  'tag-taken': { area: 'code', severity: 'error', foundBy: 'look' },
  'tag-unknown': { area: 'code', severity: 'error', foundBy: 'look' },
  'never-defined': { area: 'code', severity: 'error', foundBy: 'look' },
  'two-versions': { area: 'code', severity: 'warning', foundBy: 'look' },

  'no-texts': { area: 'language', severity: 'hint', foundBy: 'look' },

  offline: { area: 'call', severity: 'error', foundBy: 'call' },
  'mixed-content': { area: 'call', severity: 'error', foundBy: 'call' },
  cors: { area: 'call', severity: 'error', foundBy: 'call' },
  unreachable: { area: 'call', severity: 'error', foundBy: 'call' },
  'base-url': { area: 'call', severity: 'error', foundBy: 'call' },
  unauthenticated: { area: 'call', severity: 'error', foundBy: 'call' },
  forbidden: { area: 'call', severity: 'warning', foundBy: 'call' },
  'not-found': { area: 'call', severity: 'warning', foundBy: 'call' },
  shape: { area: 'call', severity: 'error', foundBy: 'call' },
  'server-failed': { area: 'call', severity: 'error', foundBy: 'call' },
  'rate-limited': { area: 'call', severity: 'warning', foundBy: 'call' },
  slow: { area: 'call', severity: 'hint', foundBy: 'call' },

  browser: { area: 'environment', severity: 'error', foundBy: 'look' },
  storage: { area: 'environment', severity: 'warning', foundBy: 'look' },
  clock: { area: 'environment', severity: 'warning', foundBy: 'request' },
} as const satisfies Record<string, FindingKind>;

export type FindingId = keyof typeof findingKinds;

export const findingIds = Object.keys(findingKinds) as FindingId[];
