/** HTML is read as a text with tags, whatever it is. */
import fc from 'fast-check';
import { attributeOf, tagsOf } from '../../src/base/html-tags.ts';
import { deepEqual, equal } from '../support/assert.ts';
import { growsInOneGo } from '../support/growth.ts';

const namesOf = (html: string) => [...tagsOf(html)].map(({ name, isEnd }) => (isEnd ? `/${name}` : name));

describe('The tags of a text', () => {
  it('are where they stand, with what they hold', () => {
    const html = 'a<P Class="b>c">d</p >';
    deepEqual(
      [...tagsOf(html)],
      [
        { name: 'p', isEnd: false, attributes: ' Class="b>c"', start: 1, end: 16 },
        { name: 'p', isEnd: true, attributes: ' ', start: 17, end: 22 },
      ],
    );
  });

  it('are none that never end, and those behind them', () => {
    deepEqual(namesOf('1 < 2 <b never closed'), []);
    deepEqual(namesOf('<a title="never closed> <b>x</b>'), ['b', '/b']);
    deepEqual(namesOf(`<a title='"'><i>`), ['a', 'i']);
  });

  it('give their attributes as they are meant', () => {
    const [tag] = tagsOf(`<img alt='&lt;"x"&gt;' src="cid:1">`);
    equal(tag && attributeOf(tag, 'alt'), '<"x">');
    equal(tag && attributeOf(tag, 'SRC'), 'cid:1');
    equal(tag && attributeOf(tag, 'title'), '');
  });

  it('are those that the definition in one pattern finds, which takes long', () => {
    const definition = /<(\/?)([a-z][a-z0-9]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
    const piece = fc.constantFrom('<', '>', '"', "'", '/', 'a', 'b1', ' ', '=', '<a', '</p>', '-', '\n', 'ä');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 24 }), (pieces) => {
        const html = pieces.join('');
        deepEqual(
          [...tagsOf(html)].map(({ start, end, name, attributes }) => [start, end, name, attributes]),
          [...html.matchAll(definition)].map(({ 0: whole, 2: name = '', 3: attributes, index }) => [
            index,
            index + whole.length,
            name.toLowerCase(),
            attributes,
          ]),
        );
      }),
      { numRuns: 5000 },
    );
  });

  it('are found in one go', () => {
    for (const unit of ['<a', '<a ', '<a "', `<a "'`, '<a ""', `<a "" '' `, '<', '</a', '<a b="', '<a>']) {
      growsInOneGo(unit, 100_000, (size) => [...tagsOf(unit.repeat(size / unit.length))]);
      growsInOneGo(`${unit}… '`, 100_000, (size) => [...tagsOf(`${unit.repeat(size / unit.length)}'`)]);
    }
  });
});
