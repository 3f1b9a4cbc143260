import fc from 'fast-check';
import { Schema } from 'prosemirror-model';
import { EditorState, NodeSelection } from 'prosemirror-state';
import { bytesOf, dataAddressOf, fileOfAddress } from '../../../src/ui/editor/image/data-image.ts';
import {
  changeImage,
  giveContentId,
  insertImages,
  MissingImageNode,
  removeImage,
  removeLocalImages,
  selectedImage,
} from '../../../src/ui/editor/image/image-commands.ts';
import {
  dropPlace,
  imagePlugin,
  keepPlace,
  localAddresses,
  placeOf,
} from '../../../src/ui/editor/image/image-plugin.ts';
import { draggedSize, handles, limited, scaledSize } from '../../../src/ui/editor/image/image-size.ts';
import { deepEqual, equal, ok, throws } from '../../support/assert.ts';
import { after, block, type Content, doc, expectState, h1, p, pre, stateOf, strong } from './build.ts';

const gif = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const png = 'data:image/png;base64,iVBORw0KGgo=';
const image = (attrs: Record<string, unknown> = {}) => block('image', { src: gif, ...attrs })();
const selected = (state: EditorState, position: number) =>
  state.apply(state.tr.setSelection(NodeSelection.create(state.doc, position)));

describe('the size of an image', () => {
  const start = { width: 400, height: 200 };
  const drag = (inlineEdge: -1 | 0 | 1, blockEdge: -1 | 0 | 1, inline: number, down: number, maximum = 1000) =>
    draggedSize(start, { edges: { inline: inlineEdge, block: blockEdge }, inline, block: down }, maximum);

  it('keeps its ratio at the corners and not at the edges', () => {
    deepEqual(drag(1, 1, 100, 50), { width: 500, height: 250 });
    deepEqual(drag(-1, -1, 100, 50), { width: 300, height: 150 });
    deepEqual(drag(1, 0, 100, 70), { width: 500, height: 200 });
    deepEqual(drag(0, 1, 100, 70), { width: 400, height: 270 });
    deepEqual(drag(-1, 0, 100, 70), { width: 300, height: 200 });
  });

  it('is at least 100 pixels on each side', () => {
    deepEqual(drag(1, 0, -1000, 0), { width: 100, height: 200 });
    deepEqual(drag(0, 1, 0, -1000), { width: 400, height: 100 });
    deepEqual(drag(1, 1, -1000, -1000), { width: 200, height: 100 });
  });

  it('makes no icon larger that is smaller already', () => {
    const icon = { width: 32, height: 32 };
    deepEqual(draggedSize(icon, { edges: { inline: 1, block: 1 }, inline: -1, block: -1 }, 1000), icon);
    deepEqual(draggedSize(icon, { edges: { inline: 1, block: 1 }, inline: 8, block: 8 }, 1000), {
      width: 40,
      height: 40,
    });
  });

  it('is no wider than there is room', () => {
    deepEqual(drag(1, 1, 5000, 2500, 600), { width: 600, height: 300 });
    deepEqual(drag(1, 0, 5000, 0, 600), { width: 600, height: 200 });
  });

  it('stays within its limits wherever somebody drags', () => {
    const side = fc.integer({ min: 1, max: 3000 });
    const way = fc.integer({ min: -4000, max: 4000 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.constantFrom(...handles),
        way,
        way,
        side,
        (width, height, edges, inline, down, maximum) => {
          const next = draggedSize({ width, height }, { edges, inline, block: down }, maximum);
          ok(Number.isInteger(next.width) && Number.isInteger(next.height) && next.width > 0 && next.height > 0);
          ok(next.width <= Math.max(maximum, 1), 'too wide');
          const isCorner = edges.inline !== 0 && edges.block !== 0;
          if (!isCorner) ok(next.height >= Math.min(100, height), 'too low');
          else ok(Math.abs(next.width * height - next.height * width) <= Math.max(width, height), 'another ratio');
        },
      ),
    );
  });

  it('follows a key by ratio, or one side alone', () => {
    deepEqual(scaledSize(start, 410, 1000), { width: 410, height: 205 });
    deepEqual(limited({ width: 410, height: 200 }, start, 405), { width: 405, height: 200 });
  });
});

describe('commands of images', () => {
  it('put images where the selection is, the caret behind them', () => {
    const state = stateOf(doc(p('one <start>two<end> three')));
    const next = state.apply(insertImages(state, [gif, png], state.selection));
    expectState(next, doc(p('one ', image(), image({ src: png }), '<cursor> three')));
  });

  it('put them behind a block that can hold none', () => {
    const state = stateOf(doc(pre('let <cursor>a'), p('after')));
    const next = state.apply(insertImages(state, [gif], state.selection));
    ok(next.doc.eq(doc(pre('let a'), p(image()), p('after'))), String(next.doc));
    const beside = stateOf(doc(h1('Title'), p('text')));
    const between = beside.apply(insertImages(beside, [gif], { from: 7, to: 7 }));
    between.doc.check();
    equal(between.doc.textContent, 'Titletext');
    equal(localAddresses(beside).size, 0, 'no plugin, no addresses');
  });

  it('change the selected one in one step, and keep it selected with its marks', () => {
    const state = selected(stateOf(doc(p('a', strong(image()), 'b'))), 2);
    const next = after(state, changeImage({ width: 320, height: 180, alt: 'A chart' }));
    expectState(next, doc(p('a', strong(image({ width: 320, height: 180, alt: 'A chart' })), 'b')));
    equal(selectedImage(next)?.position, 2);
    expectState(after(state, removeImage), doc(p('ab')));
    equal(changeImage({ alt: 'x' })(stateOf(doc(p('a<cursor>')))), false);
  });

  it('give the content id to every image of the same data, and to no other', () => {
    const state = stateOf(doc(p(image(), 'x', image({ src: png })), p(image({ alt: 'again' }))));
    const transaction = giveContentId(state, gif, { cid: 'c1', src: '' });
    equal(transaction.getMeta('addToHistory'), false);
    const stored = image({ cid: 'c1', src: '' });
    expectState(
      state.apply(transaction),
      doc(p(stored, 'x', image({ src: png })), p(image({ cid: 'c1', src: '', alt: 'again' }))),
    );
    expectState(state.apply(removeLocalImages(state, gif)), doc(p('x', image({ src: png })), p()));
  });

  it('say what is missing where a schema knows no images', () => {
    const plain = new Schema({ nodes: { doc: { content: 'text*' }, text: {} } });
    const error = throws(
      () => insertImages(EditorState.create({ schema: plain }), [gif], { from: 0, to: 0 }),
      MissingImageNode,
    );
    equal(error.name, 'MissingImageNode');
  });
});

describe('what knows the images of a document', () => {
  const plugin = imagePlugin(
    () => undefined,
    () => ({}),
  );
  const given = (...content: readonly Content[]) => stateOf(doc(...content), { plugins: [plugin] });
  const addresses = (state: EditorState) => [...localAddresses(state)];

  it('finds those that are on no server, at first and when they come', () => {
    const state = given(p('a', image(), image({ cid: 'c', src: '' }), image({ src: 'https://example.com/a.png' })));
    deepEqual(addresses(state), [gif]);
    const more = state.apply(state.tr.insert(1, image({ src: png })));
    deepEqual(addresses(more).sort(), [gif, png]);
    equal(
      localAddresses(state.apply(state.tr.insertText('b', 1))),
      localAddresses(state),
      'looked through for a letter',
    );
  });

  it('hears that one went, alone or with all around it', () => {
    const state = given(p('a', image()), p(image({ src: png })), p('z'));
    deepEqual(addresses(state.apply(state.tr.delete(2, 3))), [png]);
    deepEqual(addresses(state.apply(state.tr.delete(4, 7))), [gif]);
    deepEqual(addresses(state.apply(state.tr.delete(0, state.doc.content.size))), []);
  });

  it('keeps a place while somebody writes before it, until it is dropped', () => {
    let state = given(p('abc'));
    state = state.apply(keepPlace(state.tr, 1, { from: 2, to: 3 }));
    state = state.apply(state.tr.insertText('xx', 1));
    deepEqual(placeOf(state, 1), { from: 4, to: 5 });
    equal(placeOf(state.apply(dropPlace(state.tr, 1)), 1), undefined);
  });
});

describe('images as data', () => {
  const fileOf = (bytes: number[], name: string, type = '') => new File([new Uint8Array(bytes)], name, { type });

  it('are what their bytes say', async () => {
    const address = await dataAddressOf(fileOf([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10], 'a.jpg', 'image/jpeg'));
    equal(address, png);
    ok((await dataAddressOf(fileOf([0xff, 0xd8, 0xff, 0xe0], 'a', '')))?.startsWith('data:image/jpeg;base64,'));
    ok(
      (
        await dataAddressOf(
          fileOf(
            [...'GIF89a'].map((c) => c.charCodeAt(0)),
            'a',
          ),
        )
      )?.startsWith('data:image/gif'),
    );
    equal(
      await dataAddressOf(
        fileOf(
          [...'<svg/>'].map((c) => c.charCodeAt(0)),
          'a.png',
          'image/png',
        ),
      ),
      undefined,
    );
    equal(await dataAddressOf(fileOf([], 'a.png', 'image/png')), undefined);
  });

  it('become the same bytes again', async () => {
    const file = fileOfAddress(png);
    equal(file.name, 'image.png');
    equal(file.type, 'image/png');
    equal(await dataAddressOf(file), png);
    equal(bytesOf('data:image/jpg;base64,/9j/').type, 'image/jpeg');
  });
});
