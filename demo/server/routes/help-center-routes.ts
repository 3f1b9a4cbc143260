/** The pages that the help panel's links lead to: articles, and the academy. */
import { findArticles, readArticle } from '../help/article-index.ts';
import { academyPage, articlePage, homePage, missingPage, resultsPage } from '../help/help-pages.ts';
import { forbidden } from '../http/refusal.ts';
import type { Services } from './services.ts';

/** They hold text, a style sheet and a search field, and may do nothing else. */
const pageHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'",
};
const longestQuery = 1000;

export function serveHelpCenter({ app, database, sessions }: Services): void {
  app.get('/hc', (context) => context.redirect('/hc/en-us'));

  app.get('/hc/en-us', async (context) => {
    const query = (context.req.query('query') ?? '').trim().slice(0, longestQuery);
    const html = query === '' ? homePage() : resultsPage(query, await findArticles(database, query));
    return context.html(html, 200, pageHeaders);
  });

  app.get('/hc/en-us/articles/:id', async (context) => {
    const [, digits] = /^(\d{1,15})(?:-|$)/.exec(context.req.param('id')) ?? [];
    const row = digits === undefined ? undefined : await readArticle(database, Number(digits));
    return row ? context.html(articlePage(row), 200, pageHeaders) : context.html(missingPage(), 404, pageHeaders);
  });

  app.get('/academy', (context) => {
    const { user = '', expires = '', signature = '' } = context.req.query();
    if (!sessions.isSigned(`academy ${user} ${expires}`, signature) || Number(expires) < Date.now()) {
      throw forbidden('The address of the academy is no longer valid');
    }
    return context.html(academyPage(user), 200, pageHeaders);
  });
}
