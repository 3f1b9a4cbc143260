const safeProtocols = new Set(['http:', 'https:', 'mailto:', 'sms:', 'tel:']);

/** The address as given, or `undefined` for one that a press must not follow: `javascript:`, `data:`, what is no address. */
export function safeAddress(href: string): string | undefined {
  const url = URL.parse(href, document.baseURI);
  return url && safeProtocols.has(url.protocol) ? href : undefined;
}
