/** What the form tells of its draft, what it offers to read, whom it copies, and what it sends along. */
import type { PageFacts } from '../../../src/help/diagnostics/diagnostics-text.ts';
import type { TicketDraftStore } from '../../../src/help/ticket/model/ticket-draft-kind.ts';
import type { TicketValues } from '../../../src/help/ticket/ticket-types.ts';
import type { DraftNews } from '../../../src/host/drafts/draft-types.ts';
import { deepEqual, equal, eventually, match, ok } from '../../support/assert.ts';
import { expectConsole } from '../../support/console-guard.ts';
import { type HeldTimers, holdTimers } from '../../support/held-timers.ts';
import { stung } from '../../support/hostile-names.ts';
import { requests } from '../../support/server.ts';
import { click, press, type } from '../../support/user.ts';
import { draft } from './draft-samples.ts';
import { newestTicket, noDraft, textFile } from './ticket-bench.ts';
import { type HandOptions, openTicket, type TicketHand } from './ticket-hand.tsx';

let hand: TicketHand;
const open = async (options?: HandOptions) => {
  hand = await openTicket(options);
};
afterEach(() => hand.close());

const kept = draft({ subject: 'Kept', body: 'Kept text' }, [textFile('kept.txt')]);

describe('The draft of a ticket', () => {
  let tell: (news: DraftNews<TicketValues>) => void;
  let cleared: string[];
  const store =
    (found: typeof kept | undefined, cannotKeep = false) =>
    () =>
      ({
        ...noDraft(),
        failure: cannotKeep ? 'unavailable' : undefined,
        read: async () => found,
        clear: async (why) => void cleared.push(why),
        listen(listener) {
          tell = listener;
          return () => undefined;
        },
      }) as TicketDraftStore;
  beforeEach(() => {
    cleared = [];
  });

  it('is there again, says since when, and is thrown away only after a question', async () => {
    await open({ model: { openDraft: store(kept) } });
    equal((await hand.field('Subject')).value, 'Kept');
    await hand.named('.cut-name', 'kept.txt');
    match(hand.root.textContent ?? '', /Restored your draft from .+/);
    await hand.press('Discard draft');
    await hand.press('Keep draft');
    equal((await hand.field('Subject')).value, 'Kept');
    await hand.press('Discard draft');
    const discard = await eventually(() => {
      const found = hand.all('dialog button').find(({ textContent }) => textContent === 'Discard draft');
      ok(found);
      return found;
    });
    await click(discard);
    await eventually(async () => equal((await hand.field('Subject')).value, ''));
    deepEqual(cleared, ['discarded']);
    await eventually(async () => ok(hand.focused === (await hand.field('Subject'))));
  });

  it('that another tab changed is taken or left', async () => {
    await open({ model: { openDraft: store(undefined) } });
    await hand.write('Subject', 'mine');
    tell({ is: 'changed', draft: kept });
    await hand.press('Keep this version');
    equal((await hand.field('Subject')).value, 'mine');
    tell({ is: 'changed', draft: kept });
    await hand.press('Use that version');
    await eventually(async () => equal((await hand.field('Subject')).value, 'Kept'));
  });

  it('that another tab sent says so', async () => {
    await open({ model: { openDraft: store(undefined) } });
    await hand.write('Subject', 'mine');
    tell({ is: 'sent' });
    await eventually(() => match(hand.alerts().join(), /sent from another tab/));
    await hand.press('Start a new ticket');
    await eventually(async () => equal((await hand.field('Subject')).value, ''));
  });

  it('that cannot be kept is told quietly', async () => {
    await open({ model: { openDraft: store(undefined, true) } });
    await eventually(() => match(hand.root.textContent ?? '', /can’t save drafts/));
    deepEqual(hand.alerts(), []);
  });
});

describe('Articles while somebody writes', () => {
  let timers: HeldTimers;
  beforeEach(() => {
    timers = holdTimers(2000);
  });
  afterEach(() => timers.restore());

  it('are links that open beside the page, under the subject, and move nothing', async () => {
    await open();
    await hand.write('Subject', 'restore');
    const message = await hand.field('Message');
    const before = message.getBoundingClientRect().top;
    await eventually(() => equal(timers.count, 1));
    timers.end();
    const first = await hand.find<HTMLAnchorElement>('.ticket-related a');
    equal(first.target, '_blank');
    match(first.rel, /noopener/);
    match(first.href, /\/en-us\//);
    equal(message.getBoundingClientRect().top, before);
    await eventually(() => match(hand.said(), /articles? may help/));
    const more = hand.all('.ticket-related button')[0];
    ok(more);
    await click(more);
    await hand.find('.articles .article');
    equal(more.getAttribute('aria-expanded'), 'true');
    const asked = (await requests()).filter(({ endpoint }) => endpoint === 'findArticles');
    equal(asked.length, 1);
    match(asked[0]?.query ?? '', /locale=en-us/);
  });

  it('show a name that would turn its letters round as it is', async () => {
    await open();
    const { fetch } = window;
    window.fetch = async (...call) => {
      const answer = await fetch(...call);
      return /articles/.test(answer.url) ? Response.json(stung(await answer.json())) : answer;
    };
    try {
      await hand.write('Subject', 'restore');
      await eventually(() => equal(timers.count, 1));
      timers.end();
      const first = await hand.find('.ticket-related a');
      match(first.textContent ?? '', /\uFFFD/);
      equal(/[\u202E\n]/.test(first.textContent ?? ''), false);
    } finally {
      window.fetch = fetch;
    }
  });
});

describe('CC', () => {
  it('offers technicians only, page by page, by name or address, as chips', async () => {
    await open();
    await hand.press('Add technicians');
    await eventually(() => ok(hand.all('[role="option"]').length > 0));
    const asked = (await requests()).filter(({ endpoint }) => endpoint === 'queryUsers');
    ok(asked.length > 0 && asked.every(({ query }) => query.includes('type=TECHNICIAN')));
    await type('aiko');
    const option = await eventually(() => {
      const options = hand.all('[role="option"]');
      ok(options.length > 0 && options.every(({ textContent }) => /aiko/i.test(textContent ?? '')), 'found by name');
      return options.at(-1) as HTMLElement;
    });
    await click(option);
    await eventually(() =>
      deepEqual(
        hand.model.values.value.cc.map(({ email }) => email),
        ['aiko.tanaka@example.com'],
      ),
    );
    await press('Escape');
    await hand.fill();
    await hand.send();
    await eventually(() => equal(hand.done, 1));
    deepEqual((await newestTicket()).payload.ticketCc, ['aiko.tanaka@example.com']);
  });
});

describe('Diagnostics', () => {
  const facts: PageFacts = {
    time: 1_700_000_000_000,
    route: '#/devices/7/backup',
    address: 'https://console.example/app?token=hidden',
    version: '1.2.3',
    elements: [{ tag: 'rmm-help-panel', count: 1 }],
    language: 'en',
    browser: 'a browser',
    failedCalls: [],
  };

  it('are sent as they were shown, and only when they are wanted', async () => {
    await open({ model: { describePage: () => facts } });
    await hand.fill();
    await hand.press('Show diagnostics');
    const shown = (await hand.find('.ticket-diagnostics-text:not(:empty)')).textContent ?? '';
    ok(shown.includes('/devices/7/backup') && !shown.includes('hidden'), shown);
    equal((await hand.find('.ticket-diagnostics-text')).tabIndex, 0);
    await click(await hand.named('.checkbox', 'Include diagnostics'));
    await hand.send();
    await eventually(() => equal(hand.done, 1));
    const { attachments } = await newestTicket();
    deepEqual(
      attachments.map(({ name }) => name),
      ['diagnostics.txt'],
    );
    equal(hand.bench.orders[0]?.files.length, 1);
    equal((await hand.bench.orders[0]?.files[0]?.text())?.replace('\ufeff', ''), shown);
  });

  it('say that they can’t be read, and are read by Retry', async () => {
    expectConsole(/the page could not be described/);
    let isBroken = true;
    const describePage = () => {
      if (isBroken) throw new Error('the page could not be described');
      return facts;
    };
    await open({ model: { describePage } });
    await hand.press('Show diagnostics');
    await hand.find('.ticket-diagnostics [role=alert]');
    isBroken = false;
    await hand.press('Retry');
    match((await hand.find('.ticket-diagnostics-text:not(:empty)')).textContent ?? '', /devices\/7/);
  });

  it('need room for a file', async () => {
    await open();
    hand.bench.attach(...['1', '2', '3', '4', '5'].map((name) => textFile(`${name}.txt`)));
    const box = () => hand.find('.ticket-diagnostics .checkbox');
    const reason = async () => (await box()).querySelector('input')?.getAttribute('aria-description');
    await eventually(async () => equal(await reason(), 'Only 5 attachments are allowed.'));
    await click(await box());
    equal(hand.model.values.value.hasDiagnostics, false);
  });
});
