/** The message of a ticket: formatted on demand, with links that are checked and images that are files (spec 000 §5). */
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { paste } from '../../support/paste.ts';
import { press, type } from '../../support/user.ts';
import { transfer } from '../../ui/file-upload/upload-owner.tsx';
import { newestTicket } from './ticket-bench.ts';
import { openTicket, type TicketHand } from './ticket-hand.tsx';

let hand: TicketHand;
beforeEach(async () => {
  hand = await openTicket();
});
afterEach(() => hand.close());

const body = () => hand.model.values.value.body;
const area = () => hand.field<HTMLTextAreaElement>('Message');

async function format(): Promise<HTMLElement> {
  await hand.press('Format text');
  const text = await hand.find('.ProseMirror');
  await eventually(() => ok(hand.focused === text));
  return text;
}

function picture(): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 10 });
  return new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(new File([blob as Blob], 'image.png', { type: 'image/png' })), 'image/png'),
  );
}

describe('The message of a ticket', () => {
  it('is plain text, and keeps every word when it is formatted and when it is plain again', async () => {
    const text = 'First  line\n\n  <b>third</b> & "last"';
    hand.model.set('body', text);
    const editor = await format();
    equal(hand.model.bodyLength.value, text.length);
    match(editor.textContent ?? '', /<b>third<\/b> & "last"/);
    await press('Control+End');
    await type('!');
    await eventually(() => match(body(), /last&quot;!|last"!/));
    equal((await hand.find('[part=counter]')).textContent, `${text.length + 1} / 500`);
    await hand.press('Plain text');
    await eventually(async () => equal((await area()).value, `${text}!`));
    await eventually(async () => ok(hand.focused === (await area())));
  });

  it('asks before formatting is lost', async () => {
    await format();
    await press('Control+b');
    await type('bold');
    await press('Control+b');
    await eventually(() => match(body(), /<(b|strong)>bold/));
    await hand.press('Plain text');
    await hand.press('Keep formatting');
    ok(hand.root.querySelector('.ProseMirror'));
    await hand.press('Plain text');
    await hand.press('Remove formatting');
    await eventually(async () => equal((await area()).value, 'bold'));
  });

  it('is sent as HTML once it is formatted', async () => {
    await hand.fill();
    await format();
    await press('Control+End', 'Enter');
    await type('Second line');
    await eventually(() => match(body(), /Second line/));
    await hand.send();
    await eventually(() => equal(hand.done, 1));
    const { payload } = await newestTicket();
    equal(payload.ticketBodyFormat, 'HTML');
    equal(payload.ticketBody, '<p>Every night.</p><p>Second line</p>');
  });

  it('takes an image as one of the files, by whose token it is sent', async () => {
    await hand.fill();
    const text = await format();
    await press('Control+End');
    paste(text, transfer(await picture()));
    await eventually(() => match(body(), /<img[^>]*src="cid:image(-\d)?\.png"/));
    equal(hand.model.files.files.value.length, 1);
    await hand.find('.file-card');
    await hand.send();
    await eventually(() => equal(hand.done, 1));
    const { payload, attachments } = await newestTicket();
    match(String(payload.ticketBody), new RegExp(`src="cid:${attachments[0]?.token}"`));
  });

  it('loses an image with its file', async () => {
    const text = await format();
    paste(text, transfer(await picture()));
    await eventually(() => match(body(), /cid:image\.png/));
    await hand.press('Remove image.png');
    await eventually(() => ok(!body().includes('<img'), body()));
    await eventually(() => equal(text.querySelector('img[src]'), null));
    ok(text.isConnected);
  });

  it('takes only images as images, and says so', async () => {
    const text = await format();
    const gif = new File([Uint8Array.from(atob('R0lGODlhAQABAAAAACw='), (letter) => letter.charCodeAt(0))], 'a.gif', {
      type: 'image/gif',
    });
    paste(text, transfer(gif));
    await eventually(() => match(hand.alerts().join(), /Images in the message count as attachments/));
    equal(hand.model.files.files.value.length, 0);
    ok(!body().includes('data:'));
  });

  for (const [address, link] of [
    [
      'https://status.example.com/a',
      /<a href="https:\/\/status\.example\.com\/a"[^>]*>https:\/\/status\.example\.com\/a</,
    ],
    ['192.0.2.10', /<a href="https:\/\/192\.0\.2\.10\/"[^>]*>192\.0\.2\.10</],
    [
      '[2001:db8::1]:8443/status',
      /<a href="https:\/\/\[2001:db8::1\]:8443\/status"[^>]*>\[2001:db8::1\]:8443\/status</,
    ],
  ] as const) {
    it(`makes a link of the pasted address ${address}, and of words that it is pasted over`, async () => {
      const text = await format();
      const data = new DataTransfer();
      data.setData('text/plain', address);
      paste(text, data);
      await eventually(() => match(body(), link));
      await press('Enter');
      await type('Status');
      await press('Shift+Home');
      paste(text, data);
      await eventually(() => match(body(), /<p><a href="https:[^>]*>Status<\/a><\/p>$/));
    });
  }

  it('leaves a pasted number that is no address as it is', async () => {
    const text = await format();
    const data = new DataTransfer();
    data.setData('text/plain', 'Version 1.2.3.4 of 300.1.1.1');
    paste(text, data);
    await eventually(() => equal(body(), '<p>Version 1.2.3.4 of 300.1.1.1</p>'));
  });
});

describe('Insert link', () => {
  const input = () => hand.find<HTMLInputElement>('dialog input');

  it('refuses what is no URL or IP address, says why, and keeps what was typed', async () => {
    await hand.press('Insert link');
    await input();
    await type('javascript:alert(1)');
    await press('Enter');
    await eventually(() => deepEqual(hand.errors(), ['Start with https:// or http://, or enter an IP address']));
    const field = await input();
    equal(field.value, 'javascript:alert(1)');
    equal(field.getAttribute('aria-invalid'), 'true');
    ok(hand.focused === field);
    await press('Escape');
    await hand.press('Keep editing');
    await eventually(() => ok(hand.focused === field));
    await press('Escape');
    await hand.press('Discard changes');
    await eventually(async () => ok(hand.focused === (await hand.button('Insert link'))));
    equal(body(), '');
  });

  it('puts the address into plain text where the caret was, with the spaces that it needs', async () => {
    await hand.write('Message', 'See there');
    (await area()).setSelectionRange(3, 3);
    await hand.press('Insert link');
    await input();
    await type('192.0.2.10');
    await hand.press('Insert');
    await eventually(async () => equal((await area()).value, 'See 192.0.2.10 there'));
    equal(body(), 'See 192.0.2.10 there');
    await eventually(async () => ok(hand.focused === (await area())));
  });

  it('makes a link in formatted text', async () => {
    await format();
    await hand.press('Insert link');
    await input();
    await type('::1');
    await press('Enter');
    await eventually(() => match(body(), /<a href="https:\/\/\[::1\]\/"/));
  });
});
