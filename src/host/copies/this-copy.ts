/** What this copy of the bundle is, for the other copies on its page and in other tabs. */

/** The release, as in `package.json`. */
export const release: string = typeof __RMM_VERSION__ === 'string' ? __RMM_VERSION__ : 'unknown';
