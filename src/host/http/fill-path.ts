/** Percent-encodes each value, so that none can leave its segment. */
export function fillPath(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{([^{}]+)\}/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`The path ${template} needs a value for "${name}"`);
    }
    const text = String(value);
    // An address parser takes even "%2e%2e" for "one level up": there is no way to write such a value.
    if (text === '.' || text === '..') throw new TypeError(`"${text}" can’t be used for "${name}" in ${template}`);
    // A lone surrogate is no character; encodeURIComponent would throw a bare URIError for it.
    return encodeURIComponent(text.isWellFormed?.() === false ? text.toWellFormed() : text);
  });
}
