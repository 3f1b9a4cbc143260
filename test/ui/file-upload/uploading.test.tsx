import { CallError } from '../../../src/host/http/call-error.ts';
import { FileUpload } from '../../../src/ui/file-upload/file-upload.tsx';
import type { Upload } from '../../../src/ui/file-upload/model/upload.ts';
import { createUploadModel } from '../../../src/ui/file-upload/model/upload-model.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { click } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';
import { choose, file, Owner, type OwnerProps } from './upload-owner.tsx';

let mounted: Mounted;
afterEach(() => mounted.remove());

const show = (props: OwnerProps = {}) => {
  mounted = mount(<Owner {...props} />);
};
const shown = () => mounted.all('.cut-name').map((name) => name.textContent);
const said = () =>
  mounted
    .all('[aria-live]')
    .map((region) => region.textContent)
    .join();

describe('FileUpload with uploads', () => {
  interface Call {
    progress(fraction: number): void;
    end(error?: unknown): void;
    signal: AbortSignal;
  }
  let calls: Map<string, Call>;
  const upload: Upload = ({ name }, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      calls.set(name, {
        progress: onProgress,
        signal,
        end: (error) => (error === undefined ? resolve({}) : reject(error)),
      });
    });
  const call = (name: string) => calls.get(name) as Call;
  const state = () => mounted.all('.file-card-state').map((text) => text.textContent);

  beforeEach(() => {
    calls = new Map();
  });

  it('shows how far it is, that the other side works, and that it is done', async () => {
    show({ upload });
    await choose(mounted, file('a.pdf'));
    const bar = await mounted.find('[role="progressbar"]');
    equal(bar.getAttribute('aria-label'), 'Upload of a.pdf');
    equal(bar.getAttribute('aria-valuenow'), null);
    call('a.pdf').progress(0.42);
    await eventually(() => equal(bar.getAttribute('aria-valuenow'), '42'));
    deepEqual(state(), ['42% uploaded']);
    call('a.pdf').progress(1);
    await mounted.find('.file-card-processing');
    deepEqual(state(), ['Processing']);
    call('a.pdf').end();
    await mounted.find('.file-card-ready');
    await eventually(() => ok(said().includes('a.pdf uploaded'), said()));
  });

  it('shows what failed and why, and tries it again', async () => {
    show({ upload, errorText: (error) => (error instanceof RangeError ? 'Too long' : undefined) });
    await choose(mounted, file('a.pdf'), file('b.pdf'), file('c.pdf'));
    await eventually(() => equal(calls.size, 3));
    call('a.pdf').end(new Error('internal words'));
    call('b.pdf').end(new RangeError('internal words'));
    call('c.pdf').end(new CallError('network', { endpoint: 'uploadFile' }));
    await eventually(() => equal(mounted.all('.file-card-error').length, 3));
    const [plain, own, network] = state();
    equal(plain, 'Upload failed');
    equal(own, 'Too long');
    ok(network && !network.includes('uploadFile') && network !== 'Upload failed', network);
    await eventually(() => ok(said().includes('Couldn’t upload a.pdf'), said()));
    calls.clear();
    await click(await mounted.named('button', 'Retry a.pdf'));
    await eventually(() => deepEqual([...calls.keys()], ['a.pdf'], `there is ${state().join()}`));
    call('a.pdf').end();
    await mounted.find('.file-card-ready');
  });

  it('tells each time of one that fails at once, as without a network', async () => {
    show({ upload: () => Promise.reject(new Error('offline')) });
    await choose(mounted, file('a.pdf'));
    const failures = () => said().split('Couldn’t upload a.pdf').length - 1;
    await eventually(() => equal(failures(), 1, said()));
    await click(await mounted.named('button', 'Retry a.pdf'));
    await eventually(() => equal(failures(), 2, said()));
  });

  it('tells of one that failed before there was a list to see it in, and not again in the next list', async () => {
    const model = createUploadModel({ rules: () => ({}), upload: () => () => Promise.reject(new Error('offline')) });
    model.add([file('a.pdf')]);
    await eventually(() => ok(model.hasFailed.value));
    const view = <FileUpload label="Attachments" model={model} />;
    mounted = mount(view);
    await eventually(() => ok(said().includes('Couldn’t upload a.pdf'), said()));
    mounted.remove();
    mounted = mount(view);
    await mounted.find('.file-card-error');
    model.add([file('b.pdf')]);
    await eventually(() => ok(said().includes('Couldn’t upload b.pdf'), said()));
    ok(!said().includes('a.pdf'), said());
  });

  it('cancels, and keeps the file to be tried again or removed', async () => {
    show({ upload });
    await choose(mounted, file('a.pdf'));
    await click(await mounted.named('button', 'Cancel a.pdf'));
    ok(call('a.pdf').signal.aborted);
    await eventually(() => deepEqual(state(), ['Canceled']));
    await mounted.named('button', 'Retry a.pdf');
    await click(await mounted.named('button', 'Remove a.pdf'));
    await eventually(() => deepEqual(shown(), []));
  });

  it('ends what is under way when it goes', async () => {
    show({ upload });
    await choose(mounted, file('a.pdf'));
    await eventually(() => ok(calls.has('a.pdf')));
    mounted.remove();
    await eventually(() => ok(call('a.pdf').signal.aborted));
    show();
  });
});
