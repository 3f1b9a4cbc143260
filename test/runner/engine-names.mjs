/** In the order in which they run: the fastest to fail first. */
export const engineNames = ['chromium', 'firefox', 'webkit'];
