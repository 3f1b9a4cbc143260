/** What sends a waiting ticket behind a closed panel, by the panel's element: it ends when the ticket is shown. */
export const backgroundSenders = new WeakMap<Element, () => void>();
