import { FileCard } from '../../../src/ui/file-upload/file-card.tsx';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, hover, unhover } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';
import { choose, file, Owner } from './upload-owner.tsx';

let mounted: Mounted;
afterEach(async () => {
  mounted.remove();
  await unhover();
});

/** A picture of its own, as a browser reads it. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 20);
  const context = canvas.getContext('2d');
  ok(context);
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 40, 20);
  return new File([await canvas.convertToBlob()], 'red.png', { type: 'image/png' });
}

describe('FileCard', () => {
  it('offers what its owner offers', async () => {
    const done: string[] = [];
    mounted = mount(
      <FileCard
        file={{ name: 'a.pdf' }}
        onDownload={() => done.push('download')}
        onPreview={() => done.push('preview')}
        onRemove={() => done.push('remove')}
      />,
    );
    for (const verb of ['Preview', 'Download', 'Remove']) await click(await mounted.named('button', `${verb} a.pdf`));
    deepEqual(done, ['preview', 'download', 'remove']);
    equal((await mounted.find('.file-card-kind')).textContent, 'PDF');
    mounted.render(<FileCard file={{ name: 'a.pdf' }} />);
    await eventually(() => equal(mounted.all('button').length, 0));
  });

  it('cuts a long name in its middle, and tells it whole', async () => {
    const name = `${'a very long name of a report '.repeat(6)}final 2.pptx`;
    mounted = mount(<FileCard file={{ name }} onRemove={() => undefined} />, { width: 320 });
    const text = await mounted.find('.cut-name');
    equal(text.textContent, name);
    const end = await mounted.find('.cut-name-end');
    ok(end.scrollWidth <= end.clientWidth + 1, 'its ending is in sight');
    ok(mounted.host.getBoundingClientRect().height < 60, 'it is one line');
    await hover(text);
    equal((await mounted.find('[role="tooltip"]')).textContent, name);
  });

  it('shows a picture of an image, and its drawing where it is none', async () => {
    const content = await picture();
    mounted = mount(<FileCard file={content} content={content} />);
    const canvas = await mounted.find<HTMLCanvasElement>('canvas:not([hidden])');
    const [red, green] = canvas.getContext('2d')?.getImageData(36, 36, 1, 1).data ?? [];
    ok((red ?? 0) > 240 && (green ?? 255) < 20, `${red} ${green}`);
    equal(mounted.all('.file-tile .icon').length, 0);
    const broken = file('broken.png', 5, 'image/png');
    mounted.render(<FileCard file={broken} content={broken} />);
    await eventually(() => equal(mounted.all('.file-tile .icon').length, 1));
    equal(mounted.all('canvas:not([hidden])').length, 0);
  });
});

for (const theme of ['light', 'dark'] as const) {
  it(`axe finds nothing in an upload and its cards in the ${theme} theme`, async () => {
    const name = 'report.pdf';
    mounted = mount(
      <div>
        <Owner rules={{ maximumFiles: 1 }} files={[file('a.csv')]} required hint="Sent with the form" />
        <Owner disabled files={[file('b.docx')]} />
        <Owner readOnly error="Too few" />
        <FileCard file={{ name, size: 3 }} variant="waiting" onCancel={() => undefined} />
        <FileCard file={{ name, size: 3 }} variant="uploading" progress={0.4} onCancel={() => undefined} />
        <FileCard file={{ name, size: 3 }} variant="uploading" />
        <FileCard file={{ name, size: 3 }} variant="processing" />
        <FileCard file={{ name, size: 3 }} variant="error" onRetry={() => undefined} onRemove={() => undefined} />
        <FileCard file={{ name, size: 3 }} variant="cancelled" />
        {['a.png', 'a.mp3', 'a.mp4', 'a.zip', 'a.pptx', 'a.exe'].map((other) => (
          <FileCard key={other} file={{ name: other, size: 3 }} onDownload={() => undefined} />
        ))}
      </div>,
      { theme },
    );
    await choose(mounted, file('b.csv'), file('c.csv'));
    await mounted.find('[role="alert"]');
    await expectNoAxeViolations(mounted.host);
  });
}
