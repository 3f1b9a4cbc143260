/** Ways out of a block of code at the end of a text. */
import { EditorState, TextSelection } from 'prosemirror-state';
import { leaveCodeByArrow, leaveCodeByEnter } from '../../../src/ui/editor/commands/leave-code.ts';
import { schema } from '../../../src/ui/editor/schema/schema.ts';
import { equal } from '../../support/assert.ts';

const { doc, code_block, paragraph } = schema.nodes;

function stateOf(code: string, after: string | undefined, caret = code.length): EditorState {
  const content = [code_block.create(null, code === '' ? null : schema.text(code))];
  const blocks = after === undefined ? content : [...content, paragraph.create(null, schema.text(after))];
  const node = doc.create(null, blocks);
  return EditorState.create({ doc: node, selection: TextSelection.create(node, 1 + caret) });
}

const shownBy = ({ doc: node, selection }: EditorState) =>
  `${node.children.map(({ type, textContent }) => `${type.name}:${JSON.stringify(textContent)}`).join(' ')} @${selection.from}`;

describe('a block of code at the end', () => {
  it('is left by the second of two Enters, whose empty line goes', () => {
    let state = stateOf('a\n', undefined);
    equal(
      leaveCodeByEnter(state, (tr) => (state = state.apply(tr))),
      true,
    );
    equal(shownBy(state), 'code_block:"a" paragraph:"" @4');
  });

  it('keeps an empty line that other lines follow, and what stands behind the caret', () => {
    equal(leaveCodeByEnter(stateOf('a', undefined)), false);
    equal(leaveCodeByEnter(stateOf('a\n\nb', undefined, 2)), false);
    equal(leaveCodeByEnter(stateOf('a\nb', undefined, 2)), false);
  });

  it('is left by the arrow down where nothing follows, and not where something does', () => {
    let state = stateOf('a', undefined);
    equal(
      leaveCodeByArrow(state, (tr) => (state = state.apply(tr))),
      true,
    );
    equal(shownBy(state), 'code_block:"a" paragraph:"" @4');
    equal(leaveCodeByArrow(stateOf('a', 'b')), false);
    equal(leaveCodeByArrow(stateOf('ab', undefined, 1)), false);
  });
});
