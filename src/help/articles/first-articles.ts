/**
 * Articles by one plain request, so that the first ones neither wait nor pay for the client. It answers `undefined`
 * where anything is not as it should be: then the client asks again, which retries, asks the host for help, parses the
 * answer in full and reports. `first-articles.test.ts` holds the check to what the contract's schema takes.
 */
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import { joinUrl, queryText } from '../../host/http/request-url.ts';
import { findArticlesAddress } from '../article-address.ts';
import type { HelpArticle } from '../contract.ts';

/** Milliseconds; the client waits longer. */
const patience = 10_000;

export async function firstArticles(
  { baseUrl, endpoints, headers, credentials, fetch }: Configuration,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<HelpArticle[] | undefined> {
  const { name, path } = findArticlesAddress;
  try {
    const hostHeaders = typeof headers === 'function' ? await headers() : headers;
    const response = await fetch(joinUrl(baseUrl, endpoints[name] ?? path) + queryText(query), {
      headers: { accept: 'application/json', ...hostHeaders },
      credentials,
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    return response.ok ? articlesIn(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** `undefined` for what the contract does not know. */
export function articlesIn(answer: unknown): HelpArticle[] | undefined {
  const results = isRecord(answer) ? answer.results : undefined;
  if (!Array.isArray(results) || !results.every(isArticle)) return undefined;
  return results.map(({ id, name, snippet, html_url }) => ({ id: String(id), name, snippet, html_url }));
}

function isArticle(value: unknown): value is HelpArticle {
  if (!isRecord(value)) return false;
  const { id, name, snippet, html_url } = value;
  return (
    (Number.isFinite(id) || (isText(id) && id !== '' && id.length <= 400)) &&
    isText(name) &&
    (snippet === undefined || snippet === null || isText(snippet)) &&
    isText(html_url)
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
