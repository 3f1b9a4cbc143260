/** What somebody wrote in a rule may run in another direction than the editor: it then ends where it ends. */
import { eventually, ok } from '../../support/assert.ts';
import { drawnEnds } from '../../support/drawn-ends.ts';
import { unhover } from '../../support/user.ts';
import { lateParts } from '../../ui/editor/taken-in.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

const recipients = { keys: ['REQUESTER'], emails: [], uids: [] };
const mention = '<span data-mention="ada" data-label="Ada">@user:ada</span>';
const rule = {
  id: '7',
  type: 'EVENT_BASED',
  enabled: true,
  name: 'Greet',
  conditions: { all: [], any: [] },
  actions: [
    {
      type: 'SEND_EMAIL',
      params: { to: recipients, subject: 'We write soon.', body: '<p>Ask them first.</p>', allowResponse: true },
    },
    { type: 'ADD_TICKET_COMMENT', params: { body: `<p>Hello ${mention}</p>`, public: true } },
  ],
};

describe('A text in an automation', () => {
  let handle: AutomationEditorHandle;

  before(unhover);
  afterEach(() => handle.remove());

  const open = async () => {
    const backend = new AutomationBackend();
    backend.automations.set('7', rule);
    handle = await AutomationEditorHandle.open({ automationId: '7', dir: 'rtl' }, backend);
    await handle.ready();
    await handle.tab('Actions');
  };
  const runsOn = (words: string) =>
    eventually(() => {
      const ends = drawnEnds(handle.root, words);
      ok(ends, `there is no ${words}`);
      ok(ends.first < ends.stop, `${words} begins at ${ends.first} and ends at ${ends.stop}`);
    });

  it('runs in its own direction where its action is shown in small', async () => {
    await open();
    await runsOn('We write soon.');
    await runsOn('Ask them first.');
    // Its sign and its name are two nodes there.
    const chip = await handle.find('.mention-chip', '@Ada Lovelace');
    const [sign, name] = [...chip.childNodes].map((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return range.getBoundingClientRect().left;
    });
    ok(sign !== undefined && name !== undefined && sign < name, `@ at ${sign}, the name at ${name}`);
  });

  it('has mentions that begin with their sign while it is edited', async () => {
    await open();
    const edit = handle
      .all('button')
      .filter(({ textContent }) => textContent === 'Edit')
      .at(-1);
    edit?.click();
    await lateParts(await handle.find('.ProseMirror'));
    await runsOn('@Ada Lovelace');
  });
});
