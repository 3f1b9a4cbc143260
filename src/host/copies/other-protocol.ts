/** Loaded where a page has two copies that share nothing. */
import type { Copy } from './page-copies.ts';

export function tellOtherProtocol(own: Copy, strangers: readonly Copy[]) {
  const others = strangers.map(({ version, protocol }) => `${version} (protocol ${protocol})`).join(' and ');
  // biome-ignore lint/suspicious/noConsole: whoever writes the page would look for why a setting reaches half of it
  console.warn(
    `rmm-elements ${own.version} (protocol ${own.protocol}) is on one page with ${others}. They share no configuration: call configure() of each, and put each one’s elements into its own <rmm-config>.`,
  );
}
