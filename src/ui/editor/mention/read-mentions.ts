/** What a lookup answered, as far as it can be mentioned. It comes from a server and is nothing but text here. */
import { jsonText } from '../../../base/json-text.ts';
import type { Mention } from '../model/editor-types.ts';
import { editorLimits } from '../values/editor-limits.ts';

/** Each once, at most five. Throws a `TypeError` for what is no list. */
export function readMentions(answer: unknown): Mention[] {
  if (!Array.isArray(answer)) throw new TypeError('onMentionLookup must return a list of { id, label }.');
  const found = new Map<string, Mention>();
  for (const item of answer) {
    if (found.size === editorLimits.mention.suggestions) break;
    const mention = readMention(item);
    if (mention && !found.has(mention.id)) found.set(mention.id, mention);
  }
  return [...found.values()];
}

function readMention(item: unknown): Mention | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { id, label, metadata } = item as Record<string, unknown>;
  const known = typeof id === 'number' ? String(id) : id;
  if (typeof known !== 'string' || known === '') return undefined;
  return { id: known, label: oneLine(label) || known, metadata: plain(metadata) };
}

function oneLine(text: unknown): string {
  return typeof text === 'string' ? text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim() : '';
}

/** The document is written as JSON: what is none cannot be kept with it. */
function plain(metadata: unknown): unknown {
  try {
    return JSON.parse(jsonText(metadata ?? null)) as unknown;
  } catch {
    return null;
  }
}

/** A second line under the name, where the host gives one. */
export function descriptionOf({ metadata }: Mention): string | undefined {
  const description = (metadata as { description?: unknown } | null | undefined)?.description;
  return typeof description === 'string' && description !== '' ? oneLine(description) : undefined;
}
