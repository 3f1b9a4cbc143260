/** In an address: what is said of how a page of the demo looks. */
export const appearanceNames = ['theme', 'locale', 'direction', 'width'] as const;

export const appearanceParameters: readonly string[] = appearanceNames.map((name) => `page-${name}`);
