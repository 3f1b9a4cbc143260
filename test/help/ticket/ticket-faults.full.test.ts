/** Every call that a ticket makes, failing in every way of the reference server: what is said, and that nothing is lost. */
import '../../support/hurried-retries.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import { CallError, isAbort } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { callFaults, errorsOfFaults } from '../../support/call-faults.ts';
import { clearFaults, type FaultOrder, setFault, setUploadFault, signIn } from '../../support/server.ts';
import { hurryChecks, restoreChecks } from '../quick-checks.ts';
import {
  asked,
  creations,
  keptFor,
  newestTicket,
  removals,
  type TicketBench,
  textFile,
  ticketBench,
  uploads,
} from './ticket-bench.ts';

let bench: TicketBench;
const kept = () => keptFor(draftOwner(bench.configuration.peek()).key);
const states = () => bench.model.files.items.value.map(({ state }) => state.kind);

async function begin(...args: Parameters<typeof ticketBench>) {
  bench = await ticketBench(...args);
  bench.write();
  bench.attach(textFile('a.txt'), textFile('b.txt'));
  return bench.model;
}

/** What was written is there, on the page and in the browser's store. */
async function nothingIsLost() {
  const { model } = bench;
  equal(model.values.value.subject, 'Backup fails');
  equal(model.values.value.body, 'Every night.');
  deepEqual(states(), ['kept', 'kept']);
  deepEqual(await Promise.all(model.files.files.value.map((file) => file.text())), [
    'what is in a.txt',
    'what is in b.txt',
  ]);
  await eventually(async () => equal((await kept())?.files.length, 2));
  equal((await kept())?.values.body, 'Every night.');
}

const signInAnew = async () => {
  await signIn();
  hurryChecks(10);
};
const putBack = async () => {
  bench.dispose();
  restoreChecks();
  await clearFaults();
};

describe('A ticket that does not go as it should', () => {
  beforeEach(signInAnew);
  afterEach(putBack);

  for (const fault of callFaults) {
    const expected: readonly string[] = errorsOfFaults[fault];
    for (const [call, match] of [
      ['upload', '/zendesk/attachments?'],
      ['check', '/zendesk/attachments/'],
      ['ticket', '/zendesk/tickets'],
    ] as const) {
      it(`says what failed, keeps all, and is sent when it is tried again: ${call}, ${fault}`, async () => {
        const model = await begin();
        if (call === 'check') await setUploadFault({ fault: 'processing', times: 2, processingSeconds: 0.1 });
        await setFault({ fault, match });
        equal(await model.submit(), false);
        const { problem } = bench;
        equal(problem?.kind, call === 'ticket' ? 'call' : 'filesNotUploaded');
        ok(problem?.kind === 'call' || problem?.kind === 'filesNotUploaded');
        ok(problem.error instanceof CallError, String(problem.error));
        ok(expected.includes(problem.error.kind), problem.error.kind);
        if (problem.kind === 'filesNotUploaded') ok(problem.names.length > 0);
        ok(bench.reports.includes(problem.error), 'it was reported');
        await nothingIsLost();
        await clearFaults();
        if (call !== 'check')
          // What the server has of it is thrown away.
          await eventually(async () => {
            const done = (await uploads()).filter(({ status, fault: hit }) => status === 200 && hit === null).length;
            ok((await removals()).length <= done, 'more was removed than uploaded');
          });
        equal(await model.submit(), true);
        const { payload, attachments } = await newestTicket();
        equal(payload.ticketBody, 'Every night.');
        deepEqual(attachments.map(({ name }) => name).sort(), ['a.txt', 'b.txt']);
      });
    }

    it(`fails by its own reason where throwing away fails, too: ${fault}`, async () => {
      await signIn('technician');
      const model = await begin();
      // A client without a session cannot do anything; this is about what comes after.
      await setFault({ fault, match: '/zendesk/attachments/' });
      equal(await model.submit(), false);
      deepEqual(bench.problem, { kind: 'notAuthenticated' });
      // Browsers themselves ask again where a connection breaks: to throw away twice is to throw away.
      await eventually(async () => equal(new Set((await removals()).map(({ path }) => path)).size, 2));
      await nothingIsLost();
      // Told of both: only now does nothing of it come to the server while the next test counts.
      await eventually(() => equal(bench.reports.length, fault === 'not-found' ? 0 : 2));
    });
  }

  for (const fault of ['delay', 'out-of-order', 'slow-body'] as const) {
    it(`waits: ${fault}`, async () => {
      const model = await begin();
      const order: FaultOrder = { fault, match: '/zendesk/' };
      await setFault(fault === 'slow-body' ? { ...order, bytesPerSecond: 500 } : { ...order, delayMs: 200 });
      equal(await model.submit(), true);
      equal((await newestTicket()).attachments.length, 2);
      deepEqual(bench.reports, []);
    });
  }

  for (const [call, match, phase] of [
    ['upload', '/zendesk/attachments?', 'uploading'],
    ['ticket', '/zendesk/tickets', 'creating'],
  ] as const) {
    it(`can be given up while nothing is answered, and says nothing: ${call}`, async () => {
      const model = await begin();
      await setFault({ fault: 'never-answers', match });
      const sent = model.submit();
      await eventually(async () =>
        ok((await asked(call === 'upload' ? 'uploadTicketAttachment' : 'createTicket')).length),
      );
      equal(model.submission.value.is, phase);
      model.cancel();
      equal(await sent, false);
      equal(model.submission.value.is, 'idle');
      equal(model.isSubmitting.value, false);
      if (call === 'ticket') await eventually(async () => equal((await removals()).length, 2));
      await nothingIsLost();
      deepEqual(bench.reports, []);
      await clearFaults();
      equal(await model.submit(), true);
      equal((await newestTicket()).attachments.length, 2);
    });
  }

  it('is made once where only the answer was lost: the same ticket goes by the same key', async () => {
    const model = await begin();
    await setFault({ fault: 'truncated-body', match: '/zendesk/tickets', times: 1, afterBytes: 0 });
    equal(await model.submit(), false);
    const { id } = await newestTicket();
    await nothingIsLost();
    equal(await model.submit(), true);
    equal((await newestTicket()).id, id, 'a second one was made');
    equal(bench.created[0]?.ticketId, String(id));
  });

  it('is another where it was changed meanwhile', async () => {
    const model = await begin();
    await setFault({ fault: 'truncated-body', match: '/zendesk/tickets', times: 1, afterBytes: 0 });
    equal(await model.submit(), false);
    const { id } = await newestTicket();
    model.set('body', 'Every night, at two.');
    equal(await model.submit(), true);
    ok((await newestTicket()).id !== id);
    equal((await newestTicket()).payload.ticketBody, 'Every night, at two.');
  });

  it('takes its files back when its element goes, and hears nothing more', async () => {
    const model = await begin();
    await setFault({ fault: 'never-answers', match: '/zendesk/tickets' });
    const sent = model.submit();
    await eventually(async () => equal((await creations()).length, 1));
    bench.dispose();
    equal(await sent, false);
    await eventually(async () => equal((await removals()).length, 2));
    deepEqual(bench.created, []);
    deepEqual(bench.reports, []);
  });

  it('takes its files back when the page goes', async () => {
    const model = await begin();
    await setFault({ fault: 'never-answers', match: '/zendesk/tickets' });
    const sent = model.submit();
    await eventually(async () => equal((await creations()).length, 1));
    window.dispatchEvent(new Event('pagehide'));
    equal(await sent, false);
    await eventually(async () => equal((await removals()).filter(({ status }) => status === 200).length, 2));
  });

  it('ends where one of its uploads is cancelled', async () => {
    const model = await begin();
    await setFault({ fault: 'never-answers', match: 'fileName=b.txt' });
    const sent = model.submit();
    await eventually(() => equal(states()[0], 'done'));
    model.files.cancel(model.files.items.value[1]?.id ?? 0);
    equal(await sent, false);
    const { problem } = bench;
    ok(problem?.kind === 'filesNotUploaded' && isAbort(problem.error));
    deepEqual(problem.names, ['b.txt']);
    await eventually(async () => equal((await removals()).length, 1));
    await nothingIsLost();
  });

  it('asks for a second factor and a new session once, and goes on', async () => {
    const hooks: string[] = [];
    const model = await begin({
      resolveMfa: async () => {
        hooks.push('mfa');
        return (await fetch('/demo/mfa', { method: 'POST' })).ok;
      },
      renewSession: async () => {
        hooks.push('session');
        await clearFaults();
        return true;
      },
    });
    await setFault({ fault: 'mfa-required', match: '/zendesk/attachments' });
    equal(await model.submit(), true);
    bench.write();
    bench.attach(textFile('c.txt'));
    await setFault({ fault: 'unauthenticated', match: '/zendesk/tickets' });
    equal(await model.submit(), true);
    // One file may have been refused only after the other's factor had been given.
    deepEqual([...new Set(hooks)], ['mfa', 'session']);
  });
});
