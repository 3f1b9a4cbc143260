import {
  emptyTypeAhead,
  findTyped,
  isTypingAhead,
  type TypeAhead,
  typeAheadPause,
  typed,
} from '../../src/ui/type-ahead.ts';
import { deepEqual, equal } from '../support/assert.ts';

const names: (string | undefined)[] = ['alpha', 'beta', 'ant', undefined, 'bee', 'apple', 'aardvark'];
const startsWith = (label: string, text: string) => label.startsWith(text);
const find = (text: string, from: number, labels = names) =>
  findTyped({ text, at: 0 }, from, labels.length, (row) => labels[row], startsWith);
const type = (text: string, every = 100): TypeAhead =>
  [...text].reduce((state, letter, at) => typed(state, letter, at * every), emptyTypeAhead);

describe('Typing in the grid', () => {
  it('gathers what comes in quick succession, and begins again after a pause', () => {
    equal(type('bee').text, 'bee');
    equal(typed(type('be'), 'x', 100 + typeAheadPause + 1).text, 'x');
    equal(typed(type('be'), 'e', 100 + typeAheadPause).text, 'bee');
  });

  it('lasts as long as the pause', () => {
    equal(isTypingAhead(emptyTypeAhead, 0), false);
    equal(isTypingAhead(type('b'), typeAheadPause), true);
    equal(isTypingAhead(type('b'), typeAheadPause + 1), false);
  });

  it('goes to the next row that begins so, around the end', () => {
    equal(find('b', 0), 1);
    equal(find('b', 1), 4);
    equal(find('b', 4), 1);
    equal(find('al', 5), 0);
  });

  it('stays at the row where it is while its name goes on', () => {
    equal(find('be', 1), 1);
    equal(find('bee', 1), 4);
  });

  it('steps through what begins with a letter that is pressed again and again', () => {
    const seen: (number | undefined)[] = [];
    for (let at: number | undefined = 0, text = 'a'; seen.length < 4; text += 'a') {
      at = find(text, at ?? 0);
      seen.push(at);
    }
    deepEqual(seen, [2, 5, 6, 0]);
  });

  it('finds a doubled letter where no row begins with the letter alone', () => {
    equal(find('xx', 0, ['alpha', 'xx-files']), 1);
  });

  it('finds nothing where nothing begins so, or nothing is held', () => {
    equal(find('z', 0), undefined);
    equal(find('b', 0, [undefined, undefined]), undefined);
    equal(find('b', 0, []), undefined);
    equal(find('alpha', 0, ['alpha']), 0);
    equal(find('a', 0, ['alpha']), 0);
  });
});
