/** A ticket that is sent to the reference server: files first, then the ticket, and back again where it fails. */
import { effect } from '@preact/signals-core';
import { contentIdOf } from '../../../src/help/ticket/inline-images.ts';
import { emptyValues } from '../../../src/help/ticket/model/ticket-values.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { naughtyStrings } from '../../support/corpora/naughty-strings.ts';
import { clearFaults, setUploadFault, signIn } from '../../support/server.ts';
import { hurryChecks, restoreChecks } from '../quick-checks.ts';
import {
  creations,
  keptFor,
  newestTicket,
  noDraft,
  removals,
  type TicketBench,
  textFile,
  ticketBench,
  uploads,
} from './ticket-bench.ts';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4]);
let bench: TicketBench;
const open = async (...args: Parameters<typeof ticketBench>) => {
  bench = await ticketBench(...args);
  return bench;
};
const draft = () => keptFor(draftOwner(bench.configuration.peek()).key);

describe('A ticket that is sent', () => {
  beforeEach(async () => {
    await signIn();
    hurryChecks();
  });
  afterEach(async () => {
    bench.dispose();
    restoreChecks();
    await clearFaults();
  });

  it('arrives as the specification has it, and the form is empty', async () => {
    const { model } = await open();
    bench.write({
      phoneNumber: '(213) 373-4253',
      wantsCall: true,
      cc: [{ email: 'nadia.haddad@example.com', name: 'Nadia' }],
    });
    bench.attach(new File([png], 'screen.png', { type: 'image/png' }), textFile('log.txt'));
    await eventually(async () => equal((await draft())?.files.length, 2));
    equal(await model.submit(), true);
    const { payload, attachments } = await newestTicket();
    const { imageTokens, ...words } = payload;
    deepEqual<unknown>(words, {
      ticketSubject: 'Backup fails',
      ticketBody: 'Every night.',
      ticketPriority: 'HIGH',
      ticketPhoneNumber: '+12133734253',
      ticketCategory: 'backup',
      ticketCallback: true,
      ticketCc: ['nadia.haddad@example.com'],
    });
    deepEqual([...(imageTokens as string[])].sort(), attachments.map(({ token }) => token).sort());
    deepEqual(attachments.map(({ name, size }) => `${name} ${size}`).sort(), ['log.txt 18', 'screen.png 12']);
    equal(bench.created[0]?.ticketId, String((await newestTicket()).id));
    equal(bench.created[0]?.files.length, 2);
    deepEqual(model.values.value, emptyValues);
    deepEqual(model.files.files.value, []);
    deepEqual(model.form.shownIssues.value, []);
    deepEqual(bench.phases, ['idle', 'uploading', 'creating', 'idle']);
    equal((await removals()).length, 0);
    await eventually(async () => equal(await draft(), undefined));
    deepEqual(bench.reports, []);
  });

  it('has no category and no call in a federal environment', async () => {
    await signIn('admin', { environment: 'fed' });
    const { model } = await open({ environment: 'fed' });
    bench.write({ wantsCall: true });
    equal(await model.submit(), true);
    const { payload } = await newestTicket();
    deepEqual(Object.keys(payload).sort(), [
      'imageTokens',
      'ticketBody',
      'ticketCallback',
      'ticketCc',
      'ticketPriority',
      'ticketSubject',
    ]);
    equal(payload.ticketCallback, false);
  });

  it('says that it is formatted where it is, and names its images by their tokens', async () => {
    const { model } = await open();
    const image = new File([png], 'Bild 1 "ü".png', { type: 'image/png' });
    bench.attach(image);
    bench.write({ isHtml: true, body: `<p>See <b>here</b>: <img alt="x" src="cid:${contentIdOf(image)}"></p>` });
    equal(await model.submit(), true);
    const { payload, attachments } = await newestTicket();
    equal(payload.ticketBodyFormat, 'HTML');
    equal(payload.ticketBody, `<p>See <b>here</b>: <img alt="x" src="cid:${attachments[0]?.token}"></p>`);
    equal(attachments[0]?.name, image.name);
  });

  it('brings diagnostics along as a file that the page hears of, too', async () => {
    const { model } = await open();
    bench.attach(textFile('diagnostics.txt', 'mine'));
    bench.write({ hasDiagnostics: true });
    equal(await model.submit(), true);
    deepEqual(
      bench.orders[0]?.files.map(({ name }) => name),
      ['diagnostics.txt', 'diagnostics-2.txt'],
    );
    const { attachments } = await newestTicket();
    const own = attachments.find(({ name }) => name === 'diagnostics-2.txt');
    match(await (await fetch(own?.contentAddress ?? '')).text(), /Time: .*\nRoute: /);
  });

  for (const [language, subject, body] of [
    ['Japanese', '毎晩バックアップが失敗します', '昨夜から「ディスクがいっぱいです」と表示されます。🌙 𠮷野'],
    ['Arabic', 'يفشل النسخ الاحتياطي كل ليلة', 'منذ أمس تظهر الرسالة \u2067(القرص ممتلئ)\u2069.'],
  ] as const) {
    it(`can be written in ${language}`, async () => {
      const { model } = await open();
      bench.write({ subject, body });
      bench.attach(textFile(`${subject}.txt`, body));
      equal(await model.submit(), true);
      const { payload, attachments } = await newestTicket();
      equal(payload.ticketSubject, subject);
      equal(payload.ticketBody, body);
      equal(attachments[0]?.name, `${subject}.txt`);
      equal(await (await fetch(attachments[0]?.contentAddress ?? '')).text(), body);
    });
  }

  it('arrives as it was typed, whatever that was', async () => {
    const { model } = await open({}, { openDraft: noDraft });
    // A body and a subject of white space are refused; a lone surrogate is no character on the wire.
    const usable = naughtyStrings.filter(
      (text) => text.trim() !== '' && text.length <= 255 && (text.isWellFormed?.() ?? true),
    );
    for (const text of usable.filter((_, index) => index % 6 === 0)) {
      bench.write({ subject: text.replace(/[\r\n]+/g, ' '), body: text });
      equal(await model.submit(), true, text);
      const { payload } = await newestTicket();
      equal(payload.ticketBody, text);
    }
  });

  it('tells how far each file is, and sends three at once', async () => {
    const { model } = await open();
    bench.write();
    const bytes = new Uint8Array(3_000_000);
    bench.attach(...['a', 'b', 'c', 'd'].map((name) => new File([png, bytes], `${name}.png`)));
    let most = 0;
    const seen = new Set<number>();
    const stop = model.files.items.subscribe((items) => {
      most = Math.max(most, items.filter(({ state }) => state.kind === 'uploading').length);
      for (const { state } of items) if (state.kind === 'uploading' && state.progress) seen.add(state.progress);
    });
    equal(await model.submit(), true);
    stop();
    equal(most, 3);
    ok(seen.has(1), 'the end of a file was told');
    ok([...seen].every((share) => share > 0 && share <= 1));
  });

  it('is sent by a host’s own fetch, which hears of all calls', async () => {
    const asked: string[] = [];
    const { model } = await open({
      fetch: (input, init) => {
        asked.push(
          `${init?.method ?? (input as Request).method} ${new URL(typeof input === 'string' ? input : (input as Request).url).pathname}`,
        );
        return fetch(input, init);
      },
    });
    bench.write();
    bench.attach(textFile('a.txt'));
    equal(await model.submit(), true);
    deepEqual(asked, ['POST /zendesk/attachments', 'POST /zendesk/tickets']);
    equal((await newestTicket()).attachments[0]?.size, 'what is in a.txt'.length);
  });

  it('waits while its files are looked at', async () => {
    const { model } = await open();
    await setUploadFault({ fault: 'processing', processingSeconds: 0.4 });
    bench.write();
    bench.attach(textFile('a.txt'));
    equal(await model.submit(), true);
    deepEqual(bench.phases, ['idle', 'uploading', 'checking', 'creating', 'idle']);
  });

  it('is one, however often it is sent', async () => {
    const { model } = await open();
    bench.write();
    bench.attach(textFile('a.txt'));
    const answers = await Promise.all([model.submit(), model.submit(), model.submit()]);
    deepEqual(answers, [true, true, true]);
    equal((await creations()).length, 1);
    equal((await uploads()).length, 1);
    equal(bench.orders.length, 1);
  });

  it('stays as it is while it is on its way', async () => {
    const { model } = await open();
    bench.write();
    bench.attach(textFile('a.txt'));
    // Heard at once: no answer can have come.
    const isCreating = new Promise<void>((resolve) => {
      effect(() => {
        if (model.submission.value.is === 'creating') resolve();
      });
    });
    const sent = model.submit();
    await isCreating;
    model.set('subject', 'another');
    bench.attach(textFile('b.txt'));
    model.files.remove(model.files.items.value[0]?.id ?? 0);
    model.prefill({ subject: 'the next one' });
    equal(model.files.files.value.length, 1);
    equal(await sent, true);
    equal((await newestTicket()).payload.ticketSubject, 'Backup fails');
    await eventually(() => equal(model.values.value.subject, 'the next one'));
  });

  it('is the page’s to send where that says so: the draft stays, and nothing is called', async () => {
    const { model } = await open({}, { onSubmitRequest: () => false });
    bench.write();
    bench.attach(textFile('a.txt'));
    equal(await model.submit(), false);
    equal(model.values.value.subject, 'Backup fails');
    equal(model.files.files.value.length, 1);
    equal(model.submission.value.is, 'idle');
    equal((await uploads()).length + (await creations()).length, 0);
  });
});
