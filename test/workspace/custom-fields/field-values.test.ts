/** What custom fields say of one thing: shown, changed by the control of their type, and lost to nobody. Source: spec 002 §3.5. */
import '../../../elements/custom-fields.ts';
import type { CustomFieldsElement } from '../../../elements/custom-fields.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import {
  readCustomFieldValues,
  saveCustomFieldValues,
  type ValueOnWire,
} from '../../../src/workspace/custom-fields/values/values-contract.ts';
import { ask } from '../../support/ask.ts';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { failInEveryWay } from '../../support/failing.ts';
import '../../support/hurried-retries.ts';
import { KeyboardOnly } from '../../support/keyboard-only.ts';
import { ListHandle } from '../../support/list-handle.ts';
import { clearFaults, signIn } from '../../support/server.ts';
import { click, press, type, unhover } from '../../support/user.ts';
import { newField, removeField, storedFields } from './fields-server.ts';

before(unhover);

const word = 'Valued';
const params = { scope: 'node', ownerId: '9' } as const;

class FieldValuesHandle extends ListHandle<CustomFieldsElement> {
  static open(configuration: Partial<Configuration> = {}): FieldValuesHandle {
    const element = document.createElement('rmm-custom-fields');
    const handle = new FieldValuesHandle(element, ['rmm-custom-fields-changed'], configuration);
    Object.assign(element, { lang: 'en', scope: params.scope, recordId: params.ownerId });
    document.body.append(element);
    return handle;
  }

  /** As the list shows it. */
  shows(name: string, value: string): Promise<void> {
    return eventually(() => {
      const found = this.all('.field-values-list > div').find((one) => one.querySelector('dt')?.textContent === name);
      equal(found?.querySelector('dd')?.textContent, value);
    }) as Promise<void>;
  }
}

const stored = async (id: string) =>
  (await ask(readCustomFieldValues, { params })).fields.find(({ field }) => field.id === id)?.value;
const save = (values: Record<string, ValueOnWire>) =>
  ask(saveCustomFieldValues, {
    params,
    body: { values: Object.entries(values).map(([fieldId, value]) => ({ fieldId, value })) },
  });

describe('The custom fields of a device', () => {
  let handle: FieldValuesHandle;
  let keys: KeyboardOnly | undefined;
  let text: string;
  let lines: string;
  let number: string;
  let choice: string;

  beforeEach(async () => {
    await signIn();
    for (const { id } of await storedFields(word)) await removeField(id);
    const make = async (name: string, kind: string, choices?: string[]) =>
      (await newField(`${word} ${name}`, { type: kind, ...(choices && { choices }) })).id;
    text = await make('bay', 'TEXT');
    lines = await make('lines', 'TEXT_MULTILINE');
    number = await make('number', 'NUMERIC');
    choice = await make('side', 'DROPDOWN', ['Left', 'Right']);
    await save({ [text]: 'A1', [number]: '1234567' });
  });
  afterEach(async () => {
    keys?.remove();
    keys = undefined;
    handle.remove();
    await clearFaults();
  });

  it('are shown as the reader writes them, and are read by a screen reader', async () => {
    handle = FieldValuesHandle.open();
    await handle.shows(`${word} bay`, 'A1');
    await handle.shows(`${word} number`, '1,234,567');
    await handle.shows(`${word} side`, 'None');
    await expectNoAxeViolations(handle.element);
  });

  it('are changed by the control of their type, within its rules, and the page is told', async () => {
    handle = FieldValuesHandle.open();
    await handle.press('Edit');
    await handle.write(`${word} number`, '12a');
    equal((await handle.field(`${word} number`)).value, '12');
    await handle.write(`${word} number`, '-');
    await handle.press('Save');
    await handle.sees('Enter a whole number, such as 3');
    await expectNoAxeViolations(handle.element);
    await handle.write(`${word} number`, '-12');
    await handle.write(`${word} lines`, 'One');
    await press('Enter');
    await type('Two');
    await click(await handle.field(`${word} side`));
    await handle.option('Right');
    await handle.press('Save');
    await handle.isClosed();
    await handle.shows(`${word} side`, 'Right');
    deepEqual(
      [await stored(number), await stored(lines), await stored(choice), await stored(text)],
      ['-12', 'One\nTwo', 'Right', 'A1'],
    );
    deepEqual(handle.of('rmm-custom-fields-changed'), [{ call: 'saveCustomFieldValues', id: params.ownerId }]);
  });

  it('are changed by keyboard alone, with the focus never lost', async () => {
    handle = FieldValuesHandle.open();
    await handle.button('Edit');
    keys = new KeyboardOnly(handle.element);
    await keys.go('Edit');
    await keys.isIn('dialog');
    await keys.write(`${word} bay`, 'B2');
    await press('Escape');
    await handle.sees('Discard changes?');
    await keys.go('Keep editing');
    await keys.reach(`${word} bay`);
    await press('Enter');
    await handle.isClosed();
    await keys.isAt('Edit');
    await keys.says(/^Custom fields of .* saved/);
    equal(await stored(text), 'B2');
  });

  it('are saved over nobody else’s: both versions are shown, field by field', async () => {
    handle = FieldValuesHandle.open();
    await handle.press('Edit');
    await handle.write(`${word} bay`, 'Mine');
    await save({ [text]: 'Theirs', [number]: '7' });
    await handle.press('Save');
    await handle.sees('Both of you changed it');
    await handle.sees('Only they changed it');
    await expectNoAxeViolations(handle.element);
    equal(await stored(text), 'Theirs');
    handle.all('[role="alertdialog"] input[value="own"]')[0]?.click();
    await handle.press('Save');
    await handle.isClosed();
    deepEqual([await stored(text), await stored(number)], ['Mine', '7']);
  });

  it('say that they did not come, and come by Retry', async () => {
    await failInEveryWay({
      calls: ['readCustomFieldValues'],
      first: async () => {
        handle = FieldValuesHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.button('Retry'),
    });
    await handle.press('Retry');
    await handle.shows(`${word} bay`, 'A1');
  });

  it('say that they were not saved, keep what was typed, and save it once', async () => {
    handle = FieldValuesHandle.open();
    await handle.press('Edit');
    await handle.write(`${word} bay`, 'Typed');
    await failInEveryWay({
      calls: ['saveCustomFieldValues'],
      // It says that the device is gone.
      except: ['not-found'],
      again: () => handle.press('Save'),
      sees: () => handle.find('dialog .inline-alert'),
    });
    equal((await handle.field(`${word} bay`)).value, 'Typed');
    await handle.press('Save');
    await handle.isClosed();
    equal(await stored(text), 'Typed');
  });

  it('turn nothing round by what strangers wrote', async () => {
    await save({ [text]: 'safe\u202Efdp.exe' });
    handle = FieldValuesHandle.open();
    await handle.shows(`${word} bay`, 'safe\uFFFDfdp.exe');
    ok(!handle.root.textContent?.includes('\u202E'), 'the sign is shown, and turns nothing round');
  });

  it('can be looked at, and not changed, without the right', async () => {
    handle = FieldValuesHandle.open({ permissions: { canEditCustomFieldValues: false } });
    await handle.sees('You don’t have permission to edit custom fields');
    await handle.shows(`${word} bay`, 'A1');
    equal(handle.all('button').length, 0);
    await expectNoAxeViolations(handle.element);
  });
});
