/** A rule taken elsewhere, and one from elsewhere put in. */
import '../../support/hurried-retries.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, unhover } from '../../support/user.ts';
import { AutomationBackend } from './automation-backend.ts';
import { AutomationEditorHandle } from './automation-editor-handle.ts';

const rule = {
  id: '7',
  type: 'EVENT_BASED',
  enabled: true,
  name: 'Greet',
  description: '',
  conditions: { all: [{ field: 'organization', operator: 'contains_any', value: ['1'] }], any: [] },
  actions: [{ type: 'TICKET_CHANGE_VALUE', params: { changes: [{ field: 'add_tags', order: 0, value: ['vip'] }] } }],
  version: '1',
};
const foreign = {
  format: 'rmm-elements/automation',
  version: 1,
  rule: {
    ...rule,
    name: 'From elsewhere',
    conditions: { all: [{ field: 'organization', operator: 'contains_any', value: ['1', '500'] }], any: [] },
  },
  names: { organization: { 1: 'Organization 1', 500: 'Far away' }, tag: { vip: 'vip' } },
  attachments: ['a.pdf'],
};

describe('Exporting and importing an automation', () => {
  let handle: AutomationEditorHandle;
  let backend: AutomationBackend;
  let clipboard: string | undefined;
  let files: { name: string; text: Promise<string> }[];
  const { createObjectURL } = URL;
  const { click: follow } = HTMLAnchorElement.prototype;

  before(unhover);
  beforeEach(async () => {
    clipboard = '';
    files = [];
    let blob: Blob | undefined;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        async writeText(text: string) {
          if (clipboard === undefined) throw new DOMException('no', 'NotAllowedError');
          clipboard = text;
        },
        async readText() {
          if (clipboard === undefined) throw new DOMException('no', 'NotAllowedError');
          return clipboard;
        },
      },
    });
    URL.createObjectURL = (given: Blob) => {
      blob = given;
      return createObjectURL(given);
    };
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      if (blob) files.push({ name: this.download, text: blob.text() });
    };
    backend = new AutomationBackend();
    backend.automations.set('7', rule);
    handle = await AutomationEditorHandle.open({ automationId: '7' }, backend);
    await handle.ready();
  });
  afterEach(() => {
    handle.remove();
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = follow;
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  const choose = async (item: string) => {
    await handle.press('Export and import');
    await handle.item(item);
  };
  const paste = async (content: object) => {
    clipboard = JSON.stringify(content);
    await choose('Import…');
    await handle.press('Paste');
  };
  const importButton = () => handle.find('.dialog-footer button', 'Import');
  const canImport = async () => (await importButton()).getAttribute('aria-disabled') !== 'true';

  it('writes a file that is called by its name, with the names of what it refers to', async () => {
    await choose('Export to a file');
    await eventually(() => equal(files.length, 1));
    equal(files[0]?.name, 'Greet.json');
    const written = JSON.parse((await files[0]?.text) ?? '');
    equal(written.rule.name, 'Greet');
    await eventually(async () => {
      await choose('Copy as JSON');
      deepEqual(JSON.parse(clipboard ?? '').names, { organization: { 1: 'Organization 1' }, tag: { vip: 'vip' } });
    });
  });

  it('takes its own export over unchanged', async () => {
    await choose('Copy as JSON');
    await eventually(() => ok(clipboard));
    await choose('Import…');
    await handle.press('Paste');
    await eventually(async () => ok(await canImport()));
    equal(handle.all('.import-places').length, 0);
    await click(await importButton());
    await handle.press('Save');
    await handle.isClosed();
    ok(backend.saved);
    deepEqual((backend.saved.body as typeof rule).conditions, rule.conditions);
    deepEqual((backend.saved.body as typeof rule).actions, rule.actions);
  });

  it('asks what takes the place of what is not on this server, and puts it in as one step', async () => {
    await paste(foreign);
    await handle.sees('1 entry isn’t on this server');
    await handle.sees('“From elsewhere”: 1 condition and 1 action.');
    await handle.sees('Attachments aren’t imported: ');
    await expectNoAxeViolations(handle.element);
    await click(await handle.field('Organization: Far away'));
    await handle.option('Organization 2');
    await click(await importButton());
    await eventually(async () => equal((await handle.field('Name')).value, 'From elsewhere'));
    await handle.press('Undo');
    equal((await handle.field('Name')).value, 'Greet');
    await handle.press('Redo');
    await handle.press('Save');
    await handle.isClosed();
    ok(backend.saved);
    deepEqual((backend.saved.body as typeof rule).conditions.all[0]?.value, ['1', '2']);
  });

  it('leaves out what was given no place', async () => {
    await paste(foreign);
    await handle.sees('1 entry isn’t on this server');
    await click(await importButton());
    await handle.press('Save');
    await handle.isClosed();
    ok(backend.saved);
    deepEqual((backend.saved.body as typeof rule).conditions.all[0]?.value, ['1']);
  });

  it('says why something cannot be imported, and changes nothing', async () => {
    for (const [content, text] of [
      [{ some: 'thing' }, 'This isn’t an exported automation.'],
      [{ ...foreign, version: 2 }, 'This was exported by a newer version.'],
      [{ ...foreign, rule: { ...foreign.rule, type: 'BOARD' } }, 'This is a different type of automation.'],
    ] as const) {
      await paste(content);
      await handle.sees(text);
      ok(!(await canImport()));
      await click(await handle.find('.dialog-footer button', 'Cancel'));
      await eventually(() => equal(handle.all('.import-dialog').length, 0));
    }
    clipboard = undefined;
    await choose('Import…');
    await handle.press('Paste');
    await handle.sees('The browser doesn’t allow reading the clipboard.');
    equal((await handle.field('Name')).value, 'Greet');
  });

  it('can ask again what the server knows', async () => {
    backend.broken.add('/ticketing/tags');
    await paste(foreign);
    await handle.sees('Couldn’t check what’s on this server.');
    backend.broken.clear();
    await click(await handle.find('.import-content button', 'Retry'));
    await handle.sees('1 entry isn’t on this server');
  });

  it('reads a file', async () => {
    await choose('Import…');
    const input = await handle.find<HTMLInputElement>('.import-sources input');
    const transfer = new DataTransfer();
    transfer.items.add(new File([JSON.stringify(foreign)], 'rule.json', { type: 'application/json' }));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await handle.sees('“From elsewhere”');
  });
});
