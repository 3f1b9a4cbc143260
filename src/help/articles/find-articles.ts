import type { ElementHost } from '../../host/element-host.ts';
import { fetchCode } from '../../host/late-code/fetch-code.ts';
import type { HelpArticle } from '../contract.ts';
import { firstArticles } from './first-articles.ts';

/** The help centre's language: its articles are linked under an `en-us` path (spec 000 §9). */
const locale = 'en-us';
/** Characters that the contract takes. */
const longestQuery = 1000;

/** Rejects with what the client rejects with; a failure has been reported then. */
export async function findArticles(
  { configuration, client }: Pick<ElementHost, 'configuration' | 'client'>,
  text: string,
  signal: AbortSignal,
): Promise<readonly HelpArticle[]> {
  const query = { query: text.trim().slice(0, longestQuery), locale };
  const first = await firstArticles(configuration.peek(), query, signal);
  signal.throwIfAborted();
  if (first) return first;
  const { findArticles: endpoint } = await fetchCode(() => import('../contract.ts'));
  return (await client.call(endpoint, { params: {}, query }, { signal })).results;
}
