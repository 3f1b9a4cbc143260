import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { paste } from '../../support/paste.ts';
import { click, hover, press, unhover } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';
import { choose, drag, file, Owner, type OwnerProps, transfer } from './upload-owner.tsx';

let mounted: Mounted;
afterEach(async () => {
  mounted.remove();
  await unhover();
});

const show = (props: OwnerProps = {}) => {
  mounted = mount(<Owner {...props} />);
};
const shown = () => mounted.all('.cut-name').map((name) => name.textContent);
const refusals = () => mounted.all('.refused-files li').map((line) => line.textContent);
const zone = () => mounted.find('.file-upload-zone');
const chooser = () => mounted.find<HTMLButtonElement>('.file-upload-zone button');
const said = () =>
  mounted
    .all('[aria-live]')
    .map((region) => region.textContent)
    .join();

describe('FileUpload', () => {
  it('adds what is chosen, tells it, and lets the same file be chosen again after it was removed', async () => {
    show();
    await choose(mounted, file('a.pdf', 2048), file('b.csv'));
    await eventually(() => deepEqual(shown(), ['a.pdf', 'b.csv']));
    deepEqual(
      mounted.all('.file-card-kind').map((kind) => kind.textContent),
      ['PDF · 2 KB', 'CSV · 10 B'],
    );
    await eventually(() => ok(said().includes('2 files added'), said()));
    await click(await mounted.named('button', 'Remove a.pdf'));
    await eventually(() => deepEqual(shown(), ['b.csv']));
    await choose(mounted, file('a.pdf', 2048));
    await eventually(() => deepEqual(shown(), ['b.csv', 'a.pdf']));
  });

  it('says its limits, and opens the picker by its button and by Enter', async () => {
    show({ rules: { maximumFiles: 3, maximumSize: 1024 * 1024, accept: 'image/*,.pdf' } });
    equal((await mounted.find('.file-upload-rules')).textContent, 'Up to 3 files, 1 MB each · Accepted: PDF, images');
    const input = await mounted.find<HTMLInputElement>('input[type="file"]');
    equal(input.accept, 'image/*,.pdf');
    ok(input.multiple);
    let opened = 0;
    input.addEventListener('click', (event) => {
      event.preventDefault();
      opened += 1;
    });
    await click(await chooser());
    await press('Enter');
    equal(opened, 2);
  });

  it('takes a drop, and shows where', async () => {
    show();
    const target = await zone();
    const data = transfer(file('a.txt'));
    drag(target, 'dragenter', data);
    await eventually(() => ok(target.classList.contains('file-upload-over')));
    drag(target.querySelector('button') as Element, 'dragenter', data);
    drag(target, 'dragleave', data);
    ok(target.classList.contains('file-upload-over'), 'entering a child is no leaving');
    ok(!drag(target, 'dragover', data));
    ok(!drag(target, 'drop', data));
    await eventually(() => deepEqual(shown(), ['a.txt']));
    ok(!target.classList.contains('file-upload-over'));
  });

  it('leaves text that is dragged over it alone', async () => {
    show();
    const data = new DataTransfer();
    data.setData('text/plain', 'words');
    ok(drag(await zone(), 'dragover', data));
    ok(drag(await zone(), 'drop', data));
  });

  it('says that folders cannot be added, and adds the file beside one', async () => {
    show();
    const folder = {
      kind: 'file',
      webkitGetAsEntry: () => ({ isDirectory: true, name: 'reports' }),
      getAsFile: () => file('reports', 0),
    };
    const single = { kind: 'file', webkitGetAsEntry: () => ({ isDirectory: false }), getAsFile: () => file('a.txt') };
    const event = new Event('drop', { bubbles: true, cancelable: true, composed: true });
    Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], items: [folder, single], files: [] } });
    (await zone()).dispatchEvent(event);
    await eventually(() => deepEqual(shown(), ['a.txt']));
    deepEqual(refusals(), ['reports: Folders can’t be added']);
  });

  it('takes what is pasted', async () => {
    show();
    ok(!paste(await chooser(), transfer(file('image.png'))));
    await eventually(() => deepEqual(shown(), ['image.png']));
  });

  it('names each refusal in the words of the specification, and adds the rest', async () => {
    show({ rules: { maximumFiles: 2, accept: '.pdf' } });
    const big = file('big.pdf');
    Object.defineProperty(big, 'size', { value: 100 * 1024 * 1024 + 1 });
    await choose(
      mounted,
      big,
      file('a.pdf', 1),
      file('none.pdf', 0),
      file('x.exe'),
      file('b.pdf', 2),
      file('c.pdf', 3),
    );
    await eventually(() => deepEqual(shown(), ['a.pdf', 'b.pdf']));
    deepEqual(refusals(), [
      'big.pdf: File is larger than 100 MB',
      'none.pdf: File is empty',
      'x.exe: File type isn’t supported',
      'c.pdf: You can add at most 2 files',
    ]);
    equal(mounted.all('[role="alert"]').length, 1);
    await click(await mounted.named('button', 'Dismiss'));
    await eventually(() => deepEqual(refusals(), []));
  });

  it('says in the owner’s words that there are too many', async () => {
    show({ rules: { maximumFiles: 1 }, maximumFilesMessage: 'A ticket takes {{maxFiles}} file.' });
    await choose(mounted, file('a'), file('b'));
    await eventually(() => deepEqual(refusals(), ['b: A ticket takes 1 file.']));
  });

  it('disables its picker at the maximum, and says why', async () => {
    show({ rules: { maximumFiles: 1 }, files: [file('a.pdf')] });
    const button = await chooser();
    equal(button.ariaDisabled, 'true');
    equal((await mounted.find('.file-upload-drop')).textContent, 'Limit of 1 file reached. Remove it to add another.');
    await hover(button);
    equal((await mounted.find('[role="tooltip"]')).textContent, 'Limit of 1 file reached. Remove it to add another.');
    let opened = 0;
    (await mounted.find('input')).addEventListener('click', () => {
      opened += 1;
    });
    await click(button);
    equal(opened, 0);
    drag(await zone(), 'drop', transfer(file('b.pdf')));
    await eventually(() => deepEqual(refusals(), ['b.pdf: You can add at most 1 file']));
  });

  it('keeps a file that its owner will not let go', async () => {
    const asked: string[] = [];
    show({ files: [file('a.pdf')], mayRemove: ({ name }) => asked.push(name) === 0 });
    await click(await mounted.named('button', 'Remove a.pdf'));
    deepEqual(asked, ['a.pdf']);
    deepEqual(shown(), ['a.pdf']);
  });

  it('keeps the focus when the card that had it goes', async () => {
    show({ files: [file('a.pdf')] });
    (await mounted.named('button', 'Remove a.pdf')).focus();
    await press('Enter');
    const button = await chooser();
    await eventually(() => equal(activeElement(), button));
  });

  it('takes nothing while it is disabled or read-only, and no drop opens the file', async () => {
    for (const state of [{ disabled: true }, { readOnly: true }]) {
      show({ files: [file('a.pdf')], ...state });
      const target = await zone();
      const data = transfer(file('b.pdf'));
      ok(!drag(target, 'dragover', data));
      ok(!drag(target, 'drop', data));
      await choose(mounted, file('c.pdf'));
      await new Promise((resolve) => setTimeout(resolve, 50));
      deepEqual(shown(), ['a.pdf']);
      equal(mounted.all('[aria-label^="Remove"]').length, 0);
      equal((await chooser()).matches(':disabled'), 'disabled' in state);
      mounted.remove();
    }
    show();
  });
});
