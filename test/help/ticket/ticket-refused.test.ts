/** A ticket that the backend does not want, or a file of it: what was uploaded goes, what was written stays. */
import { checkTimes } from '../../../src/directory/upload-check.ts';
import { CallError } from '../../../src/host/http/call-error.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { clearFaults, setUploadFault, signIn } from '../../support/server.ts';
import { hurryChecks, restoreChecks } from '../quick-checks.ts';
import { creations, newestTicket, removals, type TicketBench, textFile, ticketBench, uploads } from './ticket-bench.ts';

const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
let bench: TicketBench;
const open = async (...args: Parameters<typeof ticketBench>) => {
  bench = await ticketBench(...args);
  return bench;
};
const states = () => bench.model.files.items.value.map(({ state }) => state.kind);

describe('A ticket that is refused', () => {
  beforeEach(async () => {
    await signIn();
    hurryChecks();
  });
  afterEach(async () => {
    bench.dispose();
    restoreChecks();
    await clearFaults();
  });

  const isTakenBack = async (count: number) => {
    await eventually(async () => equal((await removals()).filter(({ status }) => status === 200).length, count));
    deepEqual(new Set(states()), new Set(['kept']));
  };

  it('by FAILURE needs a registration; a retry uploads again', async () => {
    await signIn('technician');
    const { model } = await open();
    bench.write();
    bench.attach(textFile('a.txt'), textFile('b.txt'));
    equal(await model.submit(), false);
    deepEqual(bench.problem, { kind: 'notAuthenticated' });
    await isTakenBack(2);
    equal(model.values.value.subject, 'Backup fails');
    await signIn('admin');
    equal(await model.submit(), true);
    equal((await uploads()).length, 2);
    equal((await newestTicket()).attachments.length, 2);
  });

  it('by INVALID_ATTACHMENT_RESPONSE names the types', async () => {
    const { model } = await open();
    await setUploadFault({ fault: 'refused' });
    bench.write();
    bench.attach(textFile('a.txt'));
    equal(await model.submit(), false);
    deepEqual(bench.problem, { kind: 'invalidAttachment' });
    await isTakenBack(1);
    model.files.remove(model.files.items.value[0]?.id ?? 0);
    equal(model.submission.value.is, 'idle', 'it was about another file');
  });

  for (const [resultCode, status, kind] of [
    ['FAILURE', 200, 'notAuthenticated'],
    ['NOT_AUTHENTICATED', 200, 'notAuthenticated'],
    ['INVALID_ATTACHMENT_RESPONSE', 200, 'invalidAttachment'],
    ['INVALID_ATTACHMENT_RESPONSE', 400, 'invalidAttachment'],
    ['FAILURE', 400, 'notAuthenticated'],
    ...([400, 401, 403, 404, 422, 429, 500, 503] as const).map(
      (status) => ['NOT_AUTHENTICATED', status, 'notAuthenticated'] as const,
    ),
    ['SOMETHING_ELSE', 200, 'call'],
    ['SOMETHING_ELSE', 409, 'call'],
    ['FAILURE', 500, 'call'],
  ] as const) {
    it(`is told as ${kind} by ${resultCode} with status ${status}`, async () => {
      const { model } = await open({
        fetch: async (input, init) => {
          const { url } = new Request(input, init);
          return url.endsWith('/zendesk/tickets') ? Response.json({ resultCode }, { status }) : fetch(input, init);
        },
      });
      bench.write();
      equal(await model.submit(), false);
      const { problem } = bench;
      equal(problem?.kind, kind);
      if (problem?.kind === 'call') {
        equal((problem.error as CallError).resultCode, resultCode);
        deepEqual(bench.reports, [problem.error]);
      }
    });
  }

  it('by its content, whatever its name says', async () => {
    const { model } = await open();
    bench.write();
    bench.attach(new File(['MZ'], 'fake.png'));
    equal(await model.submit(), false);
    deepEqual(bench.problem, { kind: 'invalidAttachment' });
  });

  it('by the rules of the server says those', async () => {
    const { model } = await open();
    bench.write({ cc: [{ email: 'nobody@example.com', name: 'Nobody' }] });
    equal(await model.submit(), false);
    ok(bench.problem?.kind === 'call' && bench.problem.error instanceof CallError);
    match(bench.problem.error.serverMessage ?? '', /no technician/);
    equal(bench.reports.length, 1);
  });

  it('for a suspicious file names it, and sends no ticket', async () => {
    const { model } = await open();
    bench.write();
    bench.attach(textFile('fine.txt'), textFile('virus.txt', eicar));
    equal(await model.submit(), false);
    ok(bench.problem?.kind === 'refusedFiles');
    deepEqual(bench.problem.names, ['virus.txt']);
    equal((await creations()).length, 0);
    deepEqual(new Set(states()), new Set(['kept']));
    await eventually(async () => ok((await removals()).length >= 1));
    const virus = model.files.items.value.find(({ file }) => file.name === 'virus.txt');
    model.files.remove(virus?.id ?? 0);
    equal(await model.submit(), true);
    deepEqual(
      (await newestTicket()).attachments.map(({ name }) => name),
      ['fine.txt'],
    );
  });

  for (const [fault, title] of [
    ['suspicious', 'that turns out to be suspicious'],
    ['fails', 'whose check fails'],
  ] as const) {
    it(`for a file ${title} while it is looked at`, async () => {
      const { model } = await open();
      await setUploadFault({ fault: 'processing', processingSeconds: 0.2 });
      await setUploadFault({ fault });
      bench.write();
      bench.attach(textFile('a.txt'));
      equal(await model.submit(), false);
      ok(bench.problem?.kind === 'refusedFiles');
      deepEqual(bench.problem.names, ['a.txt']);
      ok(bench.phases.includes('checking'));
      await isTakenBack(1);
    });
  }

  it('for one file takes back what was on its way beside it, and came all the same', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
    let isThere = false;
    const { model } = await open({
      async fetch(input, init) {
        const request = new Request(input, init);
        if (request.method !== 'POST' || !request.url.includes('/zendesk/attachments')) return fetch(request);
        if (request.url.includes('bad.txt')) {
          await eventually(() => ok(isThere));
          return Response.json({}, { status: 500 });
        }
        const answer = await fetch(request.url, { method: 'POST', body: await request.blob(), credentials: 'include' });
        isThere = true;
        await held;
        return answer;
      },
    });
    bench.write();
    bench.attach(textFile('bad.txt'), textFile('beside.txt'));
    equal(await model.submit(), false);
    ok(bench.problem?.kind === 'filesNotUploaded');
    equal((await removals()).length, 0);
    letGo();
    await isTakenBack(1);
  });

  it('for a file that is looked at for ever ends', async () => {
    Object.assign(checkTimes, { inAll: 300 });
    const { model } = await open();
    await setUploadFault({ fault: 'processing', processingSeconds: 3600 });
    bench.write();
    bench.attach(textFile('a.txt'));
    equal(await model.submit(), false);
    ok(bench.problem?.kind === 'filesNotUploaded' && bench.problem.error instanceof CallError);
    equal(bench.problem.error.kind, 'timeout');
    await isTakenBack(1);
  });
});
