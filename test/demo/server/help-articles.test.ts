import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import type { Database } from '../../../demo/server/database/open-database.ts';
import { findArticles as search, seedArticles } from '../../../demo/server/help/article-index.ts';
import { articleHtml, articleText, linkedSlugs } from '../../../demo/server/help/article-markup.ts';
import { stemOf, wordsOf } from '../../../demo/server/help/article-query.ts';
import { allArticles, numberedThemes, startingPoints } from '../../../demo/server/help/articles.ts';
import { foldedName } from '../../../src/base/folded-name.ts';
import { findArticles, type HelpArticle } from '../../../src/help/contract.ts';
import { naughtyStrings } from '../../support/corpora/naughty-strings.ts';
import { execute, openRecords, removeDatabase } from './support/test-database.ts';
import { openTestServer, type TestServer } from './support/test-server.ts';

const slugs = new Set(allArticles.map(({ slug }) => slug));

describe('the help centre', () => {
  it('has at least 60 articles, each of them with something to say', () => {
    assert.ok(allArticles.length >= 60, `${allArticles.length}`);
    for (const { name, slug, labels, body } of allArticles) {
      const length = articleText(body).length;
      assert.ok(length > 250 && length < 1400, `${slug}: ${length} characters`);
      assert.ok(labels.split(' ').length >= 4, `${slug} has labels`);
      assert.ok(name.length <= 60 && !name.endsWith('.'), name);
      assert.match(slug, /^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });

  it('has no name, address or number twice', () => {
    for (const key of ['name', 'slug', 'id'] as const)
      assert.equal(new Set(allArticles.map((article) => article[key])).size, allArticles.length, key);
  });

  it('links only to articles that there are', () => {
    for (const { slug, body } of allArticles)
      for (const linked of linkedSlugs(body)) assert.ok(slugs.has(linked) && linked !== slug, `${slug} to ${linked}`);
    for (const slug of startingPoints) assert.ok(slugs.has(slug), slug);
  });

  it('writes headings, lists, steps, keys, code and links, and leaves no markup in sight', () => {
    const body = "One\nline.\n\n## Head & <b>\n- **Bold**: [[Ctrl+A]]\n- see [that](there)\n\n1. First\n2. ''<x>''";
    assert.equal(
      articleHtml(body, (slug) => `/${slug}`),
      [
        '<p>One line.</p>',
        '<h2>Head &#38; &#60;b&#62;</h2>',
        '<ul><li><strong>Bold</strong>: <kbd>Ctrl+A</kbd></li><li>see <a href="/there">that</a></li></ul>',
        '<ol><li>First</li><li><code>&#60;x&#62;</code></li></ol>',
      ].join('\n'),
    );
    assert.equal(articleText(body), 'One line. Head & <b> Bold: Ctrl+A. see that. First. <x>');
    for (const article of allArticles)
      assert.doesNotMatch(articleText(article.body), /\*\*|\[\[|\]\(|''|##|^- /m, article.slug);
  });
});

describe('searching articles', () => {
  let server: TestServer;

  before(async () => {
    server = await openTestServer();
  });
  after(() => server.close());

  const find = async (query: string): Promise<HelpArticle[]> =>
    (await server.client.call(findArticles, { query: { query, locale: 'en' } })).results;
  const names = async (query: string) => (await find(query)).map(({ name }) => name);

  it('finds by the words of a question, whatever their endings', async () => {
    assert.equal((await names('download a folder as zip'))[0], 'Download a folder');
    assert.equal((await names('restoring files'))[0], 'Restore to the original location');
    assert.equal((await names('How do I undo a deletion?'))[0], 'Undo a deletion');
    assert.equal((await names('phone number invalid'))[0], 'Enter a phone number');
    assert.equal((await names('attaching screenshots to a ticket'))[0], 'Attach files to a ticket');
  });

  it('finds while the last word is being typed', async () => {
    for (const query of ['keyb', 'download fol', 'invalid pho']) assert.ok((await find(query)).length > 0, query);
    assert.ok((await names('mount im')).includes('Mount an image revision'));
  });

  it('ranks the name before labels, and labels before the text', async () => {
    assert.equal((await names('compare'))[0], 'Compare two revisions');
    assert.deepEqual(await names('virus'), ['What an attachment’s status means'], 'by its labels only');
    const results = await names('mention');
    assert.equal(results[0], 'Mention somebody');
    assert.ok(results.indexOf('Users and permissions') > 0, 'which only mentions it');
  });

  it('has something to suggest for the pages of the console', async () => {
    for (const route of [
      'systemDashboard',
      'dashboard',
      'overview',
      'devices',
      'deviceDashboard',
      'backup',
      'organizations',
      'customerDashboard',
      'ticketing',
      'policies',
      'users',
      'integrations',
      'reporting',
      'automation',
      'billing',
      'mdm',
      'patch management',
      'user accounts',
    ])
      assert.ok((await find(route)).length > 0, route);
    assert.equal((await names('backup'))[0], 'Browse what a device has backed up');
    assert.equal((await names('systemDashboard'))[0], 'Find your way around the console');
  });

  it('takes any of the words where no article has all of them', async () => {
    assert.ok((await names('zeppelin mount')).includes('Mount an image revision'));
    assert.ok((await names('ticketBoards')).includes('Ticket boards'), 'a word of several');
    assert.deepEqual(await find('zeppelin'), []);
  });

  it('gives the same ten to begin with when nothing was typed', async () => {
    const first = await find('');
    assert.deepEqual(
      first.map(({ html_url: url }) => url.replace(/.*articles\/\d+-/, '')),
      startingPoints,
    );
    assert.deepEqual(await find('   '), first);
    assert.ok(first.every(({ snippet }) => (snippet?.length ?? 0) > 40));
  });

  it('marks what was found, and escapes all else', async () => {
    const [found] = await find('autoloader');
    assert.match(found?.snippet ?? '', /<em>autoloader<\/em>/);
    assert.match(found?.snippet ?? '', /&#60;script/);
    for (const query of ['script', 'tag', 'endpoint', 'html'])
      for (const { snippet } of await find(query))
        assert.doesNotMatch((snippet ?? '').replace(/<\/?em>/g, ''), /[<>"']/, query);
  });

  it('finds regardless of case and accents', async () => {
    assert.deepEqual(await names('DOWNLÖAD à FÓLDER'), await names('download a folder'));
  });
});

describe('the full-text index', () => {
  let folder: string;
  let database: Database;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-articles-'));
    database = await openRecords(folder);
    await seedArticles(database);
  });
  after(async () => {
    await database.close();
    await removeDatabase(folder);
    await rm(folder, { recursive: true, force: true });
  });

  it('never fails, whatever was typed', async () => {
    const hostile = [
      '"',
      '""',
      '" OR *',
      'NEAR(a b)',
      'name:x',
      '^a',
      'a AND',
      'NOT',
      '-',
      '*',
      "'; DROP TABLE help_article; --",
      '\u0000',
      '{a b}: c',
      'a + b',
      '日本語の検索',
      'النسخ الاحتياطي',
      'バックアップ backup',
      '😀',
      '\u0001\u0002',
      'x'.repeat(1000),
      'a '.repeat(500),
    ];
    for (const query of [...hostile, ...naughtyStrings.map((text) => text.slice(0, 1000))]) {
      const results = await search(database, query);
      assert.ok(results.length <= 10, query);
    }
    assert.ok((await search(database, 'restore')).length > 0, 'the articles are still there');
  });

  it('finds nothing that has none of the words', async () => {
    const texts = new Map(
      allArticles.map(({ id, name, labels, body }) => [
        id,
        foldedName(`${name} ${labels} ${articleText(body)}`).match(/[\p{L}\p{N}]+/gu) ?? [],
      ]),
    );
    const vocabulary = [...new Set([...texts.values()].flat())];
    const part = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...vocabulary) },
      { weight: 1, arbitrary: fc.constantFrom(...vocabulary).map((word) => word.slice(0, 4)) },
      { weight: 1, arbitrary: fc.constantFrom('"', '*', ' OR ', 'NEAR(', ')', ':', '^', '-', "'", '\\', '\0') },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
    );
    const query = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(' '));
    await fc.assert(
      fc.asyncProperty(query, async (typed) => {
        const stems = [...wordsOf(typed), ...wordsOf(typed.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' '))].map(stemOf);
        const results = await search(database, typed.toWellFormed());
        if (typed.trim() === '') return;
        for (const { id, name } of results) {
          const words = texts.get(id) ?? [];
          assert.ok(
            words.some((word) => stems.some((stem) => word.startsWith(stem))),
            `${name} has none of ${stems.join(', ')}`,
          );
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe("the help centre's pages", () => {
  let server: TestServer;

  before(async () => {
    server = await openTestServer();
  });
  after(() => server.close());

  const read = async (path: string) => {
    const response = await fetch(new URL(path, server.url));
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  it('show each article under the address that a search gives', async () => {
    for (const { id, slug, name } of allArticles) {
      const { status, html } = await read(`/hc/en-us/articles/${id}-${slug}`);
      assert.equal(status, 200);
      assert.ok(html.includes(`<h1>${name.replace(/'/g, '&#39;')}</h1>`), slug);
      for (const [, address = ''] of html.matchAll(/href="(\/hc\/[^"]*)"/g))
        assert.ok(
          address === '/hc/en-us' || allArticles.some((one) => address === `/hc/en-us/articles/${one.id}-${one.slug}`),
          `${slug} links to ${address}`,
        );
    }
  });

  it('list all articles by theme, and search without a script', async () => {
    const { html } = await read('/hc/en-us');
    for (const { id, slug } of allArticles) assert.ok(html.includes(`/hc/en-us/articles/${id}-${slug}"`), slug);
    assert.equal(html.match(/<section>/g)?.length, numberedThemes.length);
    const results = await read('/hc/en-us?query=mount+image');
    assert.match(results.html, /<em>mount<\/em>/i);
    const hostile = await read(`/hc/en-us?query=${encodeURIComponent('"><script>alert(1)</script>')}`);
    assert.doesNotMatch(hostile.html, /<script/i);
    assert.match((await read('/hc/en-us?query=qwertzuiop')).html, /No articles found/);
  });

  it('run nothing, and load nothing but their style sheet', async () => {
    const { headers, html } = await read('/hc/en-us');
    const policy = headers.get('content-security-policy') ?? '';
    assert.match(policy, /default-src 'none'/);
    assert.doesNotMatch(policy, /unsafe|script-src/);
    assert.doesNotMatch(html, /<script|<style| style=| on\w+=/i);
    const sheet = await fetch(new URL('/help-center.css', server.url));
    assert.match(sheet.headers.get('content-type') ?? '', /text\/css/);
  });

  it('say so when there is no such article', async () => {
    for (const id of ['1', 'x', '36001000x', '99999999999999999999', '-1', '1e3', '%00', '..%2f..'])
      assert.equal((await read(`/hc/en-us/articles/${id}`)).status, 404, id);
    assert.match((await read('/hc/en-us/articles/1-gone')).html, /Article not found/);
  });

  it('are written anew when the articles of a data folder are older', async () => {
    await execute(
      join(server.folder, 'data'),
      "DELETE FROM help_article WHERE slug = 'keyboard'",
      "UPDATE setting SET value = 'old' WHERE key = 'articles'",
    );
    assert.equal(await countStartingPoints(), startingPoints.length - 1);
    await server.restart();
    assert.equal(await countStartingPoints(), startingPoints.length);
    const { results } = await server.client.call(findArticles, { query: { query: 'qwertz OR keyboard' } });
    assert.equal(new Set(results.map(({ id }) => id)).size, results.length, 'none of them twice');
  });

  async function countStartingPoints(): Promise<number> {
    return (await server.client.call(findArticles, { query: { query: '' } })).results.length;
  }
});
