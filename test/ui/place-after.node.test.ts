/** Where somebody types in a text that becomes another. */
import { placeAfter } from '../../src/ui/field/place-after.ts';
import { equal } from '../support/assert.ts';

/** Both with a bar where the caret is. */
function stays(before: string, after: string) {
  const text = after.replace('|', '');
  const place = placeAfter(before.replace('|', ''), text, before.indexOf('|'));
  equal(`${text.slice(0, place)}|${text.slice(place)}`, after);
}

describe('a place in a text', () => {
  it('stays before and behind what becomes another', () => {
    stays('one| two', 'one| three');
    stays('one two|', 'three two|');
    stays('aa|', 'aa|a');
    stays('12|34', '12|-34');
    stays('123|4', '12-3|4');
  });

  it('stays as far from the beginning of it as it was, or at its end', () => {
    stays('he|llo', 'HE|LLO');
    stays('hello wo|rld', 'bye|');
    stays('|', '|x');
  });
});
