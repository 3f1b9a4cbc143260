/** A dialog with something chosen in it is closed by nobody's mistake, whatever way is taken. */
import { useState } from 'react';
import { Button } from '../../../src/ui/button/button.tsx';
import { Dialog, type DialogCloseReason } from '../../../src/ui/dialog/dialog.tsx';
import { useClosingGuard } from '../../../src/ui/form/use-closing-guard.tsx';
import { activeElement } from '../../../src/ui/shadow-dom.ts';
import { TextField } from '../../../src/ui/text-field/text-field.tsx';
import { deepEqual, equal, eventually } from '../../support/assert.ts';
import { click, press, type } from '../../support/user.ts';
import { type Mounted, mount } from '../mount.tsx';

let mounted: Mounted;
let reasons: DialogCloseReason[];
afterEach(() => mounted.remove());

function Naming({ onClose }: { onClose(reason: DialogCloseReason): void }) {
  const [name, setName] = useState('');
  const { guard, prompt } = useClosingGuard({ wouldLose: () => name !== '' });
  const close = (reason: DialogCloseReason) => guard(() => onClose(reason));
  return (
    <>
      <Dialog title="Naming" onClose={close} footer={<Button onClick={() => close('button')}>Cancel</Button>}>
        <TextField label="Name" value={name} onChange={setName} />
      </Dialog>
      {prompt}
    </>
  );
}

function Opener() {
  const [isOpen, setOpen] = useState(false);
  const close = (reason: DialogCloseReason) => {
    reasons.push(reason);
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && <Naming onClose={close} />}
    </>
  );
}

const dialogs = () => mounted.all<HTMLDialogElement>('dialog');
const field = () => mounted.find<HTMLInputElement>('dialog input');

async function pressByKeyboard(name: string) {
  (await mounted.named('dialog button', name)).focus();
  await press('Enter');
}

const ways: Readonly<Record<string, { reason: DialogCloseReason; take(): Promise<void> }>> = {
  Escape: { reason: 'escape', take: () => press('Escape') },
  'the backdrop': {
    reason: 'backdrop',
    take: async () => click(await mounted.find('dialog'), { at: { x: -20, y: 10 } }),
  },
  'the close button': { reason: 'button', take: async () => click(await mounted.named('dialog button', 'Close')) },
  'the close button by keyboard': { reason: 'button', take: () => pressByKeyboard('Close') },
  Cancel: { reason: 'button', take: async () => click(await mounted.named('dialog button', 'Cancel')) },
  // As a second back gesture does, which the browser lets nobody refuse.
  'the browser': { reason: 'escape', take: async () => (await mounted.find<HTMLDialogElement>('dialog')).close() },
};

for (const [name, { reason, take }] of Object.entries(ways)) {
  describe(`A dialog that is closed by ${name}`, () => {
    beforeEach(async () => {
      reasons = [];
      mounted = mount(<Opener />);
      await click(await mounted.named('button', 'Open'));
      await field();
    });

    it('goes at once when nothing was entered', async () => {
      await take();
      await eventually(() => deepEqual(reasons, [reason]));
      await eventually(() => equal(dialogs().length, 0));
    });

    it('asks when something was, keeps it, and goes on being filled in', async () => {
      await type('Reports');
      await take();
      await mounted.find('[role="alertdialog"]');
      await click(await mounted.named('button', 'Keep editing'));
      await eventually(() => equal(dialogs().length, 1));
      equal((await field()).value, 'Reports');
      equal((await field()).matches(':modal *'), true);
      deepEqual(reasons, []);
    });

    it('goes once somebody gave it up, and the focus goes back', async () => {
      await type('Reports');
      await take();
      const keep = await mounted.named('button', 'Keep editing');
      await eventually(() => equal(activeElement(), keep));
      await pressByKeyboard('Discard changes');
      await eventually(() => deepEqual(reasons, [reason]));
      await eventually(() => equal(activeElement()?.textContent, 'Open'));
    });

    it('stays when the question is closed by Escape', async () => {
      await type('Reports');
      await take();
      await mounted.find('[role="alertdialog"]');
      await press('Escape');
      await eventually(() => equal(dialogs().length, 1));
      deepEqual(reasons, []);
    });
  });
}
