/** What the doctor makes of what it is told of a page. */
import { checkBuiltIns } from '../../src/doctor/checks/built-ins-check.ts';
import {
  checkBaseUrl,
  checkFailedCall,
  checkSpeed,
  type FailedCallFacts,
  type NetworkFacts,
} from '../../src/doctor/checks/call-check.ts';
import { checkCode, isOwnScript, nearest } from '../../src/doctor/checks/code-check.ts';
import { checkDocument } from '../../src/doctor/checks/document-check.ts';
import { checkBrowser, checkClock, checkStorage } from '../../src/doctor/checks/environment-check.ts';
import { checkLanguages } from '../../src/doctor/checks/language-check.ts';
import type { Sighting } from '../../src/doctor/findings/finding-types.ts';
import { deepEqual, equal } from '../support/assert.ts';

const idsOf = (sightings: readonly Sighting[]) => sightings.map(({ id }) => id);

describe('The doctor, of a document,', () => {
  const well = { characterSet: 'UTF-8', isQuirks: false, language: 'en' };

  it('finds nothing where nothing is wrong', () => deepEqual(checkDocument(well), []));

  it('finds quirks mode, another encoding and no language', () => {
    deepEqual(idsOf(checkDocument({ ...well, isQuirks: true })), ['quirks']);
    deepEqual(checkDocument({ ...well, characterSet: 'windows-1252' })[0]?.facts, { charset: 'windows-1252' });
    deepEqual(idsOf(checkDocument({ ...well, language: ' ' })), ['language-unnamed']);
    deepEqual(idsOf(checkDocument({ ...well, language: undefined })), ['language-unnamed']);
  });
});

describe('The doctor, of built-in functions,', () => {
  const changed = [
    { name: 'Map', state: 'broken' },
    { name: 'Array.from', state: 'broken' },
    { name: 'Element.prototype.remove', state: 'changed' },
  ] as const;

  it('says apart what elements survive and what they do not', () => {
    const found = checkBuiltIns(changed, false);
    deepEqual(idsOf(found), ['built-ins-broken', 'built-ins-changed']);
    deepEqual(found[0]?.facts, { names: 'Array.from, Map' });
    deepEqual(found[1]?.facts, { names: 'Element.prototype.remove' });
  });

  it('knows that the classic script brings its own', () => {
    const found = checkBuiltIns(changed, true);
    deepEqual(idsOf(found), ['built-ins-changed']);
    equal(found[0]?.facts.names, 'Array.from, Element.prototype.remove, Map');
  });

  it('says of what every object has that it is not supported', () => {
    deepEqual(idsOf(checkBuiltIns([{ name: 'Object.prototype.extend', state: 'extended' }], true)), [
      'prototype-extended',
    ]);
  });
});

describe('The doctor, of code,', () => {
  const names = ['select', 'data-table', 'backup-browser'];
  const well = { tags: [], names, refused: [], scripts: [] };
  const tag = (name: string, isDefined: boolean, isOurs = isDefined) => ({ tag: `rmm-${name}`, isDefined, isOurs });

  it('finds tags without code, misspelt ones and those of somebody else', () => {
    const tags = [
      tag('select', true),
      tag('data-table', false),
      tag('selekt', false),
      tag('backup-browser', true, false),
    ];
    const found = checkCode({ ...well, tags });
    deepEqual(
      found.map(({ id, about }) => [id, about]),
      [
        ['never-defined', 'rmm-data-table'],
        ['tag-unknown', 'rmm-selekt'],
        ['tag-taken', 'rmm-backup-browser'],
      ],
    );
    equal(found[1]?.facts.near, 'rmm-select');
  });

  it('leaves elements of the page’s own alone, though their tags begin alike', () => {
    deepEqual(checkCode({ ...well, tags: [tag('toolbar', true, false)] }), []);
  });

  it('names the tag that is meant by another only where it is near', () => {
    equal(nearest('backup-brwoser', names), 'backup-browser');
    equal(nearest('toolbar', names), undefined);
  });

  it('finds a file that is gone, and none of the page’s own', () => {
    const scripts = [
      { address: 'https://host/rmm/chunks/0abc123/common.js?x=1', status: 404 },
      { address: 'https://host/rmm/elements/select.js', status: 200 },
      { address: 'https://host/app/main.js', status: 404 },
      { address: 'https://host/rmm/autoloader.js', status: undefined },
    ];
    const found = checkCode({ ...well, scripts });
    deepEqual(
      found.map(({ id, facts }) => [id, facts]),
      [['code-missing', { address: 'https://host/rmm/chunks/0abc123/common.js', status: '404' }]],
    );
  });

  it('finds two builds on a page, and a tag that a second copy found taken', () => {
    const scripts = ['0abc123', '0abc124'].map((hash) => ({
      address: `https://host/rmm/chunks/${hash}/common.js`,
      status: 200,
    }));
    equal(checkCode({ ...well, scripts })[0]?.facts.names, '/rmm/chunks/0abc123, /rmm/chunks/0abc124');
    deepEqual(idsOf(checkCode({ ...well, refused: ['rmm-select'] })), ['two-versions']);
  });

  it('takes a file of another build that was not found for missing, and not for a second version', () => {
    const scripts = [
      { address: 'https://host/rmm/chunks/0abc123/common.js', status: 200 },
      { address: 'https://host/rmm/chunks/0abc124/common.js', status: 404 },
    ];
    deepEqual(idsOf(checkCode({ ...well, scripts })), ['code-missing']);
  });

  it('knows the files of the bundle wherever they are', () => {
    for (const own of [
      '/a/autoloader.js',
      '/rmm-elements.classic.js?v=2',
      '/x/languages/de.js',
      '/chunks/react-0abc123.js',
    ])
      equal(isOwnScript(`https://host${own}`), true, own);
    for (const other of ['/main.js', '/elements.js', '/chunks.js'])
      equal(isOwnScript(`https://host${other}`), false, other);
  });
});

describe('The doctor, of languages,', () => {
  const languages = { de: 1, ja: 1 };

  it('finds those without texts, each once', () => {
    const found = checkLanguages({ locales: ['de-AT', 'en', 'nl', 'nl', 'ja'], languages });
    deepEqual(
      found.map(({ facts }) => facts),
      [{ locale: 'nl', languages: 'de, en, ja' }],
    );
  });
});

describe('The doctor, of a call that failed,', () => {
  const page = 'https://console.example/devices';
  const network: NetworkFacts = { page, isOnline: true, isBlocked: false, isReachable: undefined };
  const call: FailedCallFacts = {
    call: 'listNodes',
    kind: 'network',
    status: undefined,
    address: 'https://api.example/nodes?token=1',
    contentType: undefined,
    path: undefined,
    problem: undefined,
  };
  const causeOf = (facts: Partial<FailedCallFacts>, state: Partial<NetworkFacts> = {}) =>
    idsOf(checkFailedCall({ ...call, ...facts }, { ...network, ...state }))[0];

  it('tells apart why nobody answered', () => {
    equal(causeOf({}, { isReachable: true }), 'cors');
    equal(causeOf({}, { isReachable: false }), 'unreachable');
    equal(causeOf({}, { isOnline: false }), 'offline');
    equal(causeOf({ address: 'http://api.example/nodes' }, { isReachable: false }), 'mixed-content');
    equal(causeOf({ address: 'http://localhost:8080/nodes' }, { isReachable: false }), 'unreachable');
    equal(causeOf({ address: 'https://console.example/nodes' }), 'unreachable');
  });

  it('says nothing of its own where the policy has blocked it', () =>
    equal(causeOf({}, { isBlocked: true }), undefined));

  it('knows by the answer what is to be done', () => {
    equal(causeOf({ kind: 'unauthenticated', status: 401 }), 'unauthenticated');
    equal(causeOf({ kind: 'forbidden', status: 403 }), 'forbidden');
    equal(causeOf({ kind: 'not-found', status: 404 }), 'not-found');
    equal(causeOf({ kind: 'server', status: 503 }), 'server-failed');
    equal(causeOf({ kind: 'rate-limited', status: 429 }), 'rate-limited');
    equal(causeOf({ kind: 'timeout' }), 'slow');
  });

  it('takes a web page in the place of an answer for a wrong base URL', () => {
    const contentType = 'text/html; charset=utf-8';
    equal(causeOf({ kind: 'invalid-answer', status: 200, contentType }), 'base-url');
    equal(causeOf({ kind: 'not-found', status: 404, contentType }), 'base-url');
    equal(causeOf({ kind: 'invalid-answer', status: 200, contentType: 'application/json' }), 'shape');
  });

  it('does not blame the page for what a user may not do by the backend’s own rules', () => {
    equal(causeOf({ kind: 'result-code', status: 409 }), undefined);
    equal(causeOf({ kind: 'mfa-declined', status: 403 }), undefined);
  });

  it('names the place in an answer of another shape', () => {
    const facts = { kind: 'invalid-answer', status: 200, path: 'results.3.name', problem: 'invalid_type: string' };
    const [found] = checkFailedCall({ ...call, ...facts }, network);
    equal(found?.facts.path, 'results.3.name');
    equal(found?.facts.problem, 'invalid_type: string');
  });

  it('names no query of an address', () => {
    const [found] = checkFailedCall(call, network);
    equal(found?.facts.address, 'https://api.example/nodes');
  });

  it('calls slow what takes longer than it may', () => {
    deepEqual(checkSpeed('listNodes', call.address ?? '', 4999, 5000), []);
    equal(checkSpeed('listNodes', call.address ?? '', 5432, 5000)[0]?.facts.seconds, '5.4');
  });

  it('finds a base URL that is none', () => {
    deepEqual(checkBaseUrl('', page), []);
    deepEqual(checkBaseUrl('/api', page), []);
    deepEqual(idsOf(checkBaseUrl('https://', page)), ['base-url']);
  });
});

describe('The doctor, of the environment,', () => {
  const chrome = (version: number) =>
    `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
  const safari = (version: string) =>
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';

  it('finds browsers that are older than the README has them', () => {
    deepEqual(checkBrowser(chrome(126)), []);
    deepEqual(checkBrowser(chrome(125))[0]?.facts, { browser: 'Chrome 125', oldest: 'Chrome 126' });
    deepEqual(checkBrowser(`${chrome(130)} Edg/130.0.0.0`), []);
    equal(
      checkBrowser('Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0')[0]?.facts.browser,
      'Firefox 115',
    );
    deepEqual(checkBrowser(safari('18.0')), []);
    equal(checkBrowser(safari('17.6.1'))[0]?.id, 'browser');
    equal(checkBrowser(iphone)[0]?.id, 'browser');
    deepEqual(checkBrowser('Something new'), []);
  });

  it('finds a clock that is minutes ahead or behind', () => {
    const date = 'Fri, 13 Mar 2026 10:00:00 GMT';
    const at = Date.parse(date);
    deepEqual(checkClock({ date, sent: at - 200, received: at + 200 }), []);
    deepEqual(checkClock({ date: null, sent: at, received: at }), []);
    deepEqual(checkClock({ date: 'yesterday', sent: at, received: at }), []);
    equal(checkClock({ date, sent: at + 600_000, received: at + 600_000 })[0]?.facts.minutes, '+10');
    equal(checkClock({ date, sent: at - 600_000, received: at - 600_000 })[0]?.facts.minutes, '-10');
  });

  it('names the storage that is blocked', () => {
    deepEqual(checkStorage([]), []);
    equal(checkStorage(['localStorage', 'indexedDB'])[0]?.facts.names, 'localStorage, indexedDB');
  });
});
