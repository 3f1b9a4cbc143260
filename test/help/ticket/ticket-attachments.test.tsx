/** Files of a ticket: rules and their texts (spec 000 §5 and §8), paste, drop, captures, previews, and what a check says. */
import { attachmentSizeLimit } from '../../../src/help/ticket-terms.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { holdTimers } from '../../support/held-timers.ts';
import { paste } from '../../support/paste.ts';
import { clearFaults, setUploadFault } from '../../support/server.ts';
import { click, press } from '../../support/user.ts';
import { choose, drag, transfer } from '../../ui/file-upload/upload-owner.tsx';
import { hurryChecks, restoreChecks } from '../quick-checks.ts';
import { newestTicket } from './ticket-bench.ts';
import { openTicket, type TicketHand } from './ticket-hand.tsx';

let hand: TicketHand;
beforeEach(async () => {
  hand = await openTicket();
});
afterEach(async () => {
  hand.close();
  await clearFaults();
});

const text = (name: string, content = 'x') => new File([content], name, { type: 'text/plain', lastModified: 1 });
const shown = () => hand.all('.cut-name').map(({ textContent }) => textContent);
const refused = () =>
  eventually(() => {
    const lines = hand.all('.ticket-refused li').map(({ textContent }) => textContent ?? '');
    ok(lines.length > 0);
    return lines;
  });

function picture(name = 'image.png'): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
  return new Promise((resolve) =>
    canvas.toBlob(
      (blob) => resolve(new File([blob as Blob], name, { type: 'image/png', lastModified: 1 })),
      'image/png',
    ),
  );
}

describe("A ticket's attachments", () => {
  it('are five at most: Only {{maxFiles}} attachments are allowed.', async () => {
    await choose(hand, ...['1', '2', '3', '4', '5', '6'].map((name) => text(`${name}.txt`)));
    match((await refused())[0] ?? '', /^Only 5 attachments are allowed\./);
    match((await refused())[0] ?? '', /6\.txt/);
    equal(hand.model.files.files.value.length, 5);
    const add = await hand.button('Add files');
    equal(add.getAttribute('aria-disabled'), 'true');
  });

  it('have names of their own: File {{fileName}} has already been uploaded.', async () => {
    await choose(hand, text('a.txt'), text('a.txt', 'another'));
    deepEqual(await refused(), ['File a.txt has already been uploaded.']);
  });

  it('are of 50 MB at most, and the error names those that are not', async () => {
    const large = (name: string) => {
      const file = text(name);
      Object.defineProperty(file, 'size', { value: attachmentSizeLimit + 1 });
      return file;
    };
    hand.model.files.add([large('a.txt'), large('b.mov'), text('c.txt')]);
    deepEqual(await refused(), ['Please select a different file. The following file(s) are too large: a.txt, b.mov']);
    await eventually(() => deepEqual(shown(), ['c.txt']));
  });

  it('are of five types: Only .jpg, .jpeg, .png, .mov, .txt file extensions are supported.', async () => {
    await choose(hand, text('a.exe'), text('b.TXT'), text('c.svg'), text('d.txt.zip'));
    const [line] = await refused();
    match(line ?? '', /^Only \.jpg, \.jpeg, \.png, \.mov, \.txt file extensions are supported\./);
    match(line ?? '', /a\.exe, c\.svg, d\.txt\.zip/);
    await eventually(() => deepEqual(shown(), ['b.TXT']));
    await hand.press('Dismiss');
    await eventually(() => equal(hand.all('.ticket-refused').length, 0));
  });

  it('are told of before one is chosen', async () => {
    const field = await hand.find('.ticket-note[id$="-rules"]');
    equal(field.textContent, 'Up to 5 files, 50 MB each: .jpg, .jpeg, .png, .mov, .txt');
  });

  it('are seen when they are added, and so is why one was not', async () => {
    const scroll = await hand.find('.ticket-scroll');
    const isSeen = (selector: string) => {
      const edges = scroll.getBoundingClientRect();
      const found = hand.all(selector).at(-1)?.getBoundingClientRect();
      ok(found && found.top >= edges.top - 1 && found.bottom <= edges.bottom + 1, `${selector} is out of sight`);
    };
    scroll.parentElement?.style.setProperty('max-block-size', '320px');
    await choose(hand, text('a.txt'));
    await eventually(() => isSeen('.file-list > *'));
    scroll.scrollTop = 0;
    await choose(hand, text('a.txt', 'another'));
    await refused();
    await eventually(() => isSeen('.ticket-refused'));
  });

  it('come by paste and drop anywhere in the form, pasted pictures under names of their own', async () => {
    const subject = await hand.field('Subject');
    const image = await picture();
    ok(!paste(subject, transfer(image)));
    await eventually(() => deepEqual(shown(), ['image.png']));
    paste(subject, transfer(image));
    await eventually(() => deepEqual(shown(), ['image.png', 'image-2.png']));
    const data = transfer(text('dropped.txt'));
    drag(subject, 'dragenter', data);
    await hand.find('.ticket-drop');
    ok(!drag(subject, 'drop', data), 'the browser must not open it');
    await eventually(() => deepEqual(shown(), ['image.png', 'image-2.png', 'dropped.txt']));
    equal(hand.all('.ticket-drop').length, 0);
  });

  it('are no pasted words, with which office programs bring their picture', async () => {
    const data = transfer(await picture());
    data.setData('text/plain', 'words');
    ok(paste(await hand.field('Subject'), data));
    equal(hand.model.files.files.value.length, 0);
  });

  it('are taken out again, and the focus stays among them', async () => {
    await choose(hand, text('a.txt'), text('b.txt'));
    await hand.press('Remove a.txt');
    await eventually(() => deepEqual(shown(), ['b.txt']));
    await hand.press('Remove b.txt');
    await eventually(async () => ok(hand.focused === (await hand.button('Add files'))));
  });

  it('show an image whole, before it is sent', async () => {
    await choose(hand, await picture('screen.png'));
    const preview = await hand.button('Preview screen.png');
    await click(preview);
    const canvas = await hand.find<HTMLCanvasElement>('dialog canvas:not([hidden])');
    deepEqual([canvas.width, canvas.height], [40, 30]);
    equal(canvas.getAttribute('aria-label'), 'Image screen.png');
    await press('Escape');
    await eventually(() => ok(hand.focused === preview));
    equal(hand.all('dialog').length, 0);
  });

  it('say that an image cannot be shown', async () => {
    await choose(hand, new File(['no picture'], 'broken.png', { type: 'image/png' }));
    await hand.press('Preview broken.png');
    await eventually(() => match(hand.all('dialog')[0]?.textContent ?? '', /can’t be displayed/));
  });
});

describe('What a check says of an attachment', () => {
  /** Milliseconds until the first look at a file that is being checked: no other timer has that length. */
  const firstPause = 51;
  before(() => hurryChecks(firstPause));
  after(restoreChecks);

  it('SUSPICIOUS: Resource Not Found, named in the reason, until it is taken out', async () => {
    await hand.fill();
    await choose(hand, text('a.txt'), text('b.txt'));
    await setUploadFault({ fault: 'suspicious', times: 2 });
    await hand.send();
    await eventually(() => match(hand.alerts().join(), /These attachments were rejected.*a\.txt|b\.txt/));
    const cards = () => hand.all('.file-card-error').map(({ textContent }) => textContent ?? '');
    await eventually(() => ok(cards().length > 0 && cards().every((card) => card.includes('Resource Not Found'))));
    await hand.press('Remove a.txt');
    await hand.press('Remove b.txt');
    await clearFaults();
    await hand.send();
    await eventually(() => equal(hand.done, 1));
  });

  it('FAILURE: Upload failed', async () => {
    await hand.fill();
    await choose(hand, text('a.txt'));
    await setUploadFault({ fault: 'fails' });
    await hand.send();
    await eventually(() => match(hand.all('.file-card-error')[0]?.textContent ?? '', /Upload failed/));
  });

  it('PROCESSING: it is waited for, and seen', async () => {
    await hand.fill();
    await choose(hand, text('a.txt'));
    await setUploadFault({ fault: 'processing', processingSeconds: 0.05 });
    const timers = holdTimers(firstPause);
    try {
      await hand.send();
      await hand.find('.file-card-processing');
      await eventually(() => match(hand.said(), /Checking attachments/));
      timers.end();
    } finally {
      timers.restore();
    }
    await eventually(() => equal(hand.done, 1));
    deepEqual(
      (await newestTicket()).attachments.map(({ name }) => name),
      ['a.txt'],
    );
  });

  it('INVALID_ATTACHMENT_RESPONSE: the types that are supported', async () => {
    await hand.fill();
    await choose(hand, text('a.txt'));
    await setUploadFault({ fault: 'refused' });
    await hand.send();
    await eventually(() =>
      match(hand.alerts().join(), /Only \.jpg, \.jpeg, \.png, \.mov, \.txt file extensions are supported\./),
    );
  });
});

describe('A capture of the screen', () => {
  const { mediaDevices } = navigator;
  const give = (devices: unknown) =>
    Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
  afterEach(() => {
    give(mediaDevices);
  });

  async function reopen(getDisplayMedia: unknown) {
    give(getDisplayMedia === undefined ? {} : { getDisplayMedia });
    hand.close();
    hand = await openTicket();
  }

  it('is not offered where the browser cannot', async () => {
    await reopen(undefined);
    await hand.button('Add files');
    ok(!hand.all('button').some(({ textContent }) => textContent === 'Capture screen'));
  });

  it('that the user declines is no error', async () => {
    await reopen(async () => {
      throw new DOMException('no', 'NotAllowedError');
    });
    await hand.press('Capture screen');
    await eventually(async () => equal((await hand.button('Capture screen')).getAttribute('aria-busy'), null));
    deepEqual(hand.errors(), []);
    equal(hand.model.files.files.value.length, 0);
    equal(hand.bench.reports.length, 0);
  });

  it('is one picture among the files, and the sharing ends with it', async () => {
    let stream: MediaStream | undefined;
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    const timer = setInterval(() => {
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = `rgb(${Math.floor(Math.random() * 255)} 0 0)`;
      context?.fillRect(0, 0, 64, 48);
    }, 50);
    await reopen(async () => {
      stream = canvas.captureStream(20);
      return stream;
    });
    await hand.press('Capture screen');
    const file = await eventually(() => {
      const [first] = hand.model.files.files.value;
      ok(first);
      return first;
    });
    clearInterval(timer);
    match(file.name, /^screen-\d{4}-\d\d-\d\d-\d{6}\.png$/);
    const bitmap = await createImageBitmap(file);
    deepEqual([bitmap.width, bitmap.height], [64, 48]);
    ok(stream?.getTracks().every(({ readyState }) => readyState === 'ended'));
  });
});
