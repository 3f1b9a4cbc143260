/** A preview when calls fail, each way of the reference server's table, and files that want to do harm. */
import '../../../support/hurried-retries.ts';
import { equal, eventually, ok } from '../../../support/assert.ts';
import { callFaults } from '../../../support/call-faults.ts';
import { clearFaults, setFault } from '../../../support/server.ts';
import { click } from '../../../support/user.ts';
import { PreviewView } from './preview-view.tsx';

let view: PreviewView;

afterEach(() => view.close());

describe('A preview when calls fail', () => {
  // A revision's bytes have no schema to break.
  const faults = callFaults.filter((fault) => fault !== 'broken-schema');
  for (const fault of faults) {
    it(`says why a revision could not be read, and reads it by Retry: ${fault}`, async () => {
      view = await PreviewView.open('Notes.txt');
      await view.shows(/All done\./, '.code-text');
      await setFault({ fault, match: '/data' });
      await view.chooseOldest('Revision');
      await view.face(fault === 'mfa-required' ? 'Not loaded' : 'Couldn’t load this revision');
      equal(view.mounted.all('.preview-face [role=alert]').length, fault === 'mfa-required' ? 0 : 1);
      await clearFaults();
      await click(await view.mounted.named('button', 'Retry'));
      await view.shows(/call the landlord/, '.code-text');
    });
  }

  it('says why the revisions could not be listed', async () => {
    view = await PreviewView.open('Notes.txt');
    await view.shows(/All done\./, '.code-text');
    view.close();
    const opening = PreviewView.open('Notes.txt', {
      beforeOpen: () => setFault({ fault: 'forbidden', match: '/files/' }),
    });
    view = await opening;
    await view.face('Couldn’t load revisions');
    await clearFaults();
    await click(await view.mounted.named('button', 'Retry'));
    await view.shows(/All done\./, '.code-text');
  });
});

describe('A hostile file', () => {
  const ran = () => Reflect.get(globalThis, 'hostileRan');
  const hostile = '<img src=x onerror="parent.hostileRan = 1"><script>parent.hostileRan = top.hostileRan = 1</script>';

  it('is text where it is a page, whatever its name', async () => {
    for (const name of ['page.html', 'page.txt', 'photo.png', 'paper.pdf']) {
      view = await PreviewView.open('Notes.txt', { content: `<!doctype html>${hostile}`, name });
      await view.shows(/<!doctype html><img src=x/, '.code-text');
      equal(view.mounted.all('.code img, .code script, iframe').length, 0);
      view.close();
    }
    equal(ran(), undefined);
  });

  it('is a still image where it is a drawing with a script', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="parent.hostileRan = 1"><script>parent.hostileRan = 1</script><foreignObject>${hostile}</foreignObject></svg>`;
    view = await PreviewView.open('Notes.txt', {
      content: svg.replace('<img src=x onerror="parent.hostileRan = 1">', ''),
      name: 'logo.svg',
    });
    const image = await view.mounted.find<HTMLImageElement>('.preview-picture img');
    await eventually(() => ok(image.complete && image.src.startsWith('blob:')));
    await click(await view.mounted.named('button', 'Show as text'));
    await view.shows(/parent\.hostileRan/, '.code-text');
    equal(ran(), undefined);
  });

  it('is offered as a text where the page’s policy refuses its picture', async () => {
    view = await PreviewView.open('Notes.txt', {
      content: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      name: 'logo.svg',
    });
    const image = await view.mounted.find<HTMLImageElement>('.preview-picture img');
    // It listens for refusals before it has an address.
    await eventually(() => ok(image.src.startsWith('blob:'), `the picture is at "${image.src}"`));
    const refusal = { effectiveDirective: 'img-src', blockedURI: 'blob', disposition: 'enforce' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), refusal));
    await view.face('Previews are blocked on this page');
    await click(await view.mounted.named('button', 'Show as text'));
    await view.shows(/<svg/, '.code-text');
  });

  it('is shown in time where it is one endless line, or a million lines', async () => {
    for (const content of ['x'.repeat(2 ** 20), '\n'.repeat(2 ** 20)]) {
      view = await PreviewView.open('Notes.txt', { content });
      await eventually(() => ok(view.mounted.all('.code-block').length >= 2));
      ok(view.mounted.all('.code-block').length <= 100);
      view.close();
    }
  });

  it('is no text where it holds NULs', async () => {
    view = await PreviewView.open('Notes.txt', { content: 'a\u0000b', name: 'log.txt' });
    await view.face('Not a text file');
  });
});
