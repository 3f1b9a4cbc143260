/** Whatever is selected in whatever document: a command says whether it applies, and leaves a document that is valid. */
import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { AllSelection, type Command, EditorState, TextSelection } from 'prosemirror-state';
import { align, indent, outdent } from '../../../src/ui/editor/commands/alignment.ts';
import { blockStyles } from '../../../src/ui/editor/commands/block-styles.ts';
import { insertRule } from '../../../src/ui/editor/commands/insert-rule.ts';
import { clearMarks, setValueMark, toggle } from '../../../src/ui/editor/commands/text-marks.ts';
import { listDepth } from '../../../src/ui/editor/commands/wrappers.ts';
import { removeLink, setLink } from '../../../src/ui/editor/link/link-commands.ts';
import { statusOf } from '../../../src/ui/editor/model/editor-status.ts';
import { editorLimits } from '../../../src/ui/editor/values/editor-limits.ts';
import { equal, ok } from '../../support/assert.ts';
import { randomRuns } from '../../support/one-engine.ts';
import { anyDocument } from './any-document.ts';

const quiet: Record<string, Command> = {
  center: align('center'),
  indent,
  outdent,
  bold: toggle('bold'),
  code: toggle('code'),
  size: setValueMark('font_size', '18px'),
  clear: clearMarks,
  unlink: removeLink,
};
const commands: Record<string, Command> = {
  ...quiet,
  ...Object.fromEntries(Object.entries(blockStyles).map(([name, { command }]) => [name, command])),
  rule: insertRule,
  link: setLink('https://one.example/'),
};

const anyStep = fc.record({ name: fc.constantFrom(...Object.keys(commands)), from: fc.nat(2000), to: fc.nat(2000) });

describe('commands on any document', () => {
  it('tell the truth, keep the text and leave what is valid', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyStep, { minLength: 1, maxLength: 8 }), (doc, steps) => {
        let state = EditorState.create({ doc });
        for (const { name, from, to } of steps) {
          const before = state.apply(state.tr.setSelection(selectionIn(state.doc, from, to)));
          const command = commands[name] as Command;
          state = before;
          const applies = command(before, (transaction) => {
            state = before.apply(transaction);
          });
          equal(command(before), applies, `${name} without a dispatch`);
          equal(state !== before, applies, `${name} did not do what it said`);
          state.doc.check();
          statusOf(state);
          if (Object.hasOwn(quiet, name)) equal(state.doc.textContent, before.doc.textContent, name);
          const most = Math.max(editorLimits.list.depth, deepestList(before.doc));
          ok(deepestList(state.doc) <= most, `${name} nested lists too deep`);
        }
      }),
      randomRuns(120),
    );
  });
});

function selectionIn(doc: Node, from: number, to: number) {
  if (from === 0) return new AllSelection(doc);
  const size = doc.content.size + 1;
  return TextSelection.between(doc.resolve(from % size), doc.resolve(to % size));
}

function deepestList(doc: Node): number {
  let most = 0;
  doc.descendants((node, pos) => {
    if (node.isTextblock) most = Math.max(most, listDepth(doc.resolve(pos + 1)));
  });
  return most;
}
