/** Drafts of others: of another release, another tab, another user. */
import { openTicketDraft, ticketDraftKind } from '../../../src/help/ticket/model/ticket-draft-kind.ts';
import { emptyValues } from '../../../src/help/ticket/model/ticket-values.ts';
import type { TicketValues } from '../../../src/help/ticket/ticket-types.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import type { DraftNews } from '../../../src/host/drafts/draft-types.ts';
import { readStoredDraft } from '../../../src/host/drafts/stored-draft.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { draft, japanese, put, stored } from './draft-samples.ts';

/** A ticket's draft as it comes out of the store. */
function readTicket(stored: unknown) {
  const draft = readStoredDraft(stored);
  const values = draft && ticketDraftKind.read(draft.values, draft.version);
  return values && { ...draft, values };
}

describe('What is stored', () => {
  const good = { values: emptyValues, files: [], written: 1 };

  it('is read where it is a draft', () => {
    deepEqual(readTicket({ version: 1, ...good }), { version: 1, ...good });
    deepEqual(readTicket({ ...good, values: { ...emptyValues, more: 1 } }), { version: 1, ...good });
  });

  for (const [title, value] of [
    ['nothing', undefined],
    ['a text', 'draft'],
    ['of another shape', { values: {} }],
    ['a draft without a time', { ...good, written: '1' }],
    ['with a body that is none', { ...good, values: { ...emptyValues, body: 1 } }],
    ['with a category that nobody knows', { ...good, values: { ...emptyValues, category: 'weather' } }],
    ['with a priority that nobody knows', { ...good, values: { ...emptyValues, priority: 'NOW' } }],
    ['with people who are none', { ...good, values: { ...emptyValues, cc: ['a@b.c'] } }],
    ['with files that are none', { ...good, files: [1] }],
    ['of a shape that nobody knows yet', { ...good, version: 2 }],
  ] as const) {
    it(`is dropped where it is ${title}`, () => equal(readTicket(value), undefined));
  }

  it('goes from the store where it is broken', async () => {
    for (const broken of [{ values: 'nonsense' }, { ...good, values: 'nonsense', written: Date.now() }]) {
      const owner = `broken ${Math.random()}`;
      await put(owner, broken);
      const store = openTicketDraft({ owner });
      equal(await store.read(), undefined);
      equal(await stored(owner), undefined);
      store.close();
    }
  });
});

describe('Two tabs', () => {
  it('hear of each other’s draft, and of a ticket that was sent', async () => {
    const owner = `two ${Math.random()}`;
    const [one, other] = [openTicketDraft({ owner }), openTicketDraft({ owner })];
    const stranger = openTicketDraft({ owner: `${owner} not` });
    const heard: DraftNews<TicketValues>[] = [];
    const own: DraftNews<TicketValues>[] = [];
    const strange: DraftNews<TicketValues>[] = [];
    const stops = [
      other.listen((news) => heard.push(news)),
      one.listen((news) => own.push(news)),
      stranger.listen((news) => strange.push(news)),
    ];
    one.write(draft({ subject: japanese }, [new File(['a'], 'a.txt')]));
    await eventually(() => equal(heard.length, 1));
    const [news] = heard;
    ok(news?.is === 'changed');
    equal(news.draft.values.subject, japanese);
    equal(await news.draft.files[0]?.text(), 'a');
    await one.clear('sent');
    await eventually(() => equal(heard.at(-1)?.is, 'sent'));
    deepEqual(own, []);
    deepEqual(strange, []);
    for (const stop of stops) stop();
    one.write(draft({ subject: 'x' }));
    await one.settled();
    await new Promise((resolve) => setTimeout(resolve, 100));
    equal(heard.length, 2);
    await one.clear('discarded');
    for (const store of [one, other, stranger]) store.close();
  });

  it('hear nothing of what somebody else says on their channel', async () => {
    const owner = `foreign ${Math.random()}`;
    const store = openTicketDraft({ owner });
    const heard: DraftNews<TicketValues>[] = [];
    const stop = store.listen((news) => heard.push(news));
    const channel = new BroadcastChannel('rmm-elements:drafts:1');
    for (const message of [
      null,
      'sent',
      { signal: 'sent' },
      { key: owner, signal: 'boom' },
      { key: 'x', signal: 'sent' },
    ])
      channel.postMessage(message);
    channel.postMessage({ key: owner, signal: 'sent' });
    await eventually(() => equal(heard.length, 1));
    deepEqual(heard, [{ is: 'sent' }]);
    channel.close();
    stop();
    store.close();
  });
});

describe('The owner of a draft', () => {
  const user = { id: '7', tenant: 'acme' };

  it('is a user of a tenant of a backend', () => {
    const { key, isTab } = draftOwner({ baseUrl: '', currentUser: user });
    equal(isTab, false);
    for (const other of [
      { baseUrl: '', currentUser: { id: '7' } },
      { baseUrl: '', currentUser: { id: '7', tenant: 'other' } },
      { baseUrl: '', currentUser: { id: '8', tenant: 'acme' } },
      { baseUrl: 'https://elsewhere.example', currentUser: user },
      { baseUrl: '/api', currentUser: user },
      { baseUrl: '', currentUser: undefined },
    ]) {
      ok(draftOwner(other).key !== key, JSON.stringify(other));
    }
    equal(draftOwner({ baseUrl: '/', currentUser: { ...user } }).key, key);
    // No name may look like another's.
    ok(
      draftOwner({ baseUrl: '', currentUser: { id: 'c', tenant: 'a","b' } }).key !==
        draftOwner({ baseUrl: '', currentUser: { id: 'b","c', tenant: 'a' } }).key,
    );
  });

  it('is the tab where the page told no user', () => {
    const owner = draftOwner({ baseUrl: '', currentUser: undefined });
    equal(owner.isTab, true);
    equal(draftOwner({ baseUrl: '', currentUser: undefined }).key, owner.key);
  });
});
