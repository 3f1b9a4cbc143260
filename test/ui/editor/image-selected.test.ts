import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click, drag, engine, press, type } from '../../support/user.ts';
import { clearPage, type FilesEditor, filesEditor, picture } from './files-editor.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('a selected image of the editor', () => {
  afterEach(clearPage);
  let editor: FilesEditor;
  const upload = (index: number) => eventually(() => editor.images[index] ?? null);
  const isNow = (html: string) => eventually(() => equal(editor.html(), html));
  const shown = () => eventually(() => editor.pictures().every((each) => each.naturalWidth > 0) || null);
  const select = async (value = `<p>a</p>`, options?: Parameters<typeof filesEditor>[1]) => {
    editor = await filesEditor(value, options);
    editor.element.focus();
    editor.paste(await picture());
    (await upload(0)).end({ cid: 'c1' });
    await eventually(() => ok(editor.html().includes('cid:c1')));
    await shown();
    await click(editor.pictures()[0] as Element);
    return editor.find('.editor-image-frame');
  };
  const handle = (inline: number, block: number) =>
    editor.root.querySelector(`.editor-image-handle[data-inline="${inline}"][data-block="${block}"]`) as HTMLElement;
  const attributes = () => /width="(\d+)" height="(\d+)"/.exec(editor.html())?.slice(1).map(Number);
  /** A pointer stands on whole pixels, a handle's middle between them. */
  const isAbout = (width: number, height: number) => {
    const [w = 0, h = 0] = attributes() ?? [];
    ok(Math.abs(w - width) <= 2 && Math.abs(h - height) <= 2, `${w} × ${h}, not ${width} × ${height}`);
  };
  const dragBy = async (element: HTMLElement, x: number, y: number) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    // Firefox moves no pointer out of its window.
    const within = (place: number, size: number) => Math.round(Math.min(Math.max(place, 2), size - 2));
    await drag(element, {
      x: within(left + width / 2 + x, innerWidth),
      y: within(top + height / 2 + y, innerHeight),
    });
  };

  it('has eight handles that resize it, each drag undone at once', async () => {
    await select();
    equal(editor.root.querySelectorAll('.editor-image-handle').length, 8);
    await dragBy(handle(1, 1), 80, 40);
    await eventually(() => isAbout(400, 200));
    await dragBy(handle(1, 0), -100, 30);
    await eventually(() => isAbout(300, 200));
    await dragBy(handle(-1, -1), 1000, 1000);
    await eventually(() => isAbout(150, 100));
    await press('Control+z');
    await eventually(() => isAbout(300, 200));
    await press('Control+z');
    await press('Control+z');
    await eventually(() => equal(attributes(), undefined));
    ok(editor.html().includes('cid:c1'));
  });

  it('is no wider than the editor minus 20, and than its block', async () => {
    await select();
    await dragBy(handle(1, 0), 2000, 0);
    await eventually(() => ok(attributes()));
    const width = attributes()?.[0] ?? 0;
    ok(width <= editor.text.clientWidth - 20 && width > 700, String(width));
    equal(Math.round(editor.pictures()[0]?.getBoundingClientRect().width ?? 0), width);
  });

  it('mirrors: towards the start is to the right where reading goes left', async () => {
    await select('<p>a</p>', (element) => {
      element.dir = 'rtl';
    });
    await dragBy(handle(1, 0), 40, 0);
    await eventually(() => isAbout(280, 160));
    await press('Shift+ArrowLeft');
    await eventually(() => isAbout(290, 166));
  });

  it('is as it was when a drag is cancelled', async () => {
    await select();
    const grip = handle(1, 1);
    const { left, top } = grip.getBoundingClientRect();
    const fire = (kind: string, x: number, y: number) =>
      grip.dispatchEvent(
        new PointerEvent(kind, { bubbles: true, clientX: x, clientY: y, pointerId: 1, button: 0, isPrimary: true }),
      );
    // A pointer that no hand holds cannot be captured.
    grip.setPointerCapture = () => undefined;
    fire('pointerdown', left, top);
    fire('pointermove', left + 60, top + 30);
    const size = await editor.find('.editor-image-size');
    await eventually(() => equal(size.textContent, '380 × 190'));
    fire('pointercancel', left, top);
    await eventually(() => equal(size.textContent, '320 × 160'));
    equal(attributes(), undefined);
    fire('pointermove', left + 90, top);
    equal(editor.pictures()[0]?.style.width, '');
  });

  it('is resized by keys, and says so', async () => {
    await select();
    await press('Shift+ArrowRight');
    await eventually(() => deepEqual(attributes(), [330, 165]));
    await press('Shift+ArrowUp', 'Shift+ArrowUp');
    await eventually(() => deepEqual(attributes(), [310, 155]));
    await press('Alt+Shift+ArrowDown');
    await eventually(() => deepEqual(attributes(), [310, 165]));
    await eventually(() => ok(editor.said().includes('Width 310, height 165 pixels'), editor.said()));
    await click(await editor.button('Original size'));
    await eventually(() => equal(attributes(), undefined));
  });

  it('gets alternative text and size in a dialog', async () => {
    await select();
    ok(editor.root.querySelector('.editor-image-unnamed'));
    await press('Enter');
    await comeToRest(await editor.find('dialog'));
    await type('A blue field');
    const [, width, height] = [...editor.root.querySelectorAll<HTMLInputElement>('dialog input')];
    ok(width && height);
    await click(width, { count: 3 });
    await type('40');
    await press('Enter');
    await soon();
    ok(editor.root.querySelector('dialog'), 'too small to be saved');
    await click(width, { count: 3 });
    await type('500');
    await eventually(() => equal(height.value, '250'));
    await press('Enter');
    await isNow('<p><img src="cid:c1" alt="A blue field" width="500" height="250">a</p>');
    equal(editor.root.querySelector('.editor-image-unnamed'), null);
    await eventually(() => equal(editor.root.activeElement, editor.text));
    await eventually(() => ok(editor.root.querySelector('.editor-image-frame')));
  });

  it('is named to a screen reader, and taken out by its button', async () => {
    await select();
    await eventually(() => ok(editor.said().includes('Image without alternative text selected'), editor.said()));
    await click(await editor.button('Remove image'));
    await isNow('<p>a</p>');
    await eventually(() => equal(editor.root.querySelector('.editor-image-tools'), null));
  });

  it('cannot be changed by who may only read', async () => {
    await select();
    editor.element.readonly = true;
    await eventually(() => equal(editor.root.querySelector('.editor-image-frame'), null));
    await eventually(() => equal(editor.root.querySelector('.editor-image-tools'), null));
  });

  it('is smaller on a narrow page and no thinner', async () => {
    await select();
    await dragBy(handle(1, 1), 200, 100);
    await eventually(() => ok((attributes()?.[0] ?? 0) > 400));
    editor.element.style.width = '300px';
    await soon();
    const { width, height } = (editor.pictures()[0] as HTMLElement).getBoundingClientRect();
    ok(width < 300 && Math.abs(width / height - 2) < 0.05, `${width} ${height} ${engine}`);
  });
});
