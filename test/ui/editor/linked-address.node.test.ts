/** A link whose words are its address, while somebody mends it. */
import { history, undo } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { linkedAddress } from '../../../src/ui/editor/plugins/linked-address.ts';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { equal } from '../../support/assert.ts';

const { doc, paragraph } = schema.nodes;
const { link, strong } = schema.marks;

function stateOf(words: string, href: string): EditorState {
  const linked = schema.text(words, [link.create({ href })]);
  return EditorState.create({
    doc: doc.create(null, paragraph.create(null, [schema.text('see '), linked, schema.text(' there')])),
    plugins: [history(), linkedAddress()],
  });
}

/** Where every link goes, with its words. */
function links({ doc: node }: EditorState): string {
  const found: string[] = [];
  node.descendants((child) => {
    const mark = link.isInSet(child.marks);
    if (mark) found.push(`${child.text}=${mark.attrs.href}`);
  });
  return found.join(' ');
}

describe('the address of a link', () => {
  it('follows its words where those are the address, and comes back by undo', () => {
    let state = stateOf('https://exmple.com/a', 'https://exmple.com/a');
    state = state.apply(state.tr.insertText('a', 15));
    equal(links(state), 'https://example.com/a=https://example.com/a');
    undo(state, (tr) => (state = state.apply(tr)));
    equal(links(state), 'https://exmple.com/a=https://exmple.com/a');
  });

  it('follows what is taken away, and words that are formatted', () => {
    let state = stateOf('https://example.com/ab', 'https://example.com/ab');
    state = state.apply(state.tr.addMark(5, 10, strong.create()));
    state = state.apply(state.tr.delete(26, 27));
    equal(links(state), 'https=https://example.com/a ://example.com/a=https://example.com/a');
  });

  it('stays where the words are others, or become none', () => {
    let named = stateOf('our page', 'https://example.com/');
    named = named.apply(named.tr.insertText('x', 8));
    equal(links(named), 'ourx page=https://example.com/');
    let broken = stateOf('https://example.com', 'https://example.com');
    broken = broken.apply(broken.tr.insertText(' ', 14));
    equal(links(broken), 'https://e xample.com=https://example.com');
  });
});
