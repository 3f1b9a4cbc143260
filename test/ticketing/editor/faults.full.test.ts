/** Each call of the editor with each fault of the server's table: it says what happened, keeps what was typed, tries again. */
import '../../support/hurried-retries.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { callFaults } from '../../support/call-faults.ts';
import { failInEveryWay } from '../../support/failing.ts';
import { clearFaults, requests, setFault, signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

interface Stored {
  readonly id: string;
  readonly name: string;
  readonly version: string;
}

const post = async (method: string, path: string, body: unknown, key = `${Math.random()}`) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': key };
  return (await fetch(path, { method, headers, body: JSON.stringify(body) })).json() as Promise<{ id: string }>;
};

const body = (name: string) => ({
  enabled: true,
  name,
  description: '',
  type: 'EVENT_BASED',
  conditions: { all: [{ field: 'organization', operator: 'contains_any', value: ['1'] }], any: [] },
  actions: [
    { type: 'TICKET_CHANGE_VALUE', params: { changes: [{ field: 'add_tags', order: 0, value: ['VIP'] }] } },
    { type: 'SEND_NOTIFICATION', params: { channels: [{ channelId: '1', channelType: 'EMAIL', order: 0 }] } },
  ],
});
const read = async (id: string) => (await (await fetch(`/ticketing/trigger/${id}`)).json()) as Stored;

describe('The automation editor when calls fail', () => {
  let handle: AutomationEditorHandle;
  let id: string;

  before(unhover);
  beforeEach(async () => {
    await signIn();
    id = (await post('POST', '/ticketing/trigger/', body('Faulty'))).id;
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
    await fetch(`/ticketing/trigger/${id}`, { method: 'DELETE', headers: { 'idempotency-key': `${Math.random()}` } });
  });

  const open = async (values: Parameters<typeof AutomationEditorHandle.open>[0] = { automationId: id }) => {
    handle = await AutomationEditorHandle.open(values, undefined, {
      fetch: (input, init) => globalThis.fetch(input, init),
    });
  };
  const write = async (label: string, text: string) => {
    const field = await handle.field(label);
    field.focus();
    field.select();
    await type(text);
    return field;
  };
  const typed = async () => equal((await handle.field('Name')).value, 'Typed here');
  const why = (title: string) => new RegExp(`${title}.+`);

  /** What has to be there before a rule can be edited. */
  const loads = [
    ['GetAttributeList', 'Error fetching ticket attributes'],
    ['/ticketing/statuses', 'Failed'],
    ['/ticketing/trigger/', 'Failed'],
  ] as const;

  for (const [call, title] of loads) {
    it(`says what did not come, and opens by Retry: ${call}`, async () => {
      await failInEveryWay({
        calls: [call],
        first: open,
        again: () => handle.press('Retry'),
        async sees() {
          await handle.sees(why(title));
          equal(handle.all('.skeleton').length, 0, 'something still seems to come');
        },
      });
      await handle.press('Retry');
      await handle.ready();
      equal((await handle.field('Name')).value, 'Faulty');
    });
  }

  it('keeps what was typed where saving fails, and saves it once by pressing again', async () => {
    await open();
    await handle.ready();
    await write('Name', 'Typed here');
    await failInEveryWay({
      calls: ['updateAutomation'],
      again: () => handle.press('Save'),
      async sees() {
        await handle.sees(why('Error saving automation'));
        await typed();
      },
    });
    await handle.press('Save');
    await handle.isClosed();
    const { name, version } = await read(id);
    equal(name, 'Typed here');
    equal(version, '2');
  });

  it('creates one where answers were lost', async () => {
    const own = `New ${Math.random()}`;
    await open({ mode: 'copy', automationId: id });
    await handle.ready();
    await write('Name', own);
    await failInEveryWay({
      calls: ['createAutomation'],
      again: () => handle.press('Create'),
      sees: () => handle.sees('Error saving automation'),
    });
    await handle.press('Create');
    await handle.isClosed();
    const all = (await (await fetch('/ticketing/trigger?type=EVENT_BASED&pageSize=250')).json()) as {
      results: Stored[];
    };
    const made = all.results.filter(({ name }) => name === own);
    equal(made.length, 1);
    await fetch(`/ticketing/trigger/${made[0]?.id}`, {
      method: 'DELETE',
      headers: { 'idempotency-key': `${Math.random()}` },
    });
  });

  it('overwrites nothing where theirs can’t be read, and tells of it the next time', async () => {
    await open();
    await handle.ready();
    await write('Name', 'Typed here');
    await post('PUT', `/ticketing/trigger/${id}`, body('Theirs'));
    await failInEveryWay({
      calls: ['readAutomation'],
      again: () => handle.press('Save'),
      async sees() {
        await handle.sees('Error saving automation');
        await typed();
      },
    });
    await handle.press('Save');
    await handle.sees('Someone else saved this while you were editing');
    equal((await read(id)).name, 'Theirs');
    await handle.press('Keep mine');
    await handle.press('Save');
    await handle.isClosed();
    equal((await read(id)).name, 'Typed here');
  });

  for (const fault of callFaults) {
    it(`can be edited and saved where names don’t come: ${fault}`, async () => {
      for (const call of ['/query/organizations', '/channel/list/brief']) await setFault({ fault, match: call });
      await open();
      await handle.ready();
      await write('Name', 'Typed here');
      await handle.tab('Conditions');
      await handle.find('.condition-row');
      await eventually(async () =>
        ok((await requests()).some(({ path, fault: met }) => path === '/query/organizations' && met === fault)),
      );
      await handle.press('Save');
      await handle.isClosed();
      equal((await read(id)).name, 'Typed here');
    });
  }

  it('says in a picker what did not come, and lists it by Retry', async () => {
    await open();
    await handle.ready();
    await write('Name', 'Typed here');
    await handle.tab('Conditions');
    await handle.find('.condition-row');
    // The name of what is chosen comes by the same call. Where that fails, its Retry lies behind the list.
    await eventually(async () =>
      ok((await requests()).some(({ path, status }) => path === '/query/organizations' && status === 200)),
    );
    await failInEveryWay({
      calls: ['/query/organizations'],
      first: async () => click(await handle.field('Value')),
      again: async () => click(await handle.find('button', 'Retry')),
      sees: () => handle.find('button', 'Retry'),
    });
    await click(await handle.find('button', 'Retry'));
    await handle.find('[role="option"]', 'Aurora Bakery');
    await press('Escape');
    await handle.tab('General');
    await typed();
  });

  it('says that a tag was not created, and creates it by trying again', async () => {
    const tag = `tag ${Math.random()}`;
    await open();
    await handle.ready();
    await handle.tab('Actions');
    await handle.find('.action-row');
    const offer = async () => click(await eventually(() => offerOf(tag)));
    await failInEveryWay({
      calls: ['CreateTag'],
      async first() {
        (await handle.field('Add tags')).focus();
        await type(tag);
        await offer();
      },
      again: offer,
      sees: () => handle.sees(why('Error creating tag')),
    });
    await offer();
    await handle.find('[aria-label*="Remove"]', new RegExp(tag));
  });

  const offerOf = (tag: string) => {
    const found = handle.all('[role="option"]').find(({ textContent }) => textContent?.includes(tag));
    ok(
      found,
      handle
        .all('[role="option"]')
        .map(({ textContent }) => textContent)
        .join(' | '),
    );
    return found;
  };
});
