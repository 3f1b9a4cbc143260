/** What this copy of the bundle is, for the other copies on its page and in other tabs. */

/** The release, as in `package.json`. */
export const release: string = typeof __RMM_VERSION__ === 'string' ? __RMM_VERSION__ : 'unknown';

/**
 * Rises when copies of two releases would misunderstand each other by what they share on a page or tell in other tabs: then
 * they no longer share, and pass over what the others tell. What only comes in addition does not raise it.
 */
export const protocol = 1;
