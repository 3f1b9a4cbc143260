import { asc } from 'drizzle-orm';
import type { Database } from '../database/open-database.ts';
import { article } from '../database/schema.ts';
import { searchName } from '../names.ts';

const mostResults = 10;
const snippetLength = 160;
/** A word in the title says more than one in the text. */
const weights = { name: 5, labels: 3, body: 1 };

export type ArticleRow = typeof article.$inferSelect;

/** Articles that share words with the text, the most fitting first; without any word, the first ones. */
export async function findArticles(database: Database, query: string): Promise<ArticleRow[]> {
  const all = await database.select().from(article).orderBy(asc(article.id));
  const words = [...new Set(searchName(query).match(/[\p{L}\p{N}]{2,}/gu) ?? [])].slice(0, 40);
  if (words.length === 0) return query.trim() === '' ? all.slice(0, mostResults) : [];
  return all
    .map((row) => ({ row, score: words.reduce((sum, word) => sum + score(row, word), 0) }))
    .filter((scored) => scored.score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostResults)
    .map(({ row }) => row);
}

export function snippetOf({ body }: ArticleRow): string {
  return body.length > snippetLength ? `${body.slice(0, body.lastIndexOf(' ', snippetLength))} …` : body;
}

function score({ name, labels, body }: ArticleRow, word: string): number {
  const has = (text: string) => (searchName(text).match(/[\p{L}\p{N}]+/gu) ?? []).some((one) => one.startsWith(word));
  return (has(name) ? weights.name : 0) + (has(labels) ? weights.labels : 0) + (has(body) ? weights.body : 0);
}
