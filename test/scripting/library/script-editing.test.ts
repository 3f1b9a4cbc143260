/** A script in its form: written, kept from being lost, and overwritten by nobody. Source: spec 002 §2.9 and §3.5. */
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import '../../support/hurried-retries.ts';
import { signIn } from '../../support/server.ts';
import { press, type, unhover } from '../../support/user.ts';
import { ScriptLibraryHandle } from './script-library-handle.ts';
import {
  newStored,
  readStored,
  removeStored,
  saveStored,
  storedScripts,
  validScript,
  withoutAny,
} from './script-library-server.ts';

before(unhover);

const word = 'Probe';
const greeting = 'Write-Output "Hello"\n';

describe('A script in its form', () => {
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

  it('makes a script, with its code, under an id of ten characters', async () => {
    await open();
    await handle.press('New script');
    await handle.item('Blank script');
    await handle.write('Name', `${word} new`);
    await handle.writeCode('Get-Date');
    await expectNoAxeViolations(handle.element);
    await handle.press('Create script');
    await handle.isClosed();
    await handle.row(`${word} new`);
    await handle.sees(`${word} new created`);
    const [made] = await storedScripts(word);
    equal(made?.id.length, 10);
    const stored = await readStored(made?.id ?? '');
    deepEqual([stored.code, stored.parameters.runAs, stored.language], ['Get-Date', 'system', 'powershell']);
    deepEqual(handle.of('rmm-scripts-changed'), [{ call: 'createScript', scriptId: made?.id }]);
  });

  it('says what is missing, at its field', async () => {
    await open();
    await handle.press('New script');
    await handle.item('Blank script');
    await handle.code();
    await handle.press('Create script');
    await eventually(() => equal(handle.all('.field-error').length, 2));
    equal(handle.focused(), (await handle.field('Name')).getAttribute('aria-label') ?? '');
    await handle.write('Name', `${word} new`);
    await eventually(() => equal(handle.all('.field-error').length, 1));
    await eventually(() => equal(handle.all('.cm-content')[0]?.getAttribute('aria-invalid'), 'true'));
  });

  it('edits the code, with undo, and saves it', async () => {
    const { id } = await newStored(`${word} edited`);
    await open();
    await handle.openRow(`${word} edited`);
    await eventually(async () => equal(await handle.codeText(), greeting));
    await handle.writeCode('Get-Date');
    await press('Enter');
    await type('oops');
    await press('Control+z');
    await eventually(async () => ok(!(await handle.codeText()).includes('oops')));
    await handle.press('Save');
    await handle.isClosed();
    ok((await readStored(id)).code.startsWith(`${greeting}Get-Date`));
    deepEqual(handle.changes(), ['updateScript']);
  });

  it('colours the words of its language, and others when that is changed', async () => {
    await newStored(`${word} coloured`, { code: 'rem a comment\n' });
    await open();
    await handle.openRow(`${word} coloured`);
    const parts = async () => (await handle.code()).querySelectorAll('.cm-line span').length;
    await handle.choose('Language', 'batchfile');
    await eventually(async () => equal(await parts(), 1));
    equal((await handle.code()).querySelector('.cm-line span')?.textContent, 'rem a comment');
  });

  it('takes along only the systems that a language runs on', async () => {
    const { id } = await newStored(`${word} moved`, { operatingSystems: ['WINDOWS', 'LINUX'] });
    await open();
    await handle.openRow(`${word} moved`);
    await handle.choose('Language', 'sh');
    await handle.press('Save');
    await handle.isClosed();
    deepEqual((await readStored(id)).operatingSystems, ['LINUX']);
  });

  it('asks before code is given up, and tells what would be lost', async () => {
    const { id } = await newStored(`${word} kept`);
    await open();
    await handle.openRow(`${word} kept`);
    await handle.writeCode('Get-Date');
    await handle.press('Cancel');
    await handle.sees('Discard changes?');
    ok(handle.all('[role="alertdialog"]')[0]?.textContent?.includes('2 lines'));
    await handle.press('Keep editing');
    await eventually(async () => ok((await handle.codeText()).endsWith('Get-Date')));
    await handle.press('Cancel');
    await handle.press('Discard changes');
    await handle.isClosed();
    equal((await readStored(id)).code, greeting);
  });

  it('can be left by keyboard: Escape frees Tab, and only then closes', async () => {
    await newStored(`${word} keys`);
    await open();
    await handle.openRow(`${word} keys`);
    await handle.writeCode('');
    await press('Tab');
    await eventually(async () => ok((await handle.codeText()).endsWith('    '), await handle.codeText()));
    await press('Escape');
    equal(handle.all('dialog').length, 1);
    await press('Tab');
    const account = await handle.field('Run as');
    await eventually(() => ok(account.matches(':focus'), handle.focused()));
    await press('Escape');
    await handle.sees('Discard changes?');
  });

  it('overwrites nothing that somebody else has saved, and shows both versions, code line by line', async () => {
    const code = ['$one = 1', '$two = 2', '$three = 3', ''].join('\n');
    const { id } = await newStored(`${word} ours`, { code });
    await open();
    await handle.openRow(`${word} ours`);
    await handle.write('Name', `${word} mine`);
    await handle.writeCode('$mine = 4');
    await saveStored(
      id,
      validScript(`${word} ours`, { description: 'Theirs', code: code.replace('$two = 2\n', '$theirs = 2\n') }),
    );
    await handle.press('Save');
    await handle.sees('Aiko Tanaka saved this script while you were editing it');
    await handle.sees('Only you changed it');
    await handle.sees('Both of you changed it');
    const changed = (element: string) => handle.all(`.versions ${element} .code-row`).map((row) => row.textContent);
    await eventually(() =>
      deepEqual([changed('del'), changed('ins')], [['$theirs = 2\n'], ['$two = 2\n', '$mine = 4\n']]),
    );
    equal((await handle.button('Save')).ariaDisabled, 'true', 'nobody has said whose code stays');
    await expectNoAxeViolations(handle.element);
    equal((await readStored(id)).description, 'Theirs');
    await handle.keep('Code');
    await handle.press('Save');
    await handle.isClosed();
    const { name, description, code: saved } = await readStored(id);
    deepEqual([name, description, saved], [`${word} mine`, 'Theirs', `${code}$mine = 4`]);
  });

  it('takes theirs where that is wanted, and tells the same again where nothing is decided', async () => {
    const { id } = await newStored(`${word} ours`);
    await open();
    await handle.openRow(`${word} ours`);
    await handle.write('Name', `${word} mine`);
    await saveStored(id, validScript(`${word} theirs`, { code: 'Get-Date\u202E\n' }));
    await handle.press('Save');
    await handle.press('Keep editing');
    await eventually(async () => equal((await handle.field('Name')).value, `${word} mine`));
    equal(handle.focused(), 'Save');
    await handle.press('Save');
    await handle.press('Take all theirs');
    await eventually(() => ok(handle.all('.versions del').length > 0));
    ok(
      !handle.all('.versions-lines')[0]?.textContent?.includes('\u202E'),
      'the sign is shown, and turns nothing round',
    );
    await handle.press('Save');
    await handle.isClosed();
    const { name, version, code } = await readStored(id);
    deepEqual([name, version, code], [`${word} theirs`, '3', 'Get-Date\u202E\n']);
  });

  it('saves as a new one what somebody else has deleted', async () => {
    const { id } = await newStored(`${word} gone`);
    await open();
    await handle.openRow(`${word} gone`);
    await handle.writeCode('Get-Date');
    await removeStored(id);
    await handle.press('Save');
    await handle.sees('Someone has deleted this script');
    await eventually(() => deepEqual(handle.namesWith(word), []));
    await handle.press('Save as new script');
    await handle.isClosed();
    const [saved] = await storedScripts(word);
    ok(saved && saved.id !== id && saved.name === `${word} gone`);
    deepEqual(handle.namesWith(word), [`${word} gone`]);
  });
});
