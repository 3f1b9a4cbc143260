import fc from 'fast-check';
import { characterCounter, selectedCharacterCount } from '../../../src/ui/editor/api/character-count.ts';
import { equal } from '../../support/assert.ts';
import { block, doc, li, p, pre, stateOf, table, td, tr, ul } from './build.ts';

const text = () => block('atom', { text: '{{a}}' })();

describe('the count of characters', () => {
  it('is that of the text as it is read', () => {
    const count = characterCounter();
    equal(count(doc(p())), 0);
    equal(count(doc(p('one'))), 3);
    equal(count(doc(p('one', block('hard_break')(), 'b'), p())), 6);
    equal(count(doc(ul(li(p('a'), ul(li(p('b')))), li(p('c'))), pre('d\ne'))), 9);
    equal(count(doc(table(tr(td(p('a')), td(p('b')))))), 3);
    equal(count(doc(p('👍', text()))), 7);
  });

  it('is the same after any change as counted anew', () => {
    const lines = fc.array(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 8 });
    const known = new Map<string, ReturnType<typeof p>>();
    // As ProseMirror has it: what did not change is the same object.
    const line = (words: string) =>
      known.get(words) ?? known.set(words, p(words.replaceAll(/[<>]/g, ''))).get(words) ?? p();
    fc.assert(
      fc.property(fc.array(lines, { minLength: 1, maxLength: 6 }), (documents) => {
        const count = characterCounter();
        for (const words of documents) {
          const made = doc(...words.map(line));
          equal(count(made), characterCounter()(made));
        }
      }),
    );
  });

  it('is that of what is selected', () => {
    const { selection, doc: held } = stateOf(doc(p('a<start>bc'), p('de<end>f')));
    equal(selectedCharacterCount(selection, held), 5);
  });
});
