/**
 * Rises when copies of two releases would misunderstand each other by what they share on a page or tell other tabs: then they
 * no longer share, and pass over what the others tell. What only comes in addition does not raise it.
 */
export const protocol = 1;

/** Under which a page has what copies of a protocol share. */
export const storeName = (of: number) => `rmm-elements:${of}`;
