/** One automation in several tabs: nobody's changes take the place of another's, and each tab is told of the other's. */
import '../../support/hurried-retries.ts';
import { signal } from '@preact/signals-core';
import { randomId } from '../../../src/base/random-id.ts';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import { createDraftStore } from '../../../src/host/drafts/draft-store.ts';
import type { EditorMode } from '../../../src/ticketing/editor/editor-types.ts';
import { type AutomationDraftStore, keptAutomation } from '../../../src/ticketing/editor/model/automation-draft.ts';
import {
  type AutomationDraft,
  automationDraftKind,
} from '../../../src/ticketing/editor/model/automation-draft-kind.ts';
import {
  type AutomationSession,
  createAutomationSession,
} from '../../../src/ticketing/editor/model/automation-session.ts';
import { createDraftKeeper, type DraftKeeper } from '../../../src/ui/form-draft/draft-keeper.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { fakeClient, turns } from '../../support/fake-client.ts';
import { type, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

const rule = {
  id: '7',
  type: 'EVENT_BASED',
  enabled: true,
  name: 'Greet',
  description: '',
  conditions: { all: [{ field: 'summary', operator: 'contains', value: 'printer' }], any: [] },
  actions: [{ type: 'ADD_TICKET_COMMENT', params: { body: '<p>Hello</p>', public: true } }],
  version: '1',
};

let currentUser: { id: string };
const configurationNow = () => ({ ...configurationFor(document.body).signal.peek(), currentUser });
const openStore = (id = 'edit:7') =>
  createDraftStore({ kind: automationDraftKind, owner: draftOwner(configurationNow()).key, id });

async function kept(id?: string): Promise<readonly AutomationDraft[]> {
  const store = openStore(id);
  const draft = await store.read();
  store.close();
  return draft?.values ?? [];
}
const keptNames = async (id?: string) => (await kept(id)).map(({ values }) => values.name).sort();
const areKept = (names: readonly string[], id?: string) =>
  eventually(async () => deepEqual(await keptNames(id), [...names]));

describe('Changes to an automation in several tabs', () => {
  let ends: (() => void)[];
  beforeEach(() => {
    currentUser = { id: `tabs ${randomId()}` };
    ends = [];
  });
  afterEach(() => {
    for (const end of ends) end();
  });

  interface Tab {
    readonly session: AutomationSession;
    readonly keeper: DraftKeeper;
    write(name: string): void;
    name(): string | undefined;
  }

  async function tab(mode: EditorMode = 'edit', store?: (owner: string, id: string) => AutomationDraftStore) {
    const client = fakeClient();
    client.always('GetAttributeList', () => ({ ticketAttributes: [] }));
    client.always('listTicketStatuses', () => []);
    client.always('readAutomation', () => rule);
    const id = mode === 'create' ? undefined : '7';
    const session = createAutomationSession({
      client,
      type: 'EVENT_BASED',
      mode,
      id,
      onSaveRequest: () => true,
      onSaved: () => undefined,
    });
    await turns();
    const kept = keptAutomation({ session, mode, id, ...(store && { openStore: store }) });
    const keeper = createDraftKeeper({ ...kept, configuration: signal(configurationNow()) });
    ends.push(() => {
      keeper[Symbol.dispose]();
      session[Symbol.dispose]();
    });
    // What is written once this is told was not found by it.
    await keptNames(mode === 'create' ? 'create:EVENT_BASED' : undefined);
    await turns();
    const name = () => session.editor.value?.form.values.value.name;
    return { session, keeper, name, write: (text) => session.editor.value?.form.field('name').set(text) } as Tab;
  }
  const from = ({ keeper }: Tab) => keeper.offer.value?.from;

  it('are kept side by side, and each tab is told of the other’s', async () => {
    const [one, other] = [await tab(), await tab()];
    one.write('One');
    await areKept(['One']);
    await eventually(() => equal(from(other), 'elsewhere'));
    other.write('Other');
    await areKept(['One', 'Other']);
    await eventually(() => equal(from(one), 'elsewhere'));
    equal(one.name(), 'One');
    equal(other.name(), 'Other');
  });

  it('can be taken over from the other tab, and what was here is brought back', async () => {
    const [one, other] = [await tab(), await tab()];
    one.write('One');
    other.write('Other');
    await eventually(() => equal(from(other), 'elsewhere'));
    other.keeper.restore();
    equal(other.name(), 'One');
    equal(from(other), 'here');
    await eventually(async () => ok((await keptNames()).includes('Other')));
    other.keeper.restore();
    equal(other.name(), 'Other');
  });

  it('are not told of again where this tab’s are wanted, and stay kept', async () => {
    const [one, other] = [await tab(), await tab()];
    one.write('One');
    other.write('Other');
    await eventually(() => equal(from(other), 'elsewhere'));
    other.keeper.discard();
    equal(from(other), undefined);
    one.write('One more');
    await areKept(['One more', 'Other']);
    equal(from(other), undefined);
  });

  it('are put back where a tab that knew nothing of them has written over them', async () => {
    const one = await tab();
    one.write('One');
    await areKept(['One']);
    const [mine] = await kept();
    ok(mine);
    const stranger = openStore();
    const theirs = { ...mine, editor: 'another', values: { ...mine.values, name: 'Stranger' } };
    stranger.write({ values: [theirs], files: [], written: Date.now() });
    await areKept(['One', 'Stranger']);
    stranger.close();
  });

  it('survive what is discarded in another tab that only found them', async () => {
    const one = await tab();
    one.write('One');
    await areKept(['One']);
    const other = await tab();
    await eventually(() => equal(from(other), 'earlier'));
    other.keeper.discard();
    await eventually(() => equal(from(other), 'elsewhere'));
    await areKept(['One']);
  });

  it('stay where the other tab saves, and this one is told', async () => {
    const [one, other] = [await tab(), await tab()];
    one.write('One');
    await eventually(() => equal(from(other), 'elsewhere'));
    other.write('Other');
    await areKept(['One', 'Other']);
    one.keeper.end('sent');
    await eventually(() => ok(other.keeper.isSavedElsewhere.value));
    await areKept(['Other']);
    equal(from(other), undefined);
  });

  it('of two new automations have nothing to do with each other', async () => {
    const [one, other] = [await tab('create'), await tab('create')];
    one.write('One');
    other.write('Other');
    await areKept(['One', 'Other'], 'create:EVENT_BASED');
    equal(from(one), undefined);
    equal(from(other), undefined);
    one.keeper.end('sent');
    await areKept(['Other'], 'create:EVENT_BASED');
    ok(!other.keeper.isSavedElsewhere.value);
  });

  it('typed before those of the last time are found take the place of nothing', async () => {
    const before = await tab();
    before.write('Earlier');
    await areKept(['Earlier']);
    ends.pop()?.();
    let find: () => void = () => undefined;
    const found = new Promise<void>((resolve) => {
      find = resolve;
    });
    const now = await tab('edit', (owner, id) => {
      const store = createDraftStore({ kind: automationDraftKind, owner, id });
      return { ...store, failure: undefined, read: () => found.then(store.read) };
    });
    now.write('Typed');
    // As a page does that may be gone the next moment.
    dispatchEvent(new Event('pagehide'));
    equal(from(now), undefined);
    find();
    await eventually(() => equal(from(now), 'earlier'));
    equal(now.name(), 'Typed');
    await areKept(['Earlier', 'Typed']);
    now.keeper.restore();
    equal(now.name(), 'Earlier');
    equal(from(now), 'here');
    now.keeper.restore();
    equal(now.name(), 'Typed');
  });
});

describe('The automation editor beside another tab', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;
  let elsewhere: AutomationDraftStore;

  before(unhover);
  beforeEach(async () => {
    currentUser = { id: `tabs ${randomId()}` };
    backend = new AutomationBackend();
    backend.automations.set('7', rule);
    handle = await AutomationEditorHandle.open({ automationId: '7' }, backend, { currentUser });
    await handle.ready();
    elsewhere = openStore();
  });
  afterEach(() => {
    elsewhere.close();
    handle.remove();
  });

  const rename = async (text: string) => {
    const field = await handle.field('Name');
    field.focus();
    field.select();
    await type(text);
    await eventually(async () => ok((await keptNames()).includes(text)));
  };
  const writeElsewhere = async (name: string) => {
    const own = await kept();
    const [mine] = own;
    ok(mine);
    const values = [...own, { ...mine, editor: 'another', values: { ...mine.values, name }, written: Date.now() }];
    elsewhere.write({ values, files: [], written: Date.now() });
  };
  const name = async (wanted: string) => eventually(async () => equal((await handle.field('Name')).value, wanted));

  it('tells of what is changed there, takes it over and gives back what was here', async () => {
    await rename('Mine');
    await writeElsewhere('Theirs');
    await handle.sees('You’re also changing this in another tab.');
    await expectNoAxeViolations(handle.element);
    await handle.press('Use that version');
    await name('Theirs');
    equal(handle.focused(), 'General');
    await handle.sees('What you had changed before is kept, too.');
    await handle.press('Bring back');
    await name('Mine');
  });

  it('tells that it was saved there, and loads that', async () => {
    // It hears of it once it keeps what is typed.
    await rename('Typed');
    // What is typed slowly, as on a busy machine, is undone in several steps.
    await eventually(async () => {
      await handle.press('Undo');
      equal((await handle.field('Name')).value, rule.name);
    });
    await areKept([]);
    await elsewhere.clear('sent');
    await handle.sees('You saved this in another tab.');
    backend.automations.set('7', { ...rule, name: 'Saved there', version: '2' });
    backend.faults.set('/ticketing/trigger/7', 'brokenOff');
    await handle.press('Load saved version');
    await handle.sees('couldn’t be loaded');
    backend.faults.clear();
    await handle.press('Retry');
    await name('Saved there');
    await eventually(() => equal(handle.all('.editor-notice').length, 0));
    await rename('Mine');
    await handle.press('Save');
    await handle.isClosed();
    equal(backend.saved?.headers.get('if-match'), '"2"');
  });

  it('says of what was saved there that saving here shows both', async () => {
    await rename('Mine');
    await elsewhere.clear('sent');
    backend.automations.set('7', { ...rule, name: 'Saved there', version: '2' });
    await handle.sees('When you save here, too, you’ll see both versions first.');
    await handle.press('Save');
    await handle.sees('Someone else saved this while you were editing');
    equal(backend.automations.get('7')?.name, 'Saved there');
  });
});
