import { TextSelection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { editorLimits } from '../../../src/ui/editor/editor-limits.ts';
import { tabFocus } from '../../../src/ui/editor/plugins/tab-focus.ts';
import { equal } from '../../support/assert.ts';
import { doc, p, stateOf } from './build.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a focus that Tab brought', () => {
  let place: HTMLElement;
  let view: EditorView;
  beforeEach(() => {
    place = document.createElement('div');
    document.body.append(place);
    view = new EditorView(place, {
      state: stateOf(doc(p('one <start>two<end>'), p('three')), { plugins: [tabFocus()] }),
    });
  });
  afterEach(() => {
    view.destroy();
    place.remove();
  });

  /** As an engine does that puts its caret elsewhere with the focus. */
  const focusWithAnotherPlace = () => {
    view.focus();
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 1)));
  };
  const selected = () => {
    const { from, to } = view.state.selection;
    return view.state.doc.textBetween(from, to);
  };
  const pressTab = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));

  it('keeps the selection', async () => {
    pressTab();
    focusWithAnotherPlace();
    await wait(80);
    equal(selected(), 'two');
  });

  it('is none when the key was pressed long before, or was another', async () => {
    pressTab();
    await wait(editorLimits.tabFocus + 40);
    focusWithAnotherPlace();
    await wait(80);
    equal(selected(), '');
  });

  it('keeps nothing of a text that has changed', async () => {
    pressTab();
    view.focus();
    const { tr: typed } = view.state;
    typed.insertText('x', 1, 1);
    view.dispatch(typed.setSelection(TextSelection.create(typed.doc, 2)));
    await wait(80);
    equal(view.state.selection.from, 2);
  });
});
