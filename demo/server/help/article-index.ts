/** The help centre in the database, and its full-text index. */
import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import { type Database, openInMemory, readSetting, writeSetting } from '../database/open-database.ts';
import { article } from '../database/schema.ts';
import { articleText } from './article-markup.ts';
import { articleQueries } from './article-query.ts';
import { numberedThemes, startingPoints } from './articles.ts';
import { escapeHtml } from './escape-html.ts';

export type ArticleRow = typeof article.$inferSelect;

export interface FoundArticle {
  id: number;
  name: string;
  slug: string;
  /** HTML: the words that were found in `<em>`. */
  snippet: string;
}

export type SearchedArticle = Pick<ArticleRow, 'id' | 'name' | 'slug' | 'theme'>;

const mostResults = 10;
/** Words around what was found. */
const snippetWords = 28;
/** Characters of an article that is not shown for its words. */
const beginningLength = 160;
/** A word in the title says more than one of the labels, and that more than one in the text. */
const weights = sql.raw('10.0, 5.0, 1.0');
/** No article has these, so they mark a word that was found until the rest is escaped. */
const foundStart = '\u0001';
const foundEnd = '\u0002';

const rows: ArticleRow[] = numberedThemes.flatMap(({ name: theme, articles }) =>
  articles.map(({ id, name, slug, labels, body }) => ({ id, theme, name, slug, labels, body, worth: worthOf(slug) })),
);

const createIndex = `CREATE VIRTUAL TABLE article_search USING fts5(
  name, labels, body, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3')`;

/** PostgreSQL searches texts otherwise: with it, the index of the articles, which a start makes, is in memory. */
const indexes = new WeakMap<Database, Promise<Database>>();

function indexOf(database: Database): Promise<Database> {
  const index = indexes.get(database) ?? (database.libsql ? Promise.resolve(database) : openInMemory());
  indexes.set(database, index);
  return index;
}

/** Writes the articles into the database where they are not as they are now: a data folder outlives its server. */
export async function seedArticles(database: Database): Promise<void> {
  const index = await indexOf(database);
  if (index !== database) await writeArticles(database, []);
  await writeArticles(index, [
    index.run(sql`DROP TABLE IF EXISTS article_search`),
    index.run(sql.raw(createIndex)),
    ...rows.map(({ id, name, labels, body }) =>
      index.run(
        sql`INSERT INTO article_search (rowid, name, labels, body) VALUES (${id}, ${name}, ${labels}, ${articleText(body)})`,
      ),
    ),
  ]);
}

async function writeArticles(database: Database, index: readonly BatchItem<'sqlite'>[]): Promise<void> {
  const edition = createHash('sha256')
    .update(createIndex + JSON.stringify(rows))
    .digest('hex');
  if ((await readSetting(database, 'articles')) === edition) return;
  const articles = [database.delete(article), database.insert(article).values(rows)] as const;
  await database.batch([...articles, ...index, writeSetting(database, 'articles', edition)]);
}

/** Articles that have all the words, or else any of them, the most fitting first. Without a text, where to begin. */
export async function findArticles(database: Database, typed: string): Promise<FoundArticle[]> {
  if (typed.trim() === '') return beginnings(database);
  const queries = articleQueries(typed);
  if (!queries) return [];
  const found = await match(database, queries.all);
  return found.length > 0 ? found : match(database, queries.any);
}

/** All articles that have all the words, the most fitting first. */
export async function searchArticles(database: Database, typed: string): Promise<SearchedArticle[]> {
  const queries = articleQueries(typed);
  if (!queries) return [];
  const index = await indexOf(database);
  return index.all<SearchedArticle>(sql`
    SELECT article.id, article.name, article.slug, article.theme
    FROM article_search JOIN ${article} AS article ON article.id = article_search.rowid
    WHERE article_search MATCH ${queries.all}
    ORDER BY bm25(article_search, ${weights}) - article.worth, article.id`);
}

async function match(database: Database, query: string): Promise<FoundArticle[]> {
  const index = await indexOf(database);
  const found = await index.all<FoundArticle>(sql`
    SELECT article.id, article.name, article.slug,
      snippet(article_search, 2, ${foundStart}, ${foundEnd}, '…', ${snippetWords}) AS snippet
    FROM article_search JOIN ${article} AS article ON article.id = article_search.rowid
    WHERE article_search MATCH ${query}
    ORDER BY bm25(article_search, ${weights}) - article.worth, article.id
    LIMIT ${mostResults}`);
  return found.map(({ id, name, slug, snippet }) => ({ id, name, slug, snippet: withMarks(snippet) }));
}

function withMarks(snippet: string): string {
  return escapeHtml(snippet).replaceAll(foundStart, '<em>').replaceAll(foundEnd, '</em>');
}

async function beginnings(database: Database): Promise<FoundArticle[]> {
  const slugs = [...startingPoints];
  const found = await database.select().from(article).where(inArray(article.slug, slugs));
  return found
    .sort((one, other) => slugs.indexOf(one.slug) - slugs.indexOf(other.slug))
    .map(({ id, name, slug, body }) => ({ id, name, slug, snippet: escapeHtml(beginningOf(articleText(body))) }));
}

function beginningOf(text: string): string {
  return text.length > beginningLength ? `${text.slice(0, text.lastIndexOf(' ', beginningLength))} …` : text;
}

export async function readArticle(database: Database, id: number): Promise<ArticleRow | undefined> {
  const [row] = await database.select().from(article).where(eq(article.id, id));
  return row;
}

/** What decides between articles that fit nearly alike, as they do for a word that half of them have. */
function worthOf(slug: string): number {
  const place = startingPoints.indexOf(slug);
  return place < 0 ? 0 : 1.5 - place / 10;
}
