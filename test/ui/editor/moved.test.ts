/** What a text keeps when its element is taken to another place, and what a release outside of it ends. */
import { equal, eventually, ok } from '../../support/assert.ts';
import { drag, press, type } from '../../support/user.ts';
import { clearPage, type PlacedEditor, placeEditor } from './editor-places.ts';

const inPage = { name: 'in the page', put: (element: HTMLElement) => document.body.append(element) };
const lines = Array.from({ length: 80 }, (_, index) => `<p>line ${index}</p>`).join('');

interface Move {
  name: string;
  to(element: HTMLElement): void;
}

const moves: Move[] = [
  {
    name: 'by append',
    to(element) {
      const place = document.createElement('div');
      document.body.append(place);
      place.append(element);
    },
  },
  {
    name: 'into another shadow root',
    to(element) {
      const place = document.createElement('div');
      document.body.append(place);
      place.attachShadow({ mode: 'open' }).append(element);
    },
  },
  {
    name: 'into a frame and back',
    to(element) {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentDocument?.body.append(element);
      document.body.append(element);
    },
  },
];
if ('moveBefore' in Element.prototype) {
  moves.push({
    name: 'by moveBefore',
    to(element) {
      const place = document.createElement('div');
      document.body.append(place);
      (place as unknown as { moveBefore(node: Node, child: Node | null): void }).moveBefore(element, null);
    },
  });
}

describe('a text whose element is moved', () => {
  let editor: PlacedEditor;
  afterEach(clearPage);

  const surface = () => editor.text.parentElement as HTMLElement;

  for (const move of moves) {
    it(`keeps history, selection, focus and scroll ${move.name}`, async () => {
      editor = await placeEditor(inPage, lines);
      let scrolled = 0;
      surface().addEventListener('scroll', () => {
        scrolled = surface().scrollTop;
      });
      editor.element.focus();
      await press('Control+End');
      await type(' typed');
      await press('Control+Shift+ArrowLeft');
      await editor.selects('typed');
      // Engines tell of what is scrolled with the next frame.
      await eventually(() => {
        ok(surface().scrollTop > 200, `it is scrolled to ${surface().scrollTop}`);
        equal(scrolled, surface().scrollTop, 'nobody has heard how far it is scrolled');
      });
      const { scrollTop } = surface();
      const before = editor.text;
      move.to(editor.element);
      equal(editor.element.shadowRoot?.querySelector('.ProseMirror'), before, 'the text was built anew');
      equal(editor.element.shadowRoot?.activeElement, before, 'the focus is elsewhere');
      equal(surface().scrollTop, scrollTop);
      await eventually(() => equal(editor.selected(), 'typed'));
      await type('new');
      await eventually(() => ok(editor.html().endsWith('<p>line 79 new</p>'), editor.html().slice(-60)));
      await press('Control+z', 'Control+z', 'Control+z');
      await eventually(() => ok(editor.html().endsWith('<p>line 79</p>'), editor.html().slice(-60)));
    });
  }

  it('takes no focus that it had not, and none that the page gave to something else', async () => {
    editor = await placeEditor(inPage, lines);
    const input = document.createElement('input');
    const place = document.createElement('div');
    place.append(input);
    document.body.append(place);
    place.append(editor.element);
    equal(document.activeElement, document.body);
    editor.element.focus();
    input.focus();
    document.body.append(editor.element);
    equal(document.activeElement, input);
    editor.element.focus();
    editor.text.blur();
    await Promise.resolve();
    place.append(editor.element);
    equal(document.activeElement, document.body);
  });

  it('ends a selection by the pointer where it is released outside', async () => {
    editor = await placeEditor(inPage, '<p>one</p><p>two</p>');
    const outside = document.createElement('div');
    outside.style.cssText = 'position: fixed; inset-block-end: 0; inset-inline-end: 0; width: 80px; height: 80px';
    document.body.append(outside);
    const ends: EventTarget[] = [];
    editor.element.shadowRoot?.addEventListener('mouseup', (event) => ends.push(event.target as EventTarget));
    await drag(editor.text.children[0] as Element, outside);
    await eventually(() => equal(ends.length, 1));
    // What is selected would be dragged itself.
    await press('ArrowLeft');
    await drag(editor.text.children[0] as Element, editor.text.children[1] as Element);
    await eventually(() => equal(ends.length, 2));
    await press('Control+a');
    equal(editor.text.classList.contains('ProseMirror-hideselection'), false);
  });
});
