import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { click, press, type } from '../../support/user.ts';
import { clearPage, type FilesEditor, filesEditor, note, picture } from './files-editor.ts';
import { caretWithin } from './taken-in.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 60));

describe('images in the editor', () => {
  afterEach(clearPage);
  let editor: FilesEditor;
  const given = async (...args: Parameters<typeof filesEditor>) => {
    editor = await filesEditor(...args);
    editor.element.focus();
  };
  const upload = (index: number) => eventually(() => editor.images[index] ?? null);
  const isNow = (html: string) => eventually(() => equal(editor.html(), html));
  const shown = () => eventually(() => editor.pictures().every((each) => each.naturalWidth > 0) || null);
  const data = async (color?: string) =>
    new Promise<string>((resolve) => {
      void picture('a.png', color === undefined ? {} : { color }).then((file) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsDataURL(file);
      });
    });

  it('are in the text at once, and on the server when it has answered', async () => {
    await given();
    editor.paste(await picture());
    const call = await upload(0);
    equal(call.name, 'screen.png');
    ok(editor.html().includes('src="data:image/png;base64,'));
    ok(editor.root.querySelector('.editor-image-uploading[aria-busy="true"]'));
    call.end({ cid: 'c1' });
    await isNow('<p><img src="cid:c1" alt="">Hello</p>');
    equal(editor.root.querySelector('.editor-image-uploading'), null);
    await shown();
  });

  it('show themselves from where the server says, if that is an address that may be', async () => {
    await given();
    for (const [index, src] of ['https://example.com/a.png', 'javascript:alert(1)', '/own/b.png'].entries()) {
      editor.paste(await picture('a.png', { color: `#${index}${index}${index}` }));
      (await upload(index)).end({ cid: `c${index}`, url: src });
      await eventually(() => ok(editor.html().includes(`cid:c${index}`)));
    }
    ok(editor.html().includes('data-src="https://example.com/a.png"'));
    ok(editor.html().includes(`data-src="${new URL('/own/b.png', document.baseURI)}"`));
    ok(!editor.html().includes('javascript'));
  });

  it('are uploaded once, however often the same is there, and come back from undo as they are', async () => {
    await given();
    const file = await picture();
    editor.paste(file);
    editor.paste(file);
    (await upload(0)).end({ cid: 'c1' });
    await isNow('<p><img src="cid:c1" alt=""><img src="cid:c1" alt="">Hello</p>');
    await press('Control+z');
    await press('Control+z');
    await isNow('<p>Hello</p>');
    await press('Control+y');
    await press('Control+y');
    await isNow('<p><img src="cid:c1" alt=""><img src="cid:c1" alt="">Hello</p>');
    equal(editor.images.length, 1);
  });

  it('are uploaded wherever they came from: a value, a document, formatted text', async () => {
    const [one, two] = [await data('#111'), await data('#222')];
    await given(`<p><img src="${one}" alt="One"></p>`);
    (await upload(0)).end({ cid: 'one' });
    await isNow('<p><img src="cid:one" alt="One"></p>');
    await editor.element.setDocument({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'image', attrs: { src: two } }] }],
    });
    (await upload(1)).end({ cid: 'two' });
    await isNow('<p><img src="cid:two" alt=""></p>');
  });

  it('stay data where nobody uploads them', async () => {
    await given('<p>Hello</p>', (element) => {
      element.onUploadImage = undefined;
    });
    editor.paste(await picture());
    await eventually(() => ok(editor.html().includes('data:image/png')));
    await soon();
    equal(editor.root.querySelector('.editor-image-uploading'), null);
    equal(editor.element.checkValidity(), true);
  });

  it('say that they failed, and are tried again or taken out', async () => {
    expectConsole(/The disk is full/);
    expectConsole(/Still full/);
    await given();
    editor.paste(await picture());
    (await upload(0)).fail('The disk is full');
    await editor.find('.editor-image-failed');
    await eventually(() => ok(editor.notices().includes('screen.png: The disk is full'), editor.notices()));
    deepEqual(editor.errors, ['The disk is full']);
    ok(editor.html().includes('data:image/png'), 'the value keeps what it has');
    equal(editor.element.checkValidity(), true);
    await click(await editor.button('Retry screen.png'));
    (await upload(1)).fail('Still full');
    await eventually(() => ok(editor.notices().includes('Still full')));
    await click(await editor.button('Remove screen.png from the text'));
    await isNow('<p>Hello</p>');
    await eventually(() => equal(editor.notices(), ''));
    await press('Control+z');
    (await upload(2)).end({ cid: 'c3' });
    await isNow('<p><img src="cid:c3" alt="">Hello</p>');
  });

  it('take an answer without a content id for a failure', async () => {
    expectConsole(/contentIdKey/);
    await given();
    editor.paste(await picture());
    (await upload(0)).end({ id: 'c1' });
    await editor.find('.editor-image-failed');
    ok(editor.errors[0]?.includes('contentIdKey'), editor.errors[0]);
  });

  it('end their upload when they are deleted, and when the editor leaves', async () => {
    await given();
    editor.paste(await picture());
    const first = await upload(0);
    await press('Control+z');
    await eventually(() => ok(first.signal.aborted));
    editor.paste(await picture('b.png', { color: '#abc' }));
    const second = await upload(1);
    editor.element.remove();
    await eventually(() => ok(second.signal.aborted));
    deepEqual(editor.errors, []);
  });

  it('go where they were dropped, other files under the text', async () => {
    await given('<p>first paragraph</p><p>second paragraph</p>');
    const second = editor.text.children[1] as HTMLElement;
    equal(editor.drop(second, await picture(), note()), false);
    (await upload(0)).end({ cid: 'c1' });
    await eventually(() => ok(/^<p>first paragraph<\/p><p>.*cid:c1/.test(editor.html()), editor.html()));
    await eventually(() => deepEqual(editor.cards(), ['notes.txt']));
  });

  it('stay at their place while somebody goes on writing', async () => {
    await given('<p>Hello</p>');
    const file = await picture();
    const slow = new File([file], 'slow.png', { type: 'image/png' });
    await press('Control+End');
    await eventually(() => equal(caretWithin(editor.text), 5));
    editor.paste(slow);
    await type('!');
    (await upload(0)).end({ cid: 'c1' });
    await eventually(() => ok(/Hello.*cid:c1/.test(editor.html()) && editor.html().includes('!'), editor.html()));
  });

  it('are not taken where they are not wanted, and the user is told', async () => {
    await given('<p>Hello</p>', (element) => {
      element.withoutImages = true;
      element.withoutAttachments = true;
    });
    editor.paste(await picture());
    await eventually(() => equal(editor.notices(), 'screen.png: Images can’t be added here'));
    deepEqual(editor.errors, ['Images can’t be added here']);
    equal(editor.html(), '<p>Hello</p>');
    equal(editor.drop(editor.text, note()), false);
    await eventually(() => equal(editor.notices(), 'notes.txt: Files can’t be added here'));
  });
});
