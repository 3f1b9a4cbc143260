/** Changes that nobody saved: found again after the page was gone, offered, and never put over what others saved. */
import '../../support/hurried-retries.ts';
import { randomId } from '../../../src/base/random-id.ts';
import { configurationFor } from '../../../src/host/configuration/configuration.ts';
import { draftOwner } from '../../../src/host/drafts/draft-owner.ts';
import { createDraftStore } from '../../../src/host/drafts/draft-store.ts';
import { automationDraftKind } from '../../../src/ticketing/editor/model/automation-draft-kind.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { press, type, unhover } from '../../support/user.ts';
import { watchPlace } from '../../support/watch-place.ts';
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

describe('Changes to an automation that were not saved', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;
  let currentUser: { id: string };

  before(unhover);
  beforeEach(() => {
    currentUser = { id: `drafts ${randomId()}` };
    backend = new AutomationBackend();
    backend.automations.set('7', rule);
  });
  afterEach(() => handle.remove());

  const open = async (values: Parameters<typeof AutomationEditorHandle.open>[0] = { automationId: '7' }) => {
    handle = await AutomationEditorHandle.open(values, backend, { currentUser });
    await handle.ready();
  };
  const nameField = () => handle.field('Name');
  /** Typed, and the page is gone. */
  const leave = async (text: string) => {
    const field = await nameField();
    field.focus();
    field.select();
    await type(text);
    handle.remove();
  };
  const offered = () => handle.sees(/Your changes from .+ weren’t saved/);
  const kept = async (id = 'edit:7') => {
    const owner = draftOwner({ baseUrl: configurationFor(document.body).signal.peek().baseUrl, currentUser }).key;
    const store = createDraftStore({ kind: automationDraftKind, owner, id });
    const draft = await store.read();
    store.close();
    return draft?.values.at(-1)?.values.name;
  };
  const isKept = (name: string | undefined, id?: string) => eventually(async () => equal(await kept(id), name));
  /** It keeps what is typed now, so it has looked for what was typed before. */
  const isNotOffered = async (id?: string) => {
    const field = await nameField();
    field.focus();
    field.select();
    await type('Something else');
    await isKept('Something else', id);
    equal(handle.all('.editor-notice').length, 0);
  };

  it('are offered before the form is there, which stands where it will stay', async () => {
    await open();
    await leave('Begun');
    await isKept('Begun');
    handle = await AutomationEditorHandle.open({ automationId: '7' }, backend, { currentUser });
    const places = watchPlace(() => handle.all('.general')[0]);
    await offered();
    await handle.find('.rule-summary');
    await handle.find('.general');
    await comeToRest(handle.element, 1000);
    equal(places().length, 1);
  });

  it('are offered, come back as changes, and are gone once they are saved', async () => {
    await open();
    const field = await nameField();
    field.focus();
    field.select();
    await type('Meet');
    await isKept('Meet');
    handle.remove();
    await open();
    await offered();
    equal((await nameField()).value, 'Greet');
    await expectNoAxeViolations(handle.element);
    await handle.press('Restore');
    await eventually(async () => equal((await nameField()).value, 'Meet'));
    equal(handle.focused(), 'General');
    await press('Escape');
    await handle.sees('Name: “Greet” → “Meet”');
    await handle.press('Cancel');
    await handle.press('Undo');
    equal((await nameField()).value, 'Greet');
    await handle.press('Redo');
    await handle.press('Save');
    await handle.isClosed();
    equal(backend.saved?.headers.get('if-match'), '"1"');
    ok(backend.saved);
    equal((backend.saved.body as { name: string }).name, 'Meet');
    await isKept(undefined);
  });

  it('are gone for good once they are discarded', async () => {
    await open();
    await leave('Meet');
    await open();
    await offered();
    await handle.press('Discard');
    await eventually(() => equal(handle.all('.editor-notice').length, 0));
    equal((await nameField()).value, 'Greet');
    await isKept(undefined);
  });

  it('stay kept where the offer was not answered', async () => {
    await open();
    await leave('Meet');
    await open();
    await offered();
    await handle.press('Cancel');
    await handle.isClosed();
    handle.remove();
    await open();
    await offered();
  });

  it('are given up with the prompt that tells them', async () => {
    await open();
    const field = await nameField();
    field.focus();
    field.select();
    await type('Meet');
    await isKept('Meet');
    await press('Escape');
    await handle.press('Continue');
    await handle.isClosed();
    await isKept(undefined);
  });

  it('are never put over what somebody else saved since: both versions are shown', async () => {
    await open();
    await leave('Mine');
    backend.automations.set('7', { ...rule, name: 'Theirs', version: '2' });
    await open();
    await handle.sees('someone else has saved this since');
    await handle.press('Restore');
    await handle.press('Save');
    await handle.sees('Someone else saved this while you were editing');
    const versions = () => handle.all('.conflict-version').map(({ textContent }) => textContent);
    await eventually(() =>
      deepEqual(versions(), ['Their changesName: “Greet” → “Theirs”', 'Your changesName: “Greet” → “Mine”']),
    );
    equal(backend.automations.get('7')?.name, 'Theirs');
    await handle.press('Keep mine');
    await handle.press('Save');
    await handle.isClosed();
    equal(backend.automations.get('7')?.name, 'Mine');
  });

  it('are each user’s own, and each automation’s', async () => {
    await open();
    await leave('Meet');
    const mine = currentUser;
    currentUser = { id: `somebody else ${randomId()}` };
    await open();
    await isNotOffered();
    handle.remove();
    currentUser = mine;
    await open({ automationId: '7', mode: 'copy' });
    await isNotOffered('copy:7');
    handle.remove();
    await open();
    await offered();
  });

  it('of what is new are found where the next one is created', async () => {
    await open({ type: 'TIME_BASED' });
    await leave('Brand new');
    await open({ type: 'EVENT_BASED' });
    await isNotOffered('create:EVENT_BASED');
    handle.remove();
    await open({ type: 'TIME_BASED' });
    await offered();
    await handle.press('Restore');
    await eventually(async () => equal((await nameField()).value, 'Brand new'));
  });

  it('survive a session that has ended: saving fails, and nothing typed is lost', async () => {
    await open();
    const field = await nameField();
    field.focus();
    field.select();
    await type('Meet');
    backend.refusal = { status: 401, body: { resultCode: 'SESSION_ENDED', message: 'Your session has ended.' } };
    await handle.press('Save');
    await handle.sees('Error saving automation');
    equal((await nameField()).value, 'Meet');
    handle.remove();
    backend.refusal = undefined;
    await open();
    await offered();
  });
});
