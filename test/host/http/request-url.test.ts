import fc from 'fast-check';
import { fillPath } from '../../../src/host/http/fill-path.ts';
import { joinUrl, queryText } from '../../../src/host/http/request-url.ts';
import { equal, throws } from '../../support/assert.ts';

describe('The address of a call', () => {
  it('holds each value in its own segment, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        fc.pre(value !== '.' && value !== '..');
        const url = new URL(joinUrl('https://host.example', fillPath('/a/{x}/b', { x: value })));
        equal(url.pathname.split('/').length, 4);
        equal(decodeURIComponent(url.pathname.split('/')[2] ?? ''), value);
        equal(url.search + url.hash, '');
      }),
    );
  });

  it('refuses what would climb out of its segment, or is not there', () => {
    for (const x of ['.', '..', '', undefined, null]) throws(() => fillPath('/a/{x}', { x }), TypeError);
  });

  it('leaves out what is not given', () => {
    equal(queryText({ a: undefined, b: null, c: 0, d: '', e: false }), '?c=0&d=&e=false');
    equal(queryText({}), '');
  });

  it('joins base and path with one slash, and keeps an address of its own', () => {
    equal(joinUrl('https://x.example/api///', '//a'), 'https://x.example/api/a');
    equal(joinUrl('', '/a'), `${location.origin}/a`);
    equal(joinUrl('/api', 'https://other.example/a'), 'https://other.example/a');
  });
});
