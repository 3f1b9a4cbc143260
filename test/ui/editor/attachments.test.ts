import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { drawnEnds } from '../../support/drawn-ends.ts';
import { click, press } from '../../support/user.ts';
import { clearPage, type FilesEditor, filesEditor, note, picture } from './files-editor.ts';

describe('attachments of the editor', () => {
  afterEach(clearPage);
  let editor: FilesEditor;
  let changes: string[][];
  const given = async (prepare: Parameters<typeof filesEditor>[1] = () => undefined) => {
    changes = [];
    editor = await filesEditor('<p>Hello</p>', (element) => {
      element.addEventListener('rmm-attachments-change', ({ detail }) => {
        changes.push(detail.attachments.map(({ name }) => name));
      });
      prepare(element);
    });
    editor.element.focus();
  };
  const upload = (index: number) => eventually(() => editor.attachments[index] ?? null);
  const names = () => editor.element.attachments.map(({ name }) => name);

  it('are cards with a bar at once, and in the property when they are stored', async () => {
    await given();
    editor.paste(note('a.txt'));
    const call = await upload(0);
    await eventually(() => deepEqual(editor.cards(), ['a.txt']));
    const bar = await editor.find('[role="progressbar"]');
    call.progress(0.5);
    await eventually(() => equal(bar.getAttribute('aria-valuenow'), '50'));
    deepEqual(names(), []);
    call.end({ cid: 'c1', virus: false });
    await eventually(() => deepEqual(changes, [['a.txt']]));
    const [stored] = editor.element.attachments;
    deepEqual([stored?.cid, stored?.response, stored?.size], ['c1', { cid: 'c1', virus: false }, 10]);
    await eventually(() => ok(editor.said().includes('a.txt attached'), editor.said()));
    equal(editor.html(), '<p>Hello</p>', 'they are no part of the text');
  });

  it('keep the form from being sent until they are there', async () => {
    await given();
    editor.paste(note(), await picture());
    await upload(0);
    await eventually(() => equal(editor.element.validationMessage, 'Wait for uploads to finish'));
    (await upload(0)).end();
    (await eventually(() => editor.images[0] ?? null)).end();
    await eventually(() => equal(editor.element.checkValidity(), true));
  });

  it('are shown as the page gives them, with what the page can do', async () => {
    const asked: string[] = [];
    await given((element) => {
      element.attachments = [{ name: 'old.pdf', size: 2048, cid: '7' }];
      element.onDownloadAttachment = ({ cid }) => asked.push(`download ${cid}`);
      element.onPreviewAttachment = ({ name }) => asked.push(`preview ${name}`);
    });
    await eventually(() => deepEqual(editor.cards(), ['old.pdf']));
    await click(await editor.button('Download old.pdf'));
    await click(await editor.button('Preview old.pdf'));
    deepEqual(asked, ['download 7', 'preview old.pdf']);
    deepEqual(changes, []);
    editor.element.attachments = [];
    await eventually(() => deepEqual(editor.cards(), []));
  });

  it('are deleted, and the focus stays among them', async () => {
    await given((element) => {
      element.attachments = [{ name: 'a.pdf' }, { name: 'b.pdf' }, { name: 'c.pdf' }];
    });
    const focused = () => editor.root.activeElement?.getAttribute('aria-label') ?? editor.root.activeElement?.className;
    (await editor.button('Delete b.pdf')).focus();
    await press('Enter');
    await eventually(() => equal(focused(), 'Delete c.pdf'));
    deepEqual(changes, [['a.pdf', 'c.pdf']]);
    await press('Enter');
    await eventually(() => equal(focused(), 'Delete a.pdf'));
    await press('Enter');
    await eventually(() => equal(editor.root.activeElement, editor.text));
    deepEqual(names(), []);
    await eventually(() => ok(editor.said().includes('a.pdf deleted')));
  });

  it('end their upload when they are deleted', async () => {
    await given();
    editor.paste(note());
    const call = await upload(0);
    await click(await editor.button('Delete notes.txt'));
    ok(call.signal.aborted);
    call.fail('aborted');
    await eventually(() => equal(editor.element.checkValidity(), true));
    deepEqual([editor.errors, changes, editor.notices()], [[], [], '']);
  });

  it('are gone when they failed; what happened and how to go on stays', async () => {
    expectConsole(/A virus was found/);
    await given();
    editor.paste(note('a.txt'));
    (await upload(0)).fail('A virus was found');
    await eventually(() => deepEqual(editor.errors, ['A virus was found']));
    await eventually(() => deepEqual(editor.cards(), []));
    await eventually(() => ok(editor.notices().includes('a.txt: A virus was found')));
    await click(await editor.button('Retry a.txt'));
    await eventually(() => equal(editor.notices(), ''));
    (await upload(1)).end();
    await eventually(() => deepEqual(changes, [['a.txt']]));
  });

  it('tell why they failed in the direction of the words that the page has for it', async () => {
    await given();
    editor.element.dir = 'rtl';
    expectConsole(/The server is full\./);
    editor.paste(note('a.txt'));
    (await upload(0)).fail('The server is full.');
    const ends = await eventually(
      () => drawnEnds(editor.element.shadowRoot as ShadowRoot, 'The server is full.') ?? null,
    );
    ok(ends.first < ends.stop, `it begins at ${ends.first} and ends at ${ends.stop}`);
  });

  it('are refused in the words of the specification, each by itself', async () => {
    await given((element) => {
      element.attachmentTypes = '.txt';
    });
    editor.drop(
      await editor.find('.editor-files'),
      note('empty.txt', 0),
      note('large.txt', 20 * 1024 * 1024 + 1),
      new File(['x'], 'setup.exe'),
      note('good.txt'),
      new File(['no picture'], 'fake.png', { type: 'image/png' }),
    );
    await eventually(() =>
      equal(
        editor.notices(),
        [
          'empty.txt: Minimum file size is 1 byte',
          'large.txt: Maximum file size is 20 MiB',
          'setup.exe: This file type isn’t supported',
          'fake.png: Images must be JPEG, PNG or GIF',
        ].join('\n'),
      ),
    );
    await eventually(() => deepEqual(editor.cards(), ['good.txt']));
    equal(editor.errors[1], 'Maximum file size is 20 MiB');
    equal(editor.errors.length, 4);
    await click(await editor.button('Close'));
    await eventually(() => equal(editor.notices(), ''));
  });

  it('are refused to the page in the words and the language of the user', async () => {
    await given((element) => {
      element.lang = 'ja';
    });
    const refuseOne = async () => editor.drop(await editor.find('.editor-files'), note('empty.txt', 0));
    await refuseOne();
    await eventually(() => equal(editor.notices(), 'empty.txt: 最小ファイルサイズは1バイトです'));
    // The language is there now.
    await refuseOne();
    await eventually(() => equal(editor.errors[1], '最小ファイルサイズは1バイトです'));
  });

  it('are taken wherever they fall on the editor, which says so while they are over it', async () => {
    await given();
    const frame = await editor.find('.editor');
    const over = (type: string, relatedTarget: EventTarget | null = null) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(note());
      frame.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true, relatedTarget }));
    };
    over('dragenter');
    await editor.find('.editor-files-over .editor-drop-hint');
    over('dragleave');
    await eventually(() => equal(editor.root.querySelector('.editor-drop-hint'), null));
    equal(editor.drop(frame, note('dropped.txt')), false);
    await eventually(() => deepEqual(editor.cards(), ['dropped.txt']));
  });

  it('show a picture that was chosen here in a dialog', async () => {
    await given((element) => {
      element.withoutImages = true;
    });
    editor.paste(await picture('chart.png'));
    (await upload(0)).end();
    await click(await editor.button('Preview chart.png'));
    const canvas = await editor.find<HTMLCanvasElement>('dialog canvas:not([hidden])');
    deepEqual([canvas.width, canvas.height, canvas.getAttribute('aria-label')], [320, 160, 'Preview of chart.png']);
    await press('Escape');
    await eventually(() => equal(editor.root.querySelector('dialog'), null));
    await eventually(() => equal(editor.root.activeElement?.getAttribute('aria-label'), 'Preview chart.png'));
  });

  it('show in its dialog a name that would turn its letters round as it is', async () => {
    await given((element) => {
      element.withoutImages = true;
    });
    editor.paste(await picture('chart\u202Exe.png'));
    (await upload(0)).end();
    await click(await editor.button('Preview chart\uFFFDxe.png'));
    equal((await editor.find('dialog .dialog-title')).textContent, 'chart\uFFFDxe.png');
    await press('Escape');
    await eventually(() => equal(editor.root.querySelector('dialog'), null));
  });

  it('cannot be changed by who may only read', async () => {
    await given((element) => {
      element.attachments = [{ name: 'a.pdf' }];
      element.readonly = true;
    });
    await eventually(() => deepEqual(editor.cards(), ['a.pdf']));
    equal(editor.root.querySelector('[aria-label="Delete a.pdf"]'), null);
    equal(editor.drop(await editor.find('.editor-files'), note()), false);
    deepEqual(editor.cards(), ['a.pdf']);
  });

  it('have no faults of accessibility in any of their states', async () => {
    expectConsole(/broken/);
    await given((element) => {
      element.attachments = [{ name: 'a.pdf' }];
    });
    editor.paste(note('b.txt'), note('c.txt'), note('empty.txt', 0));
    (await upload(0)).fail('broken');
    await eventually(() => ok(editor.notices().includes('broken')));
    await expectNoAxeViolations(editor.element);
  });
});
