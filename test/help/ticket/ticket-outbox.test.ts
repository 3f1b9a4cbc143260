/** A ticket is sent once, whatever happens between the press and the answer: no connection, a reload, a second tab. */
import '../../../elements/help-panel.ts';
import type { TicketModelOptions } from '../../../src/help/ticket/model/ticket-model.ts';
import { asOneSender } from '../../../src/help/ticket/sending/one-sender.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { clearFaults, sentTickets, setFault, signIn } from '../../support/server.ts';
import { creations, keptFor, newestTicket, someUser, type TicketBench, textFile, ticketBench } from './ticket-bench.ts';

let isOnline = true;

function goOffline(): void {
  isOnline = false;
}
function goOnline(): void {
  isOnline = true;
  dispatchEvent(new Event('online'));
}

describe('A ticket that is sent', () => {
  let benches: TicketBench[];
  let currentUser: NonNullable<Configuration['currentUser']>;
  let sentBefore: number;

  before(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  });
  after(() => {
    Reflect.deleteProperty(navigator, 'onLine');
  });
  beforeEach(async () => {
    await signIn();
    isOnline = true;
    benches = [];
    currentUser = someUser();
    sentBefore = (await sentTickets()).length;
  });
  afterEach(async () => {
    isOnline = true;
    for (const bench of benches) bench.dispose();
    await clearFaults();
  });

  const open = async (options: Partial<TicketModelOptions> = {}) => {
    const bench = await ticketBench({ currentUser }, options);
    benches.push(bench);
    return bench;
  };
  const owner = () => draftOwner({ baseUrl: '', currentUser }).key;
  const kept = () => keptFor(owner());
  const sent = async () => (await sentTickets()).length - sentBefore;
  const isWaiting = (bench: TicketBench) => eventually(() => equal(bench.model.submission.value.is, 'waiting'));
  /** What was taken back is kept so first: until then the button is busy, and a press is none. */
  const canSend = (bench: TicketBench) => eventually(() => equal(bench.model.isSubmitting.value, false));

  const waitingInTwoTabs = async (): Promise<[TicketBench, TicketBench]> => {
    goOffline();
    const first = await open();
    first.write();
    void first.model.submit();
    await isWaiting(first);
    await eventually(async () => equal((await kept())?.press?.isWaiting, true));
    const second = await open();
    await isWaiting(second);
    return [first, second];
  };

  it('without a connection waits, says so, and goes when the page is online', async () => {
    goOffline();
    const bench = await open();
    bench.write();
    bench.attach(textFile('log.txt'));
    const sending = bench.model.submit();
    await isWaiting(bench);
    equal((await kept())?.press?.isWaiting, true);
    equal(await sent(), 0);
    bench.model.set('subject', 'Another');
    equal(bench.model.values.value.subject, 'Backup fails', 'what waits is not changed');
    goOnline();
    equal(await sending, true);
    equal(await sent(), 1);
    equal((await newestTicket()).attachments.length, 1);
    equal(bench.orders.length, 1);
    await eventually(async () => equal(await kept(), undefined));
  });

  it('while its connection breaks waits, too', async () => {
    const bench = await open();
    bench.write();
    bench.configuration.value = {
      ...bench.configuration.value,
      fetch: async (...call) => {
        const request = new Request(...call);
        if (!request.url.endsWith('/zendesk/tickets') || bench.phases.includes('waiting')) return fetch(request);
        goOffline();
        throw new TypeError('Failed to fetch');
      },
    };
    const sending = bench.model.submit();
    await isWaiting(bench);
    goOnline();
    equal(await sending, true);
    equal(await sent(), 1);
  });

  it('survives a reload while it waits, and asks the page only once', async () => {
    goOffline();
    const bench = await open();
    bench.write();
    bench.attach(textFile('log.txt'));
    void bench.model.submit();
    await isWaiting(bench);
    await eventually(async () => equal((await kept())?.press?.isWaiting, true));
    bench.dispose();
    const next = await open();
    await isWaiting(next);
    goOnline();
    await eventually(() => equal(next.created.length, 1));
    deepEqual(next.orders, []);
    equal(await sent(), 1);
    equal((await newestTicket()).attachments.length, 1);
    await eventually(async () => equal(await kept(), undefined));
  });

  it('can be taken back while it waits', async () => {
    goOffline();
    const bench = await open();
    bench.write();
    const sending = bench.model.submit();
    await isWaiting(bench);
    bench.model.cancel();
    equal(await sending, false);
    equal(bench.model.submission.value.is, 'idle');
    await eventually(async () => equal((await kept())?.press?.isWaiting, false));
    goOnline();
    bench.dispose();
    const next = await open();
    equal(next.model.submission.value.is, 'idle');
    equal(next.model.values.value.subject, 'Backup fails');
    equal(await sent(), 0);
  });

  it('though its answer was lost and the page reloaded is one ticket', async () => {
    const bench = await open();
    bench.write();
    bench.attach(textFile('log.txt'));
    await setFault({ fault: 'truncated-body', match: '/zendesk/tickets', times: 1, afterBytes: 0 });
    equal(await bench.model.submit(), false);
    equal(await sent(), 1, 'the server has it');
    bench.dispose();
    const next = await open();
    equal(next.model.submission.value.is, 'idle');
    equal(await next.model.submit(), true);
    equal(await sent(), 1);
    equal(next.created[0]?.ticketId, String((await newestTicket()).id));
    equal((await creations()).length, 2);
  });

  it('is another one where it was changed meanwhile', async () => {
    const bench = await open();
    bench.write();
    await setFault({ fault: 'truncated-body', match: '/zendesk/tickets', times: 1, afterBytes: 0 });
    equal(await bench.model.submit(), false);
    bench.model.set('subject', 'Backup fails, still');
    equal(await bench.model.submit(), true);
    equal(await sent(), 2);
  });

  it('by two tabs at once is one ticket', async () => {
    const first = await open();
    first.write();
    await eventually(async () => ok(await kept()));
    const second = await open();
    equal(second.model.values.value.subject, 'Backup fails');
    const answers = await Promise.all([first.model.submit(), second.model.submit()]);
    equal(answers.filter(Boolean).length, 1);
    equal(await sent(), 1);
    const loser = answers[0] ? second : first;
    await eventually(() => equal(loser.model.draft.value?.news?.is, 'sent'));
  });

  it('that waits in two tabs is one ticket, and waits in neither once it is taken back', async () => {
    const [first, second] = await waitingInTwoTabs();
    second.model.cancel();
    await eventually(() => equal(first.model.submission.value.is, 'idle'));
    await canSend(second);
    void second.model.submit();
    await isWaiting(second);
    goOnline();
    await eventually(async () => equal(await sent(), 1));
    await eventually(() => equal(first.model.isSubmitting.value || second.model.isSubmitting.value, false));
    equal(await sent(), 1);
  });

  it('that is sent again right after it was taken back waits, whatever the other tab still has to say', async () => {
    const [, second] = await waitingInTwoTabs();
    second.model.cancel();
    await canSend(second);
    void second.model.submit();
    await isWaiting(second);
    await new Promise((resolve) => setTimeout(resolve, 300));
    equal(second.model.submission.value.is, 'waiting');
    goOnline();
    await eventually(async () => equal(await sent(), 1));
  });

  it('is sent behind a closed panel', async () => {
    goOffline();
    const bench = await open();
    bench.write();
    void bench.model.submit();
    await isWaiting(bench);
    await eventually(async () => equal((await kept())?.press?.isWaiting, true));
    bench.dispose();
    configure({ currentUser });
    const panel = document.createElement('rmm-help-panel');
    let created = 0;
    panel.addEventListener('rmm-ticket-created', () => {
      created += 1;
    });
    try {
      document.body.append(panel);
      goOnline();
      await eventually(() => equal(created, 1));
      equal(await sent(), 1);
      equal(panel.opened, false);
      ok(!panel.shadowRoot?.querySelector('dialog')?.checkVisibility(), 'nobody sees it');
    } finally {
      panel.remove();
      configure({ currentUser: undefined });
    }
  });

  it('by the page is sent when the page says so', async () => {
    const bench = await open({ onSubmitRequest: () => Promise.resolve({ ticketId: 4711 }) });
    bench.write();
    equal(await bench.model.submit(), true);
    equal(bench.created[0]?.ticketId, '4711');
    equal(bench.model.values.value.subject, '');
    equal(await sent(), 0);
    await eventually(async () => equal(await kept(), undefined));
  });

  it('by the page, which fails, says why and keeps what was written', async () => {
    const bench = await open({ onSubmitRequest: () => Promise.reject(new Error('The desk is closed')) });
    bench.write();
    equal(await bench.model.submit(), false);
    const { problem } = bench;
    equal(problem?.kind, 'call');
    ok(problem && 'error' in problem && String(problem.error).includes('The desk is closed'));
    equal(bench.model.values.value.subject, 'Backup fails');
    equal(bench.reports.length, 1);
  });
});

describe('One tab at a time', () => {
  const held = () => {
    let let_go: () => void = () => undefined;
    const done = new Promise<void>((resolve) => {
      let_go = resolve;
    });
    return { send: () => done.then(() => 'sent' as const), letGo: () => let_go() };
  };

  for (const [how, locks] of [
    ['by a lock', undefined],
    ['by a lease, where there are no locks', null],
  ] as const) {
    it(`sends, ${how}`, async () => {
      const name = `${how} ${Math.random()}`;
      const { send, letGo } = held();
      const first = asOneSender(name, send, locks);
      await eventually(async () => equal(await asOneSender(name, async () => 'sent', locks), 'elsewhere'));
      equal(await asOneSender(`${name}, another`, async () => 'sent', locks), 'sent');
      letGo();
      equal(await first, 'sent');
      equal(await asOneSender(name, async () => 'sent', locks), 'sent');
    });
  }
});
