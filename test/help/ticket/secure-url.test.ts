import fc from 'fast-check';
import { readSecureUrl } from '../../../src/help/ticket/body/secure-url.ts';
import { anyText } from '../../support/any-text.ts';
import { equal, ok } from '../../support/assert.ts';
import { randomRuns } from '../../support/one-engine.ts';

const isSecureUrl = (text: string) => readSecureUrl(text).problem === undefined;

/** What was typed, and where it leads or what is wrong with it. */
const addresses: Readonly<Record<string, string>> = {
  'https://status.example.com': 'https://status.example.com/',
  'HTTP://Example.com:8080/a?b=c#d': 'http://example.com:8080/a?b=c#d',
  '  https://例え.jp/道 ': 'https://xn--r8jz45g.jp/%E9%81%93',
  'http://localhost:3000/x': 'http://localhost:3000/x',
  '192.0.2.10': 'https://192.0.2.10/',
  '192.0.2.10:8443/admin': 'https://192.0.2.10:8443/admin',
  'http://192.0.2.10/': 'http://192.0.2.10/',
  '2001:db8::1': 'https://[2001:db8::1]/',
  '[2001:db8::1]:8443/x': 'https://[2001:db8::1]:8443/x',
  '::1': 'https://[::1]/',
  'https://[2001:db8::1]/': 'https://[2001:db8::1]/',
};

const refused: Readonly<Record<string, string>> = {
  '': 'empty',
  '  ': 'empty',
  'https://': 'invalid',
  'https:///example.com': 'invalid',
  'https:example.com': 'invalid',
  'javascript:alert(1)': 'scheme',
  ' JaVaScRiPt:alert(1)': 'scheme',
  'java\tscript:alert(1)': 'spaces',
  'java\u0000script:alert(1)': 'invalid',
  'data:text/html,x': 'scheme',
  'file:///etc/passwd': 'scheme',
  'ftp://example.com': 'scheme',
  'blob:https://example.com/x': 'scheme',
  'readme.txt': 'scheme',
  'example.com': 'scheme',
  '//example.com': 'scheme',
  'https://example.com/a b': 'spaces',
  'https://good.example@evil.example/': 'credentials',
  'https://good.example:secret@evil.example/': 'credentials',
  'https://@evil.example/': 'credentials',
  'https://good.example\\@evil.example/': 'invalid',
  'https://evil.example\u202e/moc.doog': 'invalid',
  'https://exa\u200bmple.com': 'invalid',
  'http://2130706433/': 'invalid',
  'http://0x7f.1/': 'invalid',
  'http://0177.0.0.1/': 'invalid',
  'http://%65xample.com/': 'invalid',
  'http://256.1.1.1/': 'invalid',
  '256.1.1.1': 'scheme',
  '1.2.3': 'scheme',
  '1.2.3.4.': 'scheme',
  '010.0.0.1': 'scheme',
  '1:2': 'scheme',
  ':::': 'scheme',
  'fe80::1%eth0': 'scheme',
  'https://example.com:99999/': 'invalid',
};

describe('An address that is entered (spec 000 §5, Secure URL entry)', () => {
  for (const [typed, href] of Object.entries(addresses)) {
    it(`takes ${typed.trim()}`, () => equal(readSecureUrl(typed).href, href));
  }

  for (const [typed, problem] of Object.entries(refused)) {
    it(`refuses ${JSON.stringify(typed)}: ${problem}`, () => equal(readSecureUrl(typed).problem, problem));
  }

  it('refuses what no browser opens', () => {
    equal(readSecureUrl(`https://example.com/${'x'.repeat(2048)}`).problem, 'tooLong');
  });

  it('whatever is typed, leads by http or https, with no name before the host', () => {
    const pieces = fc.constantFrom(
      'https://',
      'http:',
      'javascript:',
      '@',
      '\\',
      '/',
      ':',
      '[',
      ']',
      '%',
      '.',
      '1',
      'a',
      '\u202e',
      ' ',
    );
    const typed = fc.oneof(
      anyText(),
      fc.webUrl(),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const { href, problem } = readSecureUrl(text);
        equal(href === undefined, problem !== undefined);
        if (href === undefined) return;
        const url = new URL(href);
        ok(url.protocol === 'https:' || url.protocol === 'http:');
        equal(url.username + url.password, '');
        ok(isSecureUrl(href), 'what it leads to is one itself');
      }),
      randomRuns(3000),
    );
  });

  it('takes every IPv4 and IPv6 address that the browser opens', () => {
    fc.assert(fc.property(fc.ipV4(), (address) => isSecureUrl(address) && isSecureUrl(`http://${address}/x`)));
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        // WebKit knows none that ends as an IPv4 address behind a gap.
        const url = `https://[${address}]/`;
        return isSecureUrl(url) === URL.canParse(url);
      }),
    );
  });
});
