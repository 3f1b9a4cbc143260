/** Diagnostics tell what helps, and nothing that opens a door or names a person. */
import fc from 'fast-check';
import { withoutSecrets } from '../../src/base/remove-secrets.ts';
import { diagnosticsText, type PageFacts } from '../../src/help/diagnostics/diagnostics-text.ts';
import { pageFacts } from '../../src/help/diagnostics/page-facts.ts';
import { configurationFor, reportTo } from '../../src/host/configuration/configuration.ts';
import { pageStore } from '../../src/host/configuration/page-store.ts';
import { CallError } from '../../src/host/http/call-error.ts';
import { deepEqual, equal, match, ok } from '../support/assert.ts';

const facts: PageFacts = {
  time: Date.UTC(2026, 0, 2, 3, 4, 5),
  route: '#/devices/12/backup?token=abc',
  address: 'https://portal.example/console?session=abc#/devices',
  version: '1.2.3',
  elements: [
    { tag: 'rmm-backup-browser', count: 2 },
    { tag: 'rmm-help-panel', count: 1 },
  ],
  language: 'ja-JP',
  browser: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  failedCalls: [
    {
      at: Date.UTC(2026, 0, 2, 3, 4, 1),
      element: 'rmm-backup-browser',
      endpoint: 'listPlans',
      kind: 'server',
      status: 500,
    },
    { at: Date.UTC(2026, 0, 2, 3, 4, 2), element: 'rmm-backup-browser', kind: 'render' },
  ],
};

describe('Diagnostics', () => {
  it('are a few lines that one can read before they go', () => {
    equal(
      diagnosticsText(facts),
      [
        'Time: 2026-01-02T03:04:05.000Z',
        'Route: /devices/12/backup',
        'Page: https://portal.example/console',
        'RMM Elements: 1.2.3',
        'Elements: rmm-backup-browser × 2, rmm-help-panel',
        'Language: ja-JP',
        `Browser: ${facts.browser}`,
        '',
        'Last failed calls:',
        '2026-01-02T03:04:01.000Z listPlans server 500',
        '2026-01-02T03:04:02.000Z rmm-backup-browser render',
        '',
      ].join('\n'),
    );
  });

  it('say so where there is nothing', () => {
    const text = diagnosticsText({ ...facts, route: '', elements: [], failedCalls: [], address: 'nowhere' });
    match(text, /Route: none\n/);
    match(text, /Elements: none\n/);
    match(text, /Page: unknown\n/);
    match(text, /Last failed calls:\nnone\n$/);
  });

  it('take no hash for a route that is none', () => {
    match(diagnosticsText({ ...facts, route: '#access_token=abc&state=1' }), /Route: not a path\n/);
    match(diagnosticsText({ ...facts, route: '#!/policies' }), /Route: \/policies\n/);
  });

  it('name no secrets of a path', () => {
    const text = diagnosticsText({ ...facts, route: '#/reset/8b1f0f3c-8c57-4b5e-9f0a-2f7f6f1d2c3b/ada@example.com' });
    match(text, /Route: \/reset\/\[removed\]\/\[removed\]\n/);
  });

  it('tell of the page as it is', () => {
    const element = document.createElement('rmm-unheard-of');
    document.body.append(element);
    const diagnosed = pageFacts({ locale: 'ar', product: { name: 'Acme\nConsole' } });
    element.remove();
    ok(diagnosed.elements.some(({ tag, count }) => tag === 'rmm-unheard-of' && count === 1));
    equal(diagnosed.language, 'ar');
    match(diagnosticsText({ ...diagnosed, version: '1.2.3' }), /\nAcme Console: 1\.2\.3\n/);
    equal(diagnosed.browser, navigator.userAgent);
  });

  it('know the last twenty failures of all elements, and nothing of what was asked or answered', () => {
    const configuration = { ...configurationFor(document.body).signal.peek(), reportError: () => undefined };
    for (let number = 0; number < 25; number += 1) {
      const error = new CallError('server', { endpoint: `call${number}`, status: 500, serverMessage: 'the secret' });
      reportTo(configuration, error, { element: 'rmm-x', endpoint: `call${number}` });
    }
    reportTo(configuration, undefined, { element: 'rmm-x' });
    const { failures = [] } = pageStore;
    equal(failures.length, 20);
    equal(failures[0]?.endpoint, 'call6');
    equal(failures.at(-1)?.kind, undefined);
    const { at, ...last } = failures.at(-2) ?? { at: 0 };
    ok(Date.now() - at < 10_000);
    deepEqual<object>(last, { kind: 'server', status: 500, element: 'rmm-x', endpoint: 'call24' });
    ok(!JSON.stringify(failures).includes('secret'));
  });
});

/** What is written, and what of it may not be left. */
const examples: [text: string, secret: string][] = [
  ['Authorization: Bearer abc.def', 'abc.def'],
  ['authorization=Basic dXNlcjpwYXNz', 'dXNlcjpwYXNz'],
  ['https://ada:lovelace@backup.example/x', 'lovelace'],
  ['ftp://ada:p@ss@backup.example', 'p@ss'],
  ['see https://a.example/path?code=hunter2&x=1 now', 'hunter2'],
  ['https://a.example/#access_token=hunter2', 'hunter2'],
  ['password: hunter2', 'hunter2'],
  ['"apiKey": "hunter2"', 'hunter2'],
  ['api_key=hunter2', 'hunter2'],
  ['X-Auth-Token: hunter2', 'hunter2'],
  ['sessionId=hunter2;', 'hunter2'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJzdWIiOiIxIn0'],
  ['write to ada.lovelace+help@mail.example.com today', 'lovelace'],
  ['почта@пример.рф', 'почта'],
  ['AKIAIOSFODNN7EXAMPLE', 'IOSFODNN7'],
  ['ghp_16C7e42F292c6912E7710c838347Ae178B4a', '42F292c69'],
  ['sk_live_4eC39HqLyjWDarjtT1zdp7dc', '39HqLy'],
  ['glpat-abcdefghij', 'abcdefghij'],
  ['d41d8cd98f00b204e9800998ecf8427e', '98f00b204'],
  ['0x0123456789abcdef0123', '456789ab'],
  ['8b1f0f3c-8c57-4b5e-9f0a-2f7f6f1d2c3b', '8c57'],
  ['MTIzNDU2Nzg5MGFiY2RlZmdoaWprbG1ub3A=', 'MTIz'],
  ['-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----', 'MIIB'],
];

describe('Secrets', () => {
  for (const [text, secret] of examples) {
    it(`go: ${text.slice(0, 40).replace('\n', ' ')}`, () => {
      const left = withoutSecrets(text);
      ok(!left.includes(secret), left);
      match(left, /\[removed\]/);
    });
  }

  it('are not what helps', () => {
    for (const text of [
      'listFolderContent rate-limited 429',
      '/systemDashboard/overview',
      '/devices/12/backup/plans/345',
      'rmm-rich-text-editor × 2, rmm-backup-browser',
      '2026-01-02T03:04:05.000Z',
      'https://portal.example:8443/console/index.html',
      facts.browser,
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ]) {
      equal(withoutSecrets(text), text);
    }
  });

  it('are gone at once: nothing is left for a second look', () => {
    const piece = fc.oneof(fc.constantFrom(...examples.map(([text]) => text)), fc.string({ maxLength: 30 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const once = withoutSecrets(pieces.join(' '));
        equal(withoutSecrets(once), once);
      }),
    );
  });

  it('are found wherever they stand', () => {
    const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 24, maxLength: 64 });
    const letters = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnop'), minLength: 1, maxLength: 12 });
    const address = fc.tuple(letters, letters).map(([name, host]) => `${name}@${host}.example`);
    const around = fc.constantFrom(' ', '"', '(', '/', ',', '\n', ': ');
    fc.assert(
      fc.property(fc.oneof(hex, address), around, letters, (secret, mark, word) => {
        // Letters alone are a word.
        fc.pre(/\d|@/.test(secret));
        const left = withoutSecrets(`${word}${mark}${secret}${mark}${word}`);
        ok(!left.includes(secret), left);
        ok(left.startsWith(word), left);
      }),
    );
  });
});
