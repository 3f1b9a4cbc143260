/** What can be searched for, in the order in which it is shown. Source: spec 002 §2.9. */
export const searchKinds = [
  'organization',
  'location',
  'device',
  'user',
  'end-user',
  'contact',
  'ticket',
  'automation',
  'board',
  'script',
  'task',
  'policy',
  'product',
  'article',
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const isSearchKind = (kind: string): kind is SearchKind => searchKinds.some((one) => one === kind);

export const searchLimits = {
  /** Characters of what is searched for; what a page sets may be less. */
  text: 200,
  /** Of one kind, where nothing else is asked for. */
  hits: 5,
  mostHits: 20,
} as const;
