/** The ticket form as it is filled in and sent; rules by spec 000 §5, §6 and §8. */
import { ticketCategories, ticketSubjectLimit } from '../../../src/help/ticket-terms.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { naughtyStrings } from '../../support/corpora/naughty-strings.ts';
import { clearFaults, setFault } from '../../support/server.ts';
import { click, press, type } from '../../support/user.ts';
import { newestTicket } from './ticket-bench.ts';
import { type HandOptions, openTicket, type TicketHand, tabTo } from './ticket-hand.tsx';

let hand: TicketHand;
const open = async (options?: HandOptions) => {
  hand = await openTicket(options);
};
const optionsOf = (select: HTMLSelectElement) =>
  [...select.options].filter(({ value }) => value !== '').map(({ text }) => text);

afterEach(async () => {
  hand.close();
  await clearFaults();
});

describe('The ticket form', () => {
  it('has the fields of the specification, and nothing is chosen for the user', async () => {
    await open();
    const priority = await hand.field<HTMLSelectElement>('Priority');
    const category = await hand.field<HTMLSelectElement>('Category');
    deepEqual(optionsOf(priority), ['Low', 'Normal', 'High', 'Urgent']);
    equal(optionsOf(category).length, 25);
    deepEqual(
      [...category.options].map(({ value }) => value).filter((value) => value !== ''),
      [...ticketCategories],
    );
    deepEqual([priority.value, category.value], ['', '']);
    equal((await hand.field('Subject')).maxLength, 255);
    const subject = await hand.field('Subject');
    await eventually(() => ok(hand.focused === subject, 'whoever opened it begins with the subject'));
  });

  it('requires subject, message, priority and category, and leads to the first that is wrong', async () => {
    await open();
    await hand.send();
    await eventually(() => deepEqual(hand.errors(), ['Required', 'Required', 'Required', 'Required']));
    await eventually(async () => ok(hand.focused === (await hand.field('Subject'))));
    await eventually(() => match(hand.said(), /4 fields need attention/));
    await type('Backup fails');
    await hand.send();
    await eventually(async () => ok(hand.focused === (await hand.field('Message'))));
    await hand.fill();
    await eventually(() => deepEqual(hand.errors(), []));
  });

  it('has no category, and offers no call, in a federal environment', async () => {
    await open({ configuration: { environment: 'fed-qa1' } });
    await hand.field('Priority');
    ok(!hand.all('.field-label').some(({ textContent }) => textContent?.startsWith('Category')));
    await hand.send();
    await eventually(() => equal(hand.errors().length, 3));
  });

  it('offers a call for its categories only, and requires the number then', async () => {
    await open();
    await hand.fill();
    const call = await hand.named('.checkbox', 'Request a call');
    await click(call);
    await hand.send();
    await eventually(() => deepEqual(hand.errors(), ['Required for a call']));
    await hand.choose('Category', 'billing');
    await eventually(() => ok(!hand.all('.checkbox').some(({ textContent }) => textContent === 'Request a call')));
  });

  it("takes the phone number in the shared phone input: 'Invalid phone number'", async () => {
    await open();
    await hand.fill();
    await hand.write('Phone number', '213');
    const phone = await hand.find<HTMLInputElement>('.phone-input-field');
    await eventually(() => ok(hand.focused === phone, 'the input that came has the focus'));
    await eventually(() => equal(phone.value.replace(/\D/g, ''), '213'));
    await press('Tab');
    await eventually(() => deepEqual(hand.errors(), ['Invalid phone number']));
    await click(phone);
    await type('3734253');
    await press('Tab');
    await eventually(() => deepEqual(hand.errors(), []));
    equal(hand.model.values.value.phoneNumber, '+12133734253');
  });

  it('counts the message, says that it is too long, and moves the rest into details.txt', async () => {
    await open();
    const area = await hand.field<HTMLTextAreaElement>('Message');
    await click(area);
    document.execCommand('insertText', false, `${'word '.repeat(101)}the end`);
    equal(area.value.length, 512, 'nothing is cut');
    await eventually(() => deepEqual(hand.errors(), ['Must be 500 characters or fewer']));
    equal((await hand.find('[part=counter]')).textContent, '512 / 500');
    await hand.press('Move the rest into details.txt');
    await eventually(() => deepEqual(hand.errors(), []));
    await hand.named('.cut-name', 'details.txt');
    ok(area.value.length <= 500);
    const file = hand.model.files.files.value[0];
    match((await file?.text()) ?? '', /the end$/);
    await eventually(() => ok(hand.focused === area));
  });

  it('says where there is no room for details.txt', async () => {
    await open();
    hand.bench.attach(...['1', '2', '3', '4', '5'].map((name) => new File(['x'], `${name}.txt`)));
    hand.model.set('body', 'word '.repeat(120));
    await hand.press('Move the rest into details.txt');
    await eventually(() => match(hand.alerts().join(), /no room for details\.txt/));
    equal(hand.model.bodyLength.value, 600);
  });

  it('is sent, tells the backend everything, and is done', async () => {
    await open();
    await hand.fill();
    hand.bench.attach(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    await hand.send();
    await eventually(() => equal(hand.done, 1));
    const { payload, attachments } = await newestTicket();
    equal(payload.ticketSubject, 'Backup fails');
    equal(payload.ticketBody, 'Every night.');
    equal(payload.ticketPriority, 'HIGH');
    equal(payload.ticketCategory, 'backup');
    equal(payload.ticketCallback, false);
    deepEqual(
      attachments.map(({ name }) => name),
      ['notes.txt'],
    );
    equal((await hand.field('Subject')).value, '');
  });

  it('says that the user has not registered in the community, as a warning', async () => {
    await open({ user: 'technician' });
    await hand.fill();
    await hand.send();
    const alert = await hand.find('.inline-alert-warning');
    match(alert.textContent ?? '', /haven’t registered in the community yet. Register there first/);
    equal(hand.done, 0);
    equal((await hand.field('Subject')).value, 'Backup fails');
  });

  it('says why a call failed, loses nothing, and the same button tries again', async () => {
    await open();
    await setFault({ fault: 'server-error', match: '/zendesk/tickets' });
    await hand.fill();
    await hand.send();
    await eventually(() => match(hand.alerts().join(), /Couldn’t send the ticket/));
    equal((await hand.field<HTMLTextAreaElement>('Message')).value, 'Every night.');
    await eventually(async () => ok(hand.focused === (await hand.button('Send ticket'))));
    await clearFaults();
    await press('Enter');
    await eventually(() => equal(hand.done, 1));
  });

  it('shows how far it is, and can be cancelled', async () => {
    await open();
    await setFault({ fault: 'delay', match: '/zendesk/', delayMs: 60_000 });
    await hand.fill();
    hand.bench.attach(new File(['hello'], 'notes.txt'));
    await hand.send();
    const bar = await hand.find('.ticket-foot [role="progressbar"]');
    ok(bar.isConnected);
    await eventually(() => match(hand.said(), /Uploading 0 of 1/));
    equal((await hand.field('Subject')).readOnly, true);
    equal((await hand.button('Send ticket')).getAttribute('aria-busy'), 'true');
    await hand.press('Cancel');
    await eventually(() => match(hand.said(), /Canceled\. Your ticket wasn’t sent/));
    await eventually(async () => ok(hand.focused === (await hand.button('Send ticket'))));
    equal((await hand.field('Subject')).value, 'Backup fails');
    equal(hand.model.files.items.value[0]?.state.kind, 'kept');
  });

  it('counts diagnostics among what it uploads', async () => {
    await open();
    await setFault({ fault: 'delay', match: '/zendesk/', delayMs: 60_000 });
    await hand.fill();
    hand.bench.attach(new File(['hello'], 'notes.txt'));
    hand.model.set('hasDiagnostics', true);
    await hand.send();
    await eventually(() => match(hand.said(), /Uploading 0 of 2/));
    await hand.press('Cancel');
  });

  it('says at the field that more get a copy than may, before anything is sent', async () => {
    await open();
    await hand.fill();
    const tom = { email: 'tom.berger@example.com', name: 'Tom Berger' };
    hand.model.set('cc', Array(101).fill(tom));
    // What finds people comes with the first of them.
    await hand.find('[data-field="cc"] input');
    await hand.send();
    await eventually(() => deepEqual(hand.errors(), ['No more than 100 are allowed']));
    await eventually(() => ok(hand.focused?.closest('[data-field="cc"]')));
    equal(hand.bench.orders.length, 0);
  });

  it('says at the field what the server refuses', async () => {
    await open();
    await hand.fill();
    hand.model.set('cc', [{ email: 'nobody@elsewhere.example', name: 'Nobody' }]);
    await hand.send();
    await eventually(() => deepEqual(hand.errors(), ['Only technicians can receive a copy']));
    hand.model.set('cc', []);
    await eventually(() => deepEqual(hand.errors(), []));
  });

  it('is filled in and sent by the keyboard alone', async () => {
    await open();
    const subject = await hand.field('Subject');
    await eventually(() => ok(hand.focused === subject, hand.focused?.outerHTML));
    await type('Backup fails');
    await tabTo(hand, await hand.field('Message'));
    await type('Every night.');
    await tabTo(hand, await hand.field('Priority'));
    await type('u');
    await tabTo(hand, await hand.field('Category'));
    await type('bi');
    await tabTo(hand, await hand.button('Send ticket'));
    await press('Enter');
    await eventually(() => equal(hand.done, 1));
    const { payload } = await newestTicket();
    deepEqual([payload.ticketPriority, payload.ticketCategory], ['URGENT', 'billing']);
  });

  it('is not sent by Enter in a field, but by Control and Enter; never while an input method composes', async () => {
    await open();
    await hand.fill();
    const subject = await hand.field('Subject');
    await click(subject);
    await press('Enter');
    const enter = (isComposing: boolean) =>
      subject.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, composed: true, isComposing }),
      );
    enter(true);
    equal(hand.model.isSubmitting.value, false);
    await press('Control+Enter');
    await eventually(() => equal(hand.done, 1));
  });

  it('gives back every naughty string as it was typed', async () => {
    await open();
    const subject = await hand.field('Subject');
    const body = await hand.field<HTMLTextAreaElement>('Message');
    for (const several of together(naughtyStrings.map((text) => text.replace(/[\r\n]+/g, ' ').slice(0, 100)))) {
      hand.model.set('subject', several);
      hand.model.set('body', several);
      await eventually(() => deepEqual([subject.value, body.value], [several, several]), { interval: 0 });
    }
    for (const field of [subject, body]) equal(field.dir, 'auto');
    ok(!hand.root.querySelector('.ticket script, .ticket img, .ticket svg[onload]'));
  });

  it('is sent with what looks like markup, in Japanese and in Arabic, to the letter', async () => {
    await open();
    await hand.fill();
    const subject = '<img src=x onerror=alert(1)> {{name}} 日本語 𠮷 العربية \u202eabc';
    hand.model.set('subject', subject);
    hand.model.set('body', `${subject}\n\n  ${subject}`);
    await hand.send();
    await eventually(() => equal(hand.done, 1));
    const { payload } = await newestTicket();
    deepEqual([payload.ticketSubject, payload.ticketBody], [subject, `${subject}\n\n  ${subject}`]);
  });

  for (const options of [{}, { theme: 'dark' }, { dir: 'rtl', lang: 'ar-XB' }, { width: 320, lang: 'ja' }] as const) {
    it(`has no violation that axe finds: ${JSON.stringify(options)}`, async () => {
      await open(options);
      await hand.find('.ticket-foot .button');
      await expectNoAxeViolations(hand.host);
      hand.bench.attach(new File(['x'], 'a.txt'), new File(['x'], 'a.exe'));
      hand.model.set('body', 'word '.repeat(120));
      hand.model.set('phoneNumber', '123');
      await hand.model.submit();
      await hand.find('.file-card');
      await hand.find('.ticket-refused');
      await hand.find('.phone-input-field');
      await expectNoAxeViolations(hand.host);
    });
  }
});

/** As many lines at a time as a subject takes. */
function together(lines: readonly string[]): string[] {
  const all = [''];
  for (const line of lines) {
    const last = all.at(-1) ?? '';
    if (last.length + line.length < ticketSubjectLimit) all[all.length - 1] = `${last} ${line}`;
    else all.push(line);
  }
  return all;
}
