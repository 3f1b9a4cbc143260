/** Where an @ asks for somebody, and what becomes of it. */
import type { Node } from 'prosemirror-model';
import { deleteChip, insertMention } from '../../../src/ui/editor/mention/mention-commands.ts';
import { mentionQueryAt } from '../../../src/ui/editor/mention/mention-query.ts';
import { deepEqual, equal } from '../../support/assert.ts';
import { block, doc, em, expectCommand, expectNothing, h1, hr, li, link, mark, p, pre, stateOf, ul } from './build.ts';

const who = block('mention', { id: 'u1', label: 'Jo' });
const atSign = (document: Node) => mentionQueryAt(stateOf(document))?.query;

describe('The query of a mention', () => {
  it('is what stands between an @ at the start of a word and the caret', () => {
    equal(atSign(doc(p('@<cursor>'))), '');
    equal(atSign(doc(p('hi @jo<cursor> there'))), 'jo');
    equal(atSign(doc(p('(@jo<cursor>'))), 'jo');
    equal(atSign(doc(h1('@jo<cursor>'))), 'jo');
    equal(atSign(doc(ul(li(p('@jo<cursor>'))))), 'jo');
    equal(atSign(doc(p('a', em(' @j'), 'o<cursor>'))), 'jo');
    equal(atSign(doc(p(who(), '@jo<cursor>'))), 'jo');
    deepEqual(mentionQueryAt(stateOf(doc(p('one'), p('hi @jo<cursor>')))), { from: 9, to: 12, query: 'jo' });
  });

  it('has names of all scripts, with what separates their parts', () => {
    for (const name of ['José', 'Ana Maria', "O'Neil", 'J.R.Tolkien', 'Anne-Marie', 'نور', '山田 太郎', 'a_b', 'Jo ']) {
      equal(atSign(doc(p(`@${name}<cursor>`))), name, name);
    }
    equal(atSign(doc(p('連絡先は@山田<cursor>'))), '山田');
    equal(atSign(doc(p('＠山田<cursor>'))), '山田');
  });

  it('is none within a word, after a name is over, or in code', () => {
    for (const text of ['a@b', '1@b', 'a.@', '@ ', '@-', '@a  b', '@a!', '@a, b', '@a@', '@@a']) {
      equal(atSign(doc(p(`${text}<cursor>`))), undefined, text);
    }
    equal(atSign(doc(pre('@jo<cursor>'))), undefined);
    equal(atSign(doc(p(mark('code')('@jo<cursor>')))), undefined);
    equal(atSign(doc(p('@<start>jo<end>'))), undefined);
    equal(atSign(doc(p(block('button')('@jo<cursor>')))), undefined);
    equal(atSign(doc(p('@', who(), 'jo<cursor>'))), undefined);
  });

  it('is as long as 50 letters, or 75 with what separates them', () => {
    const plain = 'a'.repeat(50);
    equal(atSign(doc(p(`@${plain}<cursor>`))), plain);
    equal(atSign(doc(p(`@${plain}a<cursor>`))), undefined);
    const parts = `${'a'.repeat(40)} ${'b'.repeat(34)}`;
    equal(atSign(doc(p(`@${parts}<cursor>`))), parts);
    equal(atSign(doc(p(`@${parts}b<cursor>`))), undefined);
    const wide = '𠮷'.repeat(50);
    equal(atSign(doc(p(`@${wide}<cursor>`))), wide);
    equal(atSign(doc(p(`@${'a'.repeat(100_000)}<cursor>`))), undefined);
  });
});

describe('A mention', () => {
  const jo = { id: 'u1', label: 'Jo' };

  it('takes the place of what was typed, with a space behind it', () => {
    const at = (document: Node) => mentionQueryAt(stateOf(document)) ?? { from: 0, to: 0 };
    const typed = doc(p('hi @j<cursor>!'));
    expectCommand(insertMention(at(typed), jo), typed, doc(p('hi ', who(), ' <cursor>!')));
    const spaced = doc(p('hi @j<cursor> all'));
    expectCommand(insertMention(at(spaced), jo), spaced, doc(p('hi ', who(), ' <cursor>all')));
    const slanted = doc(p(em('@j<cursor>')));
    expectCommand(insertMention(at(slanted), jo), slanted, doc(p(em(who(), ' <cursor>'))));
    const linked = doc(p(link('https://a.example')('x @j<cursor>y')));
    expectCommand(
      insertMention(at(linked), jo),
      linked,
      doc(p(link('https://a.example')('x '), who(), ' <cursor>', link('https://a.example')('y'))),
    );
  });

  it('is deleted as a whole, from either side', () => {
    expectCommand(deleteChip('before'), doc(p('a', who(), '<cursor>b')), doc(p('a<cursor>b')));
    expectCommand(deleteChip('after'), doc(p('a<cursor>', who(), 'b')), doc(p('a<cursor>b')));
    expectNothing(deleteChip('before'), doc(p('a', who(), 'b<cursor>')));
    expectNothing(deleteChip('after'), doc(p(who(), 'a<cursor>')));
    expectNothing(deleteChip('after'), doc(p('a<cursor>'), hr()));
  });

  it('reads as the name where it is copied as text', () => {
    const { content } = doc(p('hi ', who(), '!'));
    equal(content.textBetween(0, content.size, '\n'), 'hi @Jo!');
  });
});
