import { isFound, markedParts, searchWords } from '../../../src/ui/select/fold-text.ts';
import { deepEqual, equal, ok } from '../../support/assert.ts';

const marked = (label: string, search: string) =>
  markedParts(label, searchWords(search))
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('finding by text', () => {
  it('asks for each word, whatever its letters and accents', () => {
    ok(isFound('Windows Server 2019', searchWords('SERV win')));
    ok(isFound('Łódź Genève', searchWords('geneve')));
    ok(!isFound('Windows 10', searchWords('win 11')));
    ok(isFound('anything', searchWords('   ')));
  });

  it('tells kana with and without voicing marks apart', () => {
    ok(!isFound('カード', searchWords('ガ')));
    ok(!isFound('ガード', searchWords('カ')) || isFound('ガード', searchWords('ガ')));
    ok(isFound('ガード', searchWords('ｶﾞ')), 'half-width letters are the same letters');
  });

  it('marks what was typed in the label as it is written', () => {
    equal(marked('São Paulo', 'sao'), '[São] Paulo');
    equal(marked('Sa\u0303o Paulo', 'sao'), '[Sa\u0303o] Paulo');
    equal(marked('Efﬁcient', 'fi'), 'Ef[ﬁ]cient');
    equal(marked('banana', 'an'), 'b[anan]a');
    equal(marked('Windows 10', 'xyz'), 'Windows 10');
    equal(marked('', 'a'), '');
  });

  it('never loses a letter of the label', () => {
    const labels = ['İstanbul', '東京', 'Straße', '👩‍👩‍👧 family', 'e\u0301\u0301x'];
    for (const label of labels) {
      for (const search of ['i', 's', '東', 'a', 'x', 'fam']) {
        deepEqual(
          markedParts(label, searchWords(search))
            .map(({ text }) => text)
            .join(''),
          label,
        );
      }
    }
  });
});
