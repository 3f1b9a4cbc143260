/** Pickers over the reference server, as somebody uses them. */
import { DirectoryPicker, type DirectoryPickerProps } from '../../src/directory/directory-picker.tsx';
import { deepEqual, equal, eventually, match, ok } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { isTriedHere } from '../support/call-faults.ts';
import { expectConsole } from '../support/console-guard.ts';
import '../support/hurried-retries.ts';
import { clearFaults, clearRequests, requests, setFault, signIn } from '../support/server.ts';
import { click, press, type, unhover } from '../support/user.ts';
import { type Mounted, mount } from '../ui/mount.tsx';
import { mountSelect, type SelectHandle } from '../ui/select/select-handle.tsx';

/** Of the server's seed. */
const [deletedOrganization, deletedLocation, inactiveForm] = ['115', '4', '55'];

type Values = string | undefined | readonly string[];

describe('DirectoryPicker', () => {
  let picker: SelectHandle<Values>;
  let several: Mounted | undefined;

  before(() => signIn().then(() => undefined));
  beforeEach(async () => {
    await clearFaults();
    await clearRequests();
  });
  afterEach(async () => {
    picker?.remove();
    several?.remove();
    several = undefined;
    await clearFaults();
    await unhover();
  });

  const show = (props: { kind: DirectoryPickerProps['kind']; value?: Values; [name: string]: unknown }) => {
    picker = mountSelect<Values>(DirectoryPicker, { value: undefined, ...props });
    return picker.field();
  };
  /** Without the one that stands for all of them. */
  const found = () =>
    picker.all('[role="option"]:not(.choice-added) .choice-label').map((label) => label.textContent ?? '');
  const search = async (text: string) => {
    await type(text);
    // The list of before is gone once every label fits.
    const word = text.toLowerCase();
    await eventually(() => {
      const labels = found();
      ok(labels.length > 0 && labels.every((label) => label.toLowerCase().includes(word)), labels.join(', '));
    });
  };
  const asked = async () => (await requests()).map(({ endpoint, query }) => `${endpoint}${decodeURIComponent(query)}`);

  it('finds one by name with the keyboard alone, and keeps its id', async () => {
    const field = await show({ kind: 'organization' });
    deepEqual(await asked(), [], 'nothing is asked for before it is opened');
    field.focus();
    await press('ArrowDown');
    await eventually(() => equal(picker.labels().length, 50));
    await search('fjord');
    await press('Enter');
    await eventually(() => equal(picker.value(), '3'));
    await eventually(() => equal(field.value, 'Fjord Dental'));
    deepEqual(await asked(), ['queryOrganizations?page=0&size=50', 'queryOrganizations?page=0&size=50&name=fjord']);
  });

  it('goes on to the next page at the end of the list', async () => {
    const field = await show({ kind: 'organization' });
    await click(field);
    await eventually(() => equal(picker.labels().length, 50));
    // Up from the first is the last.
    await press('ArrowDown');
    await press('ArrowUp');
    await eventually(() => ok(found().length > 50, `there are ${found().length}`));
    equal(new Set(found()).size, found().length, 'one stands there twice');
    ok((await asked()).includes('queryOrganizations?page=1&size=50'));
  });

  it('chooses several, with initials and addresses of people', async () => {
    const field = await show({ kind: 'technician', value: [], multiple: true });
    await click(field);
    await search('nowak');
    const [first, second] = picker.all('[role="option"]:not(.choice-added)');
    ok(first && second, 'two are needed');
    match(first.querySelector('svg text')?.textContent ?? '', /^[A-Z]N$/);
    match(first.querySelector('.choice-description')?.textContent ?? '', /@example\.com$/);
    await click(first);
    await click(second);
    await eventually(() => equal((picker.value() as readonly string[]).length, 2));
    await eventually(() => equal(picker.chips().length, 2));
    ok(
      (await asked()).every((call) => call.includes('type=TECHNICIAN')),
      'others than technicians are asked for',
    );
  });

  it('searches roles here, under the names that people know', async () => {
    const field = await show({ kind: 'device-role' });
    await click(field);
    await search('server');
    deepEqual(picker.labels(), ['Linux Server', 'Mac Server', 'Windows Server']);
    deepEqual(new Set(await asked()), new Set(['GetNodeRoleList']));
  });

  it('shows what was chosen earlier by name, deleted or not, with one question for all pickers', async () => {
    const shared = { label: 'Choice', onChange: () => undefined };
    several = mount(
      <>
        <DirectoryPicker {...shared} kind="organization" value="3" />
        <DirectoryPicker {...shared} kind="organization" value={deletedOrganization} />
        <DirectoryPicker {...shared} kind="organization" multiple value={['1', '2', 'no-such-id']} />
      </>,
    );
    const fields = () => several?.all<HTMLInputElement>('input').map((input) => input.value) ?? [];
    await eventually(() => equal(fields()[0], 'Fjord Dental'));
    match(fields()[1] ?? '', / \(Deleted\)$/);
    const chips = several.all('.select-chip-text').map((chip) => chip.textContent);
    deepEqual(chips, ['Harbor Logistics', 'Kumo Design 株式会社']);
    match(several.all('.multi-value-more')[0]?.textContent ?? '', /1/);
    deepEqual(await asked(), [`queryOrganizations?page=0&size=50&ids=3,${deletedOrganization},1,2,no-such-id`]);
  });

  it('refuses what is deleted or inactive where its owner says so, and only there', async () => {
    const field = await show({ kind: 'organization', value: deletedOrganization, refusesUnavailable: true });
    await eventually(() => equal(picker.note(), 'Must not contain deleted organizations'));
    equal(field.getAttribute('aria-invalid'), 'true');
    picker.remove();
    const form = await show({ kind: 'ticket-form', value: inactiveForm });
    await eventually(() => match(form.value, / \(Inactive\)$/));
    equal(picker.note(), undefined);
  });

  it('offers an inactive form with the reason why it cannot be chosen', async () => {
    const field = await show({ kind: 'ticket-form' });
    await click(field);
    await search('software request');
    await eventually(() => equal(picker.all('.choice-description')[0]?.textContent, 'Inactive'));
    await press('Enter');
    equal(picker.value(), undefined);
    ok(picker.isOpen());
  });

  it('waits for an organization, then offers its locations, and refuses one of another', async () => {
    const waiting = await show({ kind: 'location', filter: { organizationId: null } });
    ok(waiting.disabled);
    equal(waiting.placeholder, 'Select an organization first');
    picker.remove();

    const field = await show({ kind: 'location', filter: { organizationId: '2' } });
    await click(field);
    await eventually(() => deepEqual(picker.labels(), ['Branch office', 'Data centre', 'Headquarters', 'Warehouse']));
    equal(picker.all('.choice-description')[0]?.textContent, 'Kumo Design 株式会社');
    picker.remove();

    await show({ kind: 'location', value: '1', filter: { organizationId: '2' }, refusesUnavailable: true });
    await eventually(() => equal(picker.note(), 'Belongs to another organization'));
    picker.remove();
    await show({ kind: 'location', value: deletedLocation, refusesUnavailable: true });
    await eventually(() => equal(picker.note(), 'Must not contain deleted locations'));
  });

  it('creates the tag that somebody looked for in vain, chooses it and offers it from then on', async () => {
    const field = await show({ kind: 'tag', value: [], multiple: true, offersCreation: true });
    const name = `picked ${Date.now()}`;
    await click(field);
    await eventually(() => ok(picker.labels().length > 1));
    ok(!picker.labels().some((label) => label.startsWith('Create')), 'nothing was typed');
    await type(name);
    await click(await picker.option(`Create “${name}”`));
    await eventually(() => deepEqual(picker.value(), [name]));
    deepEqual(picker.chips(), [name]);
    await eventually(() => deepEqual(picker.labels(), [name]));
    deepEqual(picker.changes, [[name]]);
    await expectNoAxeViolations(picker.host);
  });

  it('does not offer a tag whose name is there in another case', async () => {
    const field = await show({ kind: 'tag', value: [], multiple: true, offersCreation: true });
    await click(field);
    await eventually(() => ok(picker.labels().length > 1));
    const [first] = found();
    ok(first);
    await search(first);
    await eventually(() => ok(found().length > 0 && !found().includes(`Create “${first}”`)));
    picker.remove();
    const other = await show({ kind: 'tag', value: [], multiple: true, offersCreation: true });
    await click(other);
    await search(first.toUpperCase());
    ok(!found().some((label) => label.startsWith('Create')), found().join());
  });

  it('says why a tag was not created, and keeps what is chosen', async () => {
    expectConsole(/CreateTag|Failed to load/i);
    const field = await show({ kind: 'tag', value: ['vip'], multiple: true, offersCreation: true });
    await setFault({ fault: 'forbidden', match: 'CreateTag' });
    await click(field);
    await type('not allowed to');
    await click(await picker.option('Create “not allowed to”'));
    await eventually(() => match(picker.note() ?? '', /^Error creating tag\. .*not allowed/));
    deepEqual(picker.value(), ['vip']);
  });

  it('offers devices by class and state', async () => {
    const filter = { nodeClasses: ['MAC', 'MAC_SERVER'], online: true, organizationId: '2' };
    const field = await show({ kind: 'device', filter });
    await click(field);
    await eventually(() => deepEqual(picker.labels(), ['Studio MacBook', 'Render Mac mini']));
    equal(picker.all('.choice-description')[0]?.textContent, 'kumo-studio-07');
  });

  const faults = ['server-error', 'forbidden', 'dropped-connection', 'broken-schema', 'too-many-requests'];
  for (const fault of faults.filter(isTriedHere)) {
    it(`says that the list could not be loaded after ${fault}, and loads it when asked to`, async () => {
      expectConsole(/queryGroups|Failed to load|NetworkError|network/i);
      await setFault({ fault, match: '/query/groups', retryAfterSeconds: 0 });
      const field = await show({ kind: 'group' });
      await click(field);
      await picker.find('.choices-failed');
      await clearFaults();
      await press('Enter');
      await eventually(() => equal(picker.labels().length, 50));
    });

    it(`says that names could not be loaded after ${fault}, and loads them when asked to`, async () => {
      expectConsole(/GetEndUserRoleList|Failed to load|NetworkError|network/i);
      await setFault({ fault, match: 'GetEndUserRoleList', retryAfterSeconds: 0 });
      const field = await show({ kind: 'end-user-role', value: '2' });
      const alert = await picker.find('[role="alert"]');
      match(alert.textContent ?? '', /^Couldn’t load names\./);
      equal(field.value, '2', 'what is chosen is not lost');
      await clearFaults();
      await click(await picker.named('button', 'Retry'));
      await eventually(() => equal(field.value, 'Employee'));
      equal(picker.all('[role="alert"]').length, 0);
      deepEqual(picker.changes, []);
    });
  }

  it('has nothing that axe would find, in either theme', async () => {
    const shared = { label: 'Choice', onChange: () => undefined };
    for (const theme of ['light', 'dark'] as const) {
      several = mount(
        <>
          <DirectoryPicker {...shared} kind="location" filter={{ organizationId: null }} value={undefined} />
          <DirectoryPicker {...shared} kind="organization" value={deletedOrganization} refusesUnavailable />
          <DirectoryPicker {...shared} kind="user" multiple value={['admin']} openOnMount />
        </>,
        { theme },
      );
      const mounted = several;
      await mounted.find('.choices [role="option"] svg');
      await eventually(() => equal(mounted.all('.select-chip-text')[0]?.textContent, 'Aiko Tanaka'));
      await expectNoAxeViolations(mounted.host);
      mounted.remove();
    }
  });
});
