/** What a Content Security Policy blocks, as a browser would read it. */
import { allows, checkPolicies, checkViolation, policiesOf } from '../../src/doctor/checks/policy-check.ts';
import { deepEqual, equal } from '../support/assert.ts';

const page = 'https://console.example/devices';
const policy = (text: string) => policiesOf(text)[0] ?? new Map();

describe('A content security policy', () => {
  const cases: readonly [policy: string, address: string, isAllowed: boolean][] = [
    ["default-src 'self'", '/nodes', true],
    ["default-src 'self'", 'https://api.example/nodes', false],
    ["default-src 'self'; connect-src https://api.example", 'https://api.example/nodes', true],
    ["default-src 'self'; connect-src https://api.example", '/nodes', false],
    ['connect-src api.example', 'https://api.example/nodes', true],
    ['connect-src api.example', 'http://api.example/nodes', false],
    ['connect-src http://api.example', 'https://api.example/nodes', true],
    ['connect-src *.example', 'https://api.example/nodes', true],
    ['connect-src *.example', 'https://example/nodes', false],
    ['connect-src https:', 'https://anybody.test/', true],
    ['connect-src *', 'https://anybody.test/', true],
    ["connect-src 'none'", '/nodes', false],
    ['connect-src https://api.example:8443', 'https://api.example:8443/nodes', true],
    ['connect-src https://api.example:8443', 'https://api.example/nodes', false],
    ['connect-src https://api.example:*', 'https://api.example:8443/nodes', true],
    ['connect-src https://api.example/v1/', 'https://api.example/v1/nodes', true],
    ['connect-src https://api.example/v1/', 'https://api.example/v2/nodes', false],
    ["script-src 'none'", 'https://api.example/nodes', true],
  ];
  for (const [text, address, isAllowed] of cases) {
    it(`${text} ${isAllowed ? 'allows' : 'blocks'} a call to ${address}`, () =>
      equal(allows(policy(text), 'connect-src', address, page), isAllowed));
  }

  it('holds beside every other, and counts a directive once', () => {
    const all = policiesOf("connect-src 'none'; connect-src *, img-src data:");
    equal(all.length, 2);
    deepEqual(all[0]?.get('connect-src'), ["'none'"]);
    deepEqual(policiesOf(''), []);
  });
});

describe('The doctor, of a policy,', () => {
  const needs = { page, calls: ['https://api.example/nodes?x=1'], isHtmlGiven: true };
  const idsOf = (text: string, own = {}) => checkPolicies(policiesOf(text), { ...needs, ...own }).map(({ id }) => id);

  it('finds what it will block of what the page’s elements ask for', () => {
    deepEqual(idsOf("default-src 'self'"), ['policy-connect', 'policy-image']);
    deepEqual(idsOf("default-src 'self'; connect-src https://api.example; img-src 'self' data:"), []);
    deepEqual(idsOf("require-trusted-types-for 'script'; trusted-types portal", { isHtmlGiven: false }), [
      'policy-trusted-types',
    ]);
    deepEqual(idsOf("require-trusted-types-for 'script'"), []);
  });

  it('says which directive has blocked what, without its query', () => {
    const [found] = checkViolation({
      directive: 'connect-src',
      blocked: 'https://api.example/a?key=1',
      isReportOnly: false,
    });
    deepEqual(found?.facts, { directive: 'connect-src', address: 'https://api.example/a' });
    equal(
      checkViolation({ directive: 'script-src-elem', blocked: 'inline', isReportOnly: false })[0]?.id,
      'policy-script',
    );
    equal(checkViolation({ directive: 'frame-src', blocked: 'data', isReportOnly: false })[0]?.id, 'policy-other');
  });

  it('leaves out what is only reported', () => {
    deepEqual(checkViolation({ directive: 'connect-src', blocked: 'https://api.example/', isReportOnly: true }), []);
  });
});
