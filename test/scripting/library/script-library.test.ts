/** The script library: found, copied, started from templates, put into categories, deleted. Source: spec 002 §2.9, §3.5 and §9. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { rewritten, stingNames } from '../../support/hostile-names.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { ScriptLibraryHandle } from './script-library-handle.ts';
import {
  newCategory,
  newStored,
  removeStored,
  storedCategories,
  storedScripts,
  withoutAny,
} from './script-library-server.ts';

before(unhover);

const word = 'Probe';

describe('The script library', () => {
  let handle: ScriptLibraryHandle;
  let box: HTMLElement | undefined;

  beforeEach(async () => {
    await signIn();
    await withoutAny(word);
  });
  afterEach(() => {
    handle.remove();
    box?.remove();
    box = undefined;
  });

  const open = async (configuration = {}) => {
    handle = ScriptLibraryHandle.open(configuration);
    await handle.row('Clear temporary files');
  };

  it('is in the order of names, and says what each is written in and where it runs', async () => {
    await newStored(`${word} b`, { language: 'sh', operatingSystems: ['LINUX', 'MAC'] });
    await newStored(`${word} a`);
    await open();
    await eventually(() => deepEqual(handle.namesWith(word), [`${word} a`, `${word} b`]));
    const text = (await handle.row(`${word} b`)).textContent ?? '';
    ok(text.includes('Shell') && text.includes('Linux') && text.includes('macOS'), text);
    await expectNoAxeViolations(handle.element);
  });

  it('copies a script under a name of its own, which is saved only when that is said', async () => {
    await newStored(`${word} source`);
    await open();
    await handle.pressIn(`${word} source`, 'Copy');
    await eventually(async () => equal((await handle.field('Name')).value, `${word} source (Copy)`));
    equal((await storedScripts(word)).length, 1);
    await handle.press('Create script');
    await handle.row(`${word} source (Copy)`);
    equal((await storedScripts(word)).length, 2);
  });

  it('starts from a template', async () => {
    await open();
    await handle.press('New script');
    await handle.item('From a template');
    const option = await handle.find('.radio', /^Report uptime/);
    await expectNoAxeViolations(handle.element);
    await click(option.querySelector('input') ?? option);
    await handle.press('Use template');
    await eventually(async () => equal((await handle.field('Name')).value, 'Report uptime'));
    equal((await handle.field<HTMLSelectElement>('Language')).value, 'python');
    await handle.write('Name', `${word} uptime`);
    await handle.press('Create script');
    await handle.row(`${word} uptime`);
  });

  it('deletes after it was asked, and says where somebody else was faster', async () => {
    await newStored(`${word} first`);
    const { id } = await newStored(`${word} second`);
    await open();
    await handle.asksToDelete(`${word} first`);
    equal(handle.focused(), 'Cancel');
    await handle.press('Delete');
    await eventually(() => deepEqual(handle.namesWith(word), [`${word} second`]));
    await handle.asksToDelete(`${word} second`);
    await removeStored(id);
    await handle.press('Delete');
    await handle.sees('had already been deleted by someone else');
    await eventually(() => deepEqual(handle.namesWith(word), []));
    deepEqual(handle.changes(), ['deleteScript']);
  });

  it('makes, renames and deletes categories, and tells which scripts have one', async () => {
    const { id } = await newCategory(`${word} used`);
    await newStored(`${word} script`, { categories: [id] });
    await open();
    await handle.press('Manage categories');
    await handle.write('New category', `${word} new`);
    await press('Enter');
    await handle.button(`Rename ${word} new`);
    await expectNoAxeViolations(handle.element);
    await handle.write('New category', `${word} USED`);
    await press('Enter');
    await handle.sees('There’s already a category with this name');
    await handle.press(`Rename ${word} new`);
    await press('Escape');
    await handle.press(`Rename ${word} new`);
    await type(`${word} other`);
    await press('Enter');
    await handle.press(`Delete ${word} other`);
    await handle.sees(`No script is in “`);
    await handle.press('Delete');
    await eventually(() => equal(handle.all('[role="alertdialog"]').length, 0));
    await handle.press(`Delete ${word} used`);
    await handle.sees(/1 script is in .+ stays in the library/);
    await handle.press('Delete');
    await eventually(async () =>
      equal(
        (await storedCategories()).some(({ name }) => name.includes(word)),
        false,
      ),
    );
    await eventually(() => ok(!handle.all('.script-category-list')[0]?.textContent?.includes(word)));
    deepEqual((await storedScripts(word))[0]?.categories, []);
    deepEqual(handle.changes(), [
      'createScriptCategory',
      'renameScriptCategory',
      'deleteScriptCategory',
      'deleteScriptCategory',
    ]);
  });

  it('shows what is built in, and what it is given, but changes nothing of it', async () => {
    await open();
    const row = await handle.row('Windows service');
    equal(row.querySelectorAll('button').length, 0);
    await click(row.querySelector<HTMLElement>('[role="rowheader"]') ?? row);
    await handle.sees('This script is built in.');
    await handle.sees('Start or stop a Windows service');
    deepEqual(
      handle.all('dialog footer button, dialog .dialog-footer button').map(({ textContent }) => textContent),
      ['Close'],
    );
  });

  it('is one list for two elements of a page', async () => {
    await newStored(`${word} shared`);
    await open();
    await handle.row(`${word} shared`);
    const other = ScriptLibraryHandle.open();
    try {
      await other.row(`${word} shared`);
      await handle.asksToDelete(`${word} shared`);
      await handle.press('Delete');
      await eventually(() => deepEqual(other.namesWith(word), []));
    } finally {
      other.element.remove();
    }
  });

  it('lets the page open a script its own way', async () => {
    const { id } = await newStored(`${word} own`);
    await open();
    handle.element.addEventListener('rmm-script-open', (event) => event.preventDefault());
    await click(await handle.row(`${word} own`));
    await eventually(() => deepEqual(handle.of('rmm-script-open'), [{ scriptId: id }]));
    equal(handle.all('dialog').length, 0);
  });

  it('is not rewritten by a hostile name', async () => {
    await newStored(`${word} hostile`);
    await open();
    stingNames();
    await handle.element.refresh();
    await eventually(() => ok(handle.names().some((name) => name.includes('\uFFFD'))));
    await eventually(() => deepEqual(rewritten(handle.root), []));
  });

  it('fits a phone, its editor as well', async () => {
    await newStored(`${word} narrow`);
    box = document.createElement('div');
    box.style.inlineSize = '400px';
    document.body.append(box);
    handle = ScriptLibraryHandle.open({}, box);
    await handle.row(`${word} narrow`);
    ok(handle.element.scrollWidth <= 400, `${handle.element.scrollWidth} px`);
    await expectNoAxeViolations(handle.element);
  });

  it('can be looked at, but not changed, by who may not manage scripts, and says why', async () => {
    await newStored(`${word} read`);
    await open({ permissions: { canManageScripts: false } });
    await handle.sees('You don’t have permission to manage scripts');
    for (const name of ['New script', 'Manage categories', 'Copy', 'Delete'])
      equal(handle.all('button').filter((one) => [one.ariaLabel, one.textContent].includes(name)).length, 0, name);
    await handle.openRow(`${word} read`);
    equal((await handle.field('Name')).readOnly, true);
    equal((await handle.code()).getAttribute('aria-readonly'), 'true');
    await expectNoAxeViolations(handle.element);
  });
});
