import { executeServerCommand } from '@web/test-runner-commands';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { click, press } from '../../support/user.ts';
import { type ShownEditor, showEditor } from './editor-hand.tsx';
import { lateParts } from './taken-in.ts';

/** An address that nobody has asked for yet. */
const fresh = () => `${location.origin}/counted/${crypto.randomUUID()}.svg`;
const asked = async (address: string) => {
  const paths = (await executeServerCommand<undefined, string[]>('counted-requests')) ?? [];
  return paths.filter((path) => address.endsWith(path)).length;
};
/** The browser asks in order: when this one has been asked for, so has what came before it. */
async function othersAreAskedFor(): Promise<void> {
  const probe = new Image();
  probe.src = fresh();
  await probe.decode();
  equal(await asked(probe.src), 1);
}

describe('an image at an address of the text’s own', () => {
  let editor: ShownEditor;
  afterEach(() => editor.mounted.remove());
  const buttons = () => editor.mounted.all('.editor-image-place > button');
  const isShown = (count: number) =>
    eventually(() =>
      equal(
        editor.mounted.all<HTMLImageElement>('.editor-image > img').filter((image) => image.naturalWidth > 0).length,
        count,
      ),
    );

  it('is requested at once where the host says nothing else', async () => {
    const address = fresh();
    editor = await showEditor(`<p><img src="${address}" alt="A chart"></p>`);
    await isShown(1);
    equal(await asked(address), 1);
    equal(buttons().length, 0);
  });

  it('is not requested before somebody presses Load, and stays in the value', async () => {
    const [chart, other] = [fresh(), fresh()];
    const html = `<p><img src="${chart}" alt="A chart"> and <img src="${other}" alt=""></p>`;
    editor = await showEditor(html, { asksForImages: true });
    await eventually(() => equal(buttons().length, 2));
    await lateParts(editor.text);
    const [first] = buttons();
    ok(first);
    equal(first.textContent, 'Load');
    match(first.getAttribute('aria-label') ?? '', new RegExp(`^Load image from W?${location.host}`));
    ok(first.parentElement?.textContent?.includes('A chart'));
    await othersAreAskedFor();
    deepEqual([await asked(chart), await asked(other)], [0, 0]);
    await click(first);
    await isShown(1);
    await othersAreAskedFor();
    deepEqual([await asked(chart), await asked(other)], [1, 0]);
    equal(buttons().length, 1);
    equal(editor.html(), html);
  });

  it('is not requested by a text that is only read either, nor by what is pasted', async () => {
    const address = fresh();
    editor = await showEditor(`<p><img src="${address}" alt="A chart"></p>`, { asksForImages: true, readOnly: true });
    const button = await eventually(() => buttons()[0] ?? null);
    await othersAreAskedFor();
    equal(await asked(address), 0);
    button.focus();
    await press('Enter');
    await isShown(1);
    equal(await asked(address), 1);
    await eventually(() => equal((editor.mounted.root as ShadowRoot).activeElement, editor.text, 'the focus is lost'));
  });

  it('is shown where the host itself says where it is, though the text says so, too', async () => {
    const [own, foreign] = [fresh(), fresh()];
    editor = await showEditor(
      `<p><img src="cid:c1" data-src="${foreign}" alt=""><img src="cid:c2" data-src="${foreign}" alt=""></p>`,
      {
        asksForImages: true,
        imageAddress: (cid) => (cid === 'c1' ? own : undefined),
      },
    );
    await isShown(1);
    await eventually(() => equal(buttons().length, 1));
    await othersAreAskedFor();
    deepEqual([await asked(own), await asked(foreign)], [1, 0]);
  });

  it('is as the host says from then on', async () => {
    const address = fresh();
    const value = `<p><img src="${address}" alt=""></p>`;
    editor = await showEditor(value, { asksForImages: true });
    await eventually(() => equal(buttons().length, 1));
    const { RichTextEditor } = await import('../../../src/ui/editor/rich-text-editor.tsx');
    editor.mounted.render(<RichTextEditor label="Message" value={value} onChange={() => undefined} />);
    await isShown(1);
    equal(buttons().length, 0);
  });
});
