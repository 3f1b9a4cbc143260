import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Button } from '../../../src/ui/button/button.tsx';
import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { type UnsavedOptions, useUnsavedChanges } from '../../../src/ui/form/unsaved-changes.tsx';
import { useForm } from '../../../src/ui/form/use-form.ts';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { TextField } from '../../../src/ui/text-field/text-field.tsx';
import { deepEqual, equal, eventually, ok } from '../../support/assert.ts';
import { expectNoAxeViolations } from '../../support/axe.ts';
import { click, press, type } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';

let mounted: Mounted;
let answer: Promise<void> | undefined;
afterEach(() => mounted.remove());

function Settings({ onClose, ...options }: UnsavedOptions & { onClose(): void }) {
  useSignals();
  const form = useForm({
    check: () => [],
    initial: { name: 'Main', on: true, days: ['mon'] },
    onSubmit: () => answer,
  });
  const labels = { name: 'Name', on: 'Runs at night', days: 'Days' };
  const unsaved = useUnsavedChanges(form, { labels, ...options });
  const name = form.field('name');
  return (
    <>
      <Dialog
        title="Settings"
        onClose={() => unsaved.guard(onClose)}
        footer={
          <>
            <Button
              onClick={() => {
                form.field('on').set(false);
                form.field('days').set(['mon', 'tue']);
              }}
            >
              Change more
            </Button>
            <Button onClick={() => void form.submit()}>Save</Button>
          </>
        }
      >
        <TextField label="Name" value={name.value.value} onChange={(text) => name.set(text)} />
      </Dialog>
      {unsaved.prompt}
    </>
  );
}

function Opener(options: UnsavedOptions) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && <Settings {...options} onClose={() => setOpen(false)} />}
    </>
  );
}

async function open(options: UnsavedOptions = {}) {
  answer = undefined;
  mounted = mount(<Opener {...options} />);
  await click(await mounted.named('button', 'Open'));
  return mounted.find<HTMLInputElement>('dialog input');
}
const dialogs = () => mounted.all('dialog').length;
const changes = () =>
  mounted.all('.unsaved-change').map((one) => [...one.querySelectorAll('.unsaved-label, .unsaved-value')].map(textOf));
const textOf = (element: Element) => element.textContent;

describe('useUnsavedChanges', () => {
  it('lets a dialog go in which nothing was changed', async () => {
    await open();
    await press('Escape');
    await eventually(() => equal(dialogs(), 0));
  });

  it('tells what would be lost, and keeps it', async () => {
    const input = await open({
      describe: (value, { path }) => (path === 'days' ? String(value).toUpperCase() : undefined),
    });
    await click(await mounted.named('button', 'Change more'));
    await click(input);
    await press('End');
    await type(' 2');
    await press('Escape');
    await mounted.find('[role="alertdialog"]');
    deepEqual(changes(), [
      ['Name', 'Main', 'Main 2'],
      ['Runs at night', 'Yes', 'No'],
      ['Days', 'MON', 'MON,TUE'],
    ]);
    const keep = await mounted.named('button', 'Keep editing');
    equal(activeElement(), keep);
    await expectNoAxeViolations(mounted.host);
    await click(keep);
    await eventually(() => equal(dialogs(), 1));
    equal(input.value, 'Main 2');
    equal(activeElement(), input);
  });

  it('throws it away when somebody says so, and gives the focus back', async () => {
    const input = await open();
    await click(input);
    await press('Control+a');
    await press('Backspace');
    await eventually(() => equal(input.value, ''));
    await click(await mounted.named('dialog button', 'Close'));
    await mounted.find('[role="alertdialog"]');
    deepEqual(changes(), [['Name', 'Main', 'empty']]);
    await click(await mounted.named('button', 'Discard changes'));
    await eventually(() => equal(dialogs(), 0));
    await eventually(() => equal(activeElement()?.textContent, 'Open'));
  });

  it('shows of what would be lost what would turn its letters round as it is', async () => {
    const input = await open({ describe: (value) => `${value}\nchart\u202Exe.png` });
    await click(input);
    await press('End');
    await type(' 2');
    await press('Escape');
    await mounted.find('[role="alertdialog"]');
    deepEqual(changes(), [['Name', 'Main chart\uFFFDxe.png', 'Main 2 chart\uFFFDxe.png']]);
  });

  it('does not go while it is being saved, and needs not ask afterwards', async () => {
    const input = await open();
    let saved: () => void = () => undefined;
    answer = new Promise((resolve) => (saved = resolve));
    await click(input);
    await type('x');
    await click(await mounted.named('button', 'Save'));
    await press('Escape');
    equal(dialogs(), 1);
    equal(mounted.all('[role="alertdialog"]').length, 0);
    saved();
    await eventually(async () => {
      await press('Escape');
      equal(dialogs(), 0);
    });
  });

  it('asks when the page is left, only while there is something to lose', async () => {
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const input = await open({ whenLeaving: true });
    equal(isAsked(), false);
    await click(input);
    await press('End');
    await type('x');
    await eventually(() => ok(isAsked()));
    await press('Backspace');
    await eventually(() => equal(isAsked(), false));
  });
});
