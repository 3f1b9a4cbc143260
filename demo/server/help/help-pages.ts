/** The help centre's pages: HTML without scripts. */

import type { ArticleRow, FoundArticle } from './article-index.ts';
import { articleHtml } from './article-markup.ts';
import { allArticles, numberedThemes } from './articles.ts';
import { escapeHtml } from './escape-html.ts';

const home = '/hc/en-us';

interface Link {
  id: number;
  name: string;
  slug: string;
}

export function addressOf({ id, slug }: Omit<Link, 'name'>): string {
  return `${home}/articles/${id}-${slug}`;
}

export function homePage(): string {
  const themes = numberedThemes.map(
    ({ name, articles }) => `<section><h2>${escapeHtml(name)}</h2>${linkList(articles)}</section>`,
  );
  const count = `<p class="lead">${allArticles.length} articles about the screens of this console.</p>`;
  return page(
    'Help center',
    `<h1>How can we help?</h1>${count}${searchForm('')}<div class="themes">${themes.join('')}</div>`,
  );
}

export function resultsPage(query: string, found: readonly FoundArticle[]): string {
  const results = found.map(
    (article) => `<li><a href="${addressOf(article)}">${escapeHtml(article.name)}</a><p>${article.snippet}</p></li>`,
  );
  const list =
    found.length === 0
      ? '<p class="lead">No articles found. Try different words.</p>'
      : `<ol class="results">${results.join('')}</ol>`;
  return page(`Search: ${query}`, `${trail()}<h1>Search results</h1>${searchForm(query)}${list}`);
}

export function articlePage({ id, name, theme, body }: ArticleRow): string {
  const linked = (slug: string) => {
    const target = allArticles.find((article) => article.slug === slug);
    return target ? addressOf(target) : home;
  };
  const others = numberedThemes.find((one) => one.name === theme)?.articles.filter((one) => one.id !== id) ?? [];
  const more = `<nav class="more" aria-labelledby="more"><h2 id="more">More about ${escapeHtml(lowered(theme))}</h2>${linkList(others)}</nav>`;
  return page(
    name,
    `${trail(theme)}<article><h1>${escapeHtml(name)}</h1>\n${articleHtml(body, linked)}</article>${more}`,
  );
}

export function missingPage(): string {
  return page(
    'Not found',
    `${trail()}<h1>Article not found</h1><p class="lead">It may have been renamed. Search for it, or browse all articles.</p>${searchForm('')}`,
  );
}

export function academyPage(user: string): string {
  return page(
    'Academy',
    `<h1>Academy</h1><p class="lead">You’re signed in as ${escapeHtml(user)}. Courses would appear here. The demo has <a href="${home}">articles</a> instead.</p>`,
  );
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Help center</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/help-center.css">
</head>
<body>
<header><a href="${home}">Help center</a></header>
<main>${content}</main>
</body>
</html>`;
}

function trail(theme?: string): string {
  const end = theme === undefined ? '' : `<li>${escapeHtml(theme)}</li>`;
  return `<nav class="trail" aria-label="Breadcrumb"><ol><li><a href="${home}">All articles</a></li>${end}</ol></nav>`;
}

function searchForm(query: string): string {
  return `<form action="${home}" role="search"><label for="query">Search articles</label>
<input id="query" name="query" type="search" dir="auto" value="${escapeHtml(query)}" autocomplete="off"><button>Search</button></form>`;
}

function linkList(articles: readonly Link[]): string {
  return `<ul>${articles.map((one) => `<li><a href="${addressOf(one)}">${escapeHtml(one.name)}</a></li>`).join('')}</ul>`;
}

/** As it stands within a sentence. */
function lowered(theme: string): string {
  return theme.charAt(0).toLowerCase() + theme.slice(1);
}
