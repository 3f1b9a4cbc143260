import '../../elements/file-upload.ts';
import type { FileUploadElement } from '../../elements/file-upload.ts';
import { fileUploadDefinition } from '../../src/ui/file-upload/element/file-upload-definition.ts';
import type { UploadContext } from '../../src/ui/file-upload/model/upload.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { expectConsole } from '../support/console-guard.ts';
import { elementContract } from '../support/element-contract.ts';
import { formContract } from '../support/form-contract.ts';
import { click } from '../support/user.ts';

const load = async () => ({
  view: (await import('../../src/ui/file-upload/element/file-upload-element.tsx')).FileUploadElement,
});

const file = (name: string, size = 4) => new File([new Uint8Array(size)], name, { lastModified: 0 });

async function choose(element: Element, ...files: File[]): Promise<void> {
  const input = await eventually(
    () => element.shadowRoot?.querySelector<HTMLInputElement>('input[type="file"]') ?? null,
  );
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  input.files = data.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

elementContract(fileUploadDefinition, { attributes: { label: 'Attachments' }, load });

const report = file('report.pdf');

formContract(fileUploadDefinition, {
  load,
  field: 'button',
  stops: 2,
  isRestored: false,
  async fill(element) {
    await choose(element, report);
    const submits = () => new FormData((element as FileUploadElement).form ?? undefined).getAll('thing');
    await eventually(() => equal(submits().length, 1));
    return submits();
  },
});

describe('<rmm-file-upload>', () => {
  let form: HTMLFormElement;
  let element: FileUploadElement;
  const named = (name: string) =>
    eventually(() => element.shadowRoot?.querySelector<HTMLElement>(`[aria-label="${name}"]`) ?? null);
  const submitted = () => new FormData(form).getAll('attachments').map((entry) => (entry as File).name);

  beforeEach(() => {
    form = document.createElement('form');
    element = document.createElement('rmm-file-upload');
    element.setAttribute('name', 'attachments');
    element.setAttribute('label', 'Attachments');
    form.append(element);
    document.body.append(form);
  });
  afterEach(() => form.remove());

  it('submits each file under its name, those that a script gave too', async () => {
    element.files = [file('a.pdf')];
    deepEqual(submitted(), ['a.pdf']);
    await choose(element, file('b.pdf'));
    await eventually(() => deepEqual(submitted(), ['a.pdf', 'b.pdf']));
    deepEqual(
      element.files.map(({ name }) => name),
      ['a.pdf', 'b.pdf'],
    );
    element.files = [];
    await eventually(() => equal(element.shadowRoot?.querySelectorAll('.file-card').length, 0));
  });

  it('keeps to its limits, and tells what was added and what was not', async () => {
    element.maximumFiles = 1;
    element.maximumSize = 3;
    element.accept = '.txt';
    const heard: unknown[] = [];
    element.addEventListener('rmm-file-added', ({ detail }) => heard.push(detail.files.map(({ name }) => name)));
    element.addEventListener('rmm-file-refused', ({ detail }) =>
      heard.push(detail.refused.map(({ name, reason, file: one }) => `${name} ${reason} ${one?.size}`)),
    );
    await choose(element, file('big.txt'), file('a.exe', 1), file('a.txt', 1), file('b.txt', 2));
    await eventually(() => equal(heard.length, 2));
    deepEqual(heard, [['a.txt'], ['big.txt size 4', 'a.exe type 1', 'b.txt count 2']]);
  });

  it('asks before it takes a file out', async () => {
    element.files = [file('a.pdf')];
    let isKept = true;
    element.addEventListener('rmm-file-remove', (event) => {
      equal(event.detail.file.name, 'a.pdf');
      if (isKept) event.preventDefault();
    });
    await click(await named('Remove a.pdf'));
    deepEqual(submitted(), ['a.pdf']);
    isKept = false;
    await click(await named('Remove a.pdf'));
    await eventually(() => deepEqual(submitted(), []));
  });

  it('uploads by the page’s function, tells what came of it, and leaves the files out of the form', async () => {
    expectConsole(/A virus was found/);
    const calls: (UploadContext & { name: string; end(error?: Error): void })[] = [];
    const heard: string[] = [];
    element.upload = ({ name }, context) =>
      new Promise((resolve, reject) => {
        calls.push({ ...context, name, end: (error) => (error ? reject(error) : resolve(`token of ${name}`)) });
      });
    element.addEventListener('rmm-upload-done', ({ detail }) => heard.push(`${detail.file.name}: ${detail.result}`));
    element.addEventListener('rmm-error', ({ detail }) => heard.push(detail.message));
    await choose(element, file('a.pdf'), file('b.pdf'));
    await eventually(() => equal(calls.length, 2));
    deepEqual(submitted(), []);
    calls[0]?.end();
    calls[1]?.end(new Error('A virus was found.'));
    await eventually(() => deepEqual(heard, ['a.pdf: token of a.pdf', 'A virus was found.']));
    const card = await eventually(() => element.shadowRoot?.querySelector('.file-card-error') ?? null);
    ok(card.textContent?.includes('A virus was found.'), card.textContent ?? '');
  });

  it('holds its form back while files are on their way, and while one did not get there', async () => {
    expectConsole(/The line is broken/);
    const ends: ((error?: Error) => void)[] = [];
    element.upload = () =>
      new Promise((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve('')));
      });
    ok(element.checkValidity());
    await choose(element, file('a.pdf'), file('b.pdf'));
    await eventually(() => equal(ends.length, 2));
    await eventually(() => equal(element.validationMessage, 'Wait for uploads to finish'));
    equal(form.checkValidity(), false);
    // Its cards say it already.
    equal(element.shadowRoot?.querySelector('.field-error'), null);
    ends[0]?.();
    ends[1]?.(new Error('The line is broken.'));
    await eventually(() => equal(element.validationMessage, 'Retry or remove the files that failed to upload'));
    await click(await named('Remove b.pdf'));
    await eventually(() => ok(form.checkValidity()));
  });

  it('uploads once what is chosen in the moment in which there is something to choose with', async () => {
    const late = document.createElement('rmm-file-upload');
    const uploaded: string[] = [];
    late.upload = async ({ name }) => uploaded.push(name);
    form.append(late);
    const { shadowRoot } = late;
    ok(shadowRoot);
    await new Promise<void>((resolve) => {
      const look = () => shadowRoot.querySelector('input[type="file"]') && resolve();
      new MutationObserver(look).observe(shadowRoot, { childList: true, subtree: true });
      look();
    });
    await choose(late, file('a.pdf'));
    await eventually(() => equal(late.files.length, 1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    deepEqual(uploaded, ['a.pdf']);
  });

  it('begins to upload what is there when the function comes later', async () => {
    element.files = [file('a.pdf')];
    await named('Remove a.pdf');
    const uploaded: string[] = [];
    element.upload = async ({ name }) => uploaded.push(name);
    await eventually(() => deepEqual(uploaded, ['a.pdf']));
  });

  it('is missing its files where they are required', async () => {
    element.required = true;
    ok(element.validity.valueMissing);
    await choose(element, file('a.pdf'));
    await eventually(() => ok(!element.validity.valueMissing));
  });
});
