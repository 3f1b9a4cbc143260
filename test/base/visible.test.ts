/** How names that nobody vouches for are shown. */
import fc from 'fast-check';
import { isolated, visible, visibleLine, visibleLines } from '../../src/base/visible.ts';
import { equal, ok } from '../support/assert.ts';

describe('A name', () => {
  it('shows what would break its line or turn its letters round', () => {
    equal(visible('evil\u202Egpj.exe'), 'evil\uFFFDgpj.exe');
    equal(visible('two\nlines\u2028and\u0000more'), 'two\uFFFDlines\uFFFDand\uFFFDmore');
    equal(visible('\u2067turned\u2069'), '\uFFFDturned\uFFFD');
  });

  it('is as it is otherwise, in whatever script', () => {
    for (const name of ['Café 1.txt', '取引先名簿.xlsx', 'תקציב.pdf', '👩‍👩‍👧 home', 'a b']) equal(visible(name), name);
  });

  it('is one line where there is room for no more', () => {
    equal(visibleLine('two\r\n\tlines\u202E'), 'two lines\uFFFD');
  });

  it('keeps its lines where there is room for them, of which none reaches into the next', () => {
    equal(visibleLines('one\ntwo\u202E\n\nfour'), 'one\ntwo\uFFFD\n\nfour');
    equal(visibleLines('begun \u2068here\nended\u2069 there'), 'begun \uFFFDhere\nended\uFFFD there');
  });

  it('cannot end the isolate that it stands in', () => {
    equal(visible('a\u2069b'), 'a\uFFFDb');
    equal(visible('a\u2069b\u2068c'), 'a\uFFFDb\uFFFDc');
    equal(visible('a \u2068name\u2069 b'), 'a \u2068name\u2069 b');
  });
});

describe('A name in a sentence', () => {
  it('stands apart where it, or the sentence, runs from right to left', () => {
    equal(isolated('תקציב.pdf'), '\u2068תקציב.pdf\u2069');
    equal(isolated('a (1)', 'الملف'), '\u2068a (1)\u2069');
    equal(isolated('a (1)', 'the file'), 'a (1)');
  });

  it('leaves every isolate closed, whatever it is', () => {
    const part = fc.constantFrom('a', 'ת', '\u2066', '\u2067', '\u2068', '\u2069', '\u202E', '\n');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const shown = isolated(parts.join(''), 'ת');
        let depth = 0;
        for (const character of shown.slice(1, -1)) {
          if (character === '\u2068') depth += 1;
          if (character === '\u2069') depth -= 1;
          ok(depth >= 0 && !/[\n\u202E\u2066\u2067]/.test(character), JSON.stringify(shown));
        }
        equal(depth, 0);
      }),
    );
  });
});
