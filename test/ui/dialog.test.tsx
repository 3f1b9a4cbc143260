import { type ReactNode, useState } from 'react';
import { Button } from '../../src/ui/button/button.tsx';
import { ConfirmDialog } from '../../src/ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog, type DialogCloseReason } from '../../src/ui/dialog/dialog.tsx';
import { DialogFoot } from '../../src/ui/dialog/dialog-foot.tsx';
import { Menu } from '../../src/ui/menu/menu.tsx';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { TextField } from '../../src/ui/text-field/text-field.tsx';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { click, doubleClick, drag, press, type } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';
import { resizePage } from './viewport.ts';

let mounted: Mounted;
afterEach(() => mounted.remove());

const nothing = () => undefined;

function Opener({
  refuses = false,
  onClosed = nothing,
}: {
  refuses?: boolean;
  onClosed?: (reason: DialogCloseReason) => void;
}) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog
          title="Create new folder"
          onClose={(reason) => {
            onClosed(reason);
            if (!refuses) setOpen(false);
          }}
          footer={<Button onClick={() => setOpen(false)}>Done</Button>}
        >
          <Menu trigger={<Button>More</Button>} items={[{ id: 'a', label: 'One', onSelect: nothing }]} />
          <TextField label="Name" value={name} onChange={setName} />
        </Dialog>
      )}
    </>
  );
}

describe('Dialog', () => {
  it('takes the focus to its first field and gives it back where it came from', async () => {
    mounted = mount(<Opener />);
    const opener = await mounted.named('button', 'Open');
    await click(opener);
    const field = await mounted.find<HTMLInputElement>('dialog input');
    equal(activeElement(), field);
    await type('Reports');
    await eventually(() => equal(field.value, 'Reports'));
    await press('Escape');
    await eventually(() => equal(mounted.all('dialog').length, 0));
    equal(activeElement(), opener);
  });

  it('does not lead the focus through a field that would take it by itself, which would seem to be left', async () => {
    const left: string[] = [];
    mounted = mount(<Button>Elsewhere</Button>);
    mounted.render(
      <Dialog title="Edit field" onClose={nothing}>
        <TextField label="First" value="" onChange={nothing} onBlur={() => left.push('First')} />
        <TextField
          label="Second"
          value=""
          onChange={nothing}
          onBlur={() => left.push('Second')}
          // By React's own `autoFocus` it would take the focus as soon as it is there.
          ref={(field) => field?.setAttribute('autofocus', '')}
        />
      </Dialog>,
    );
    const first = await mounted.find('dialog input');
    equal(activeElement(), first);
    deepEqual(left, []);
  });

  it('has the buttons of what stands in it as its footer, and none without any', async () => {
    const sent: string[] = [];
    const form = (
      <form
        id="note"
        onSubmit={(event) => {
          event.preventDefault();
          sent.push('note');
        }}
      >
        <TextField label="Name" value="" onChange={nothing} />
        <DialogFoot className="note-foot">
          <Button type="submit" form="note">
            Save
          </Button>
        </DialogFoot>
      </form>
    );
    const view = (children: ReactNode) => (
      <Dialog title="Note" onClose={nothing}>
        {children}
      </Dialog>
    );
    mounted = mount(view(form));
    const save = await mounted.named('button', 'Save');
    ok(save.closest('.dialog-footer'), 'the button is in the footer');
    await click(save);
    (await mounted.find('dialog input')).focus();
    await press('Enter');
    deepEqual(sent, ['note', 'note']);
    mounted.render(view(<p>It could not be loaded.</p>));
    await eventually(() => equal(mounted.all('.dialog-footer')[0]?.getBoundingClientRect().height, 0));
    mounted.render(form);
    ok((await mounted.named('button', 'Save')).closest('.note-foot'), 'outside of a dialog it has a bar of its own');
  });

  it('keeps the focus when what had it goes', async () => {
    const view = (children: ReactNode) => (
      <Dialog title="Note" onClose={nothing} footer={<Button onClick={nothing}>Done</Button>}>
        {children}
      </Dialog>
    );
    mounted = mount(view(<TextField label="Name" value="" onChange={nothing} />));
    const field = await mounted.find('dialog input');
    equal(activeElement(), field);
    mounted.render(view(<p>It could not be loaded.</p>));
    await eventually(() => equal(activeElement()?.textContent, 'Done'));
  });

  it('gives the focus back to another shadow root', async () => {
    const other = document.createElement('div');
    document.body.prepend(other);
    const outside = document.createElement('button');
    other.attachShadow({ mode: 'open' }).append(outside);
    outside.focus();
    mounted = mount(
      <Dialog title="Note" onClose={nothing}>
        <p>Text</p>
      </Dialog>,
    );
    await mounted.find('dialog[open]');
    ok(mounted.root.contains(activeElement() ?? null));
    mounted.render(null);
    await eventually(() => equal(activeElement(), outside));
    other.remove();
  });

  it('is named by its title and modal in the top layer', async () => {
    mounted = mount(<Opener />);
    await click(await mounted.named('button', 'Open'));
    const dialog = await mounted.find('dialog:modal');
    const label = mounted.root.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
    equal(label?.textContent, 'Create new folder');
  });

  it('asks its owner before it closes, by Escape, backdrop and button', async () => {
    const reasons: string[] = [];
    mounted = mount(<Opener refuses onClosed={(reason) => reasons.push(reason)} />);
    await click(await mounted.named('button', 'Open'));
    const dialog = await mounted.find('dialog');
    await press('Escape', 'Escape');
    await click(dialog, { at: { x: -20, y: 10 } });
    await click(await mounted.named('dialog button', 'Close'));
    await eventually(() => deepEqual(reasons, ['escape', 'escape', 'backdrop', 'button']));
    ok(dialog.matches(':modal'), 'it stays');
  });

  it('stays for the second press of the double click that opened it', async () => {
    mounted = mount(<Opener />);
    await doubleClick(await mounted.named('button', 'Open'));
    equal(mounted.all('dialog').length, 1);
  });

  it('leaves Escape to the menu in front of it, and neither to the page', async () => {
    let heard = 0;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') heard += 1;
    };
    document.addEventListener('keydown', listen);
    mounted = mount(<Opener />);
    await click(await mounted.named('button', 'Open'));
    const more = await mounted.named('dialog button', 'More');
    await click(more);
    await mounted.find('[role="menu"]');
    await press('Escape');
    await eventually(() => equal(mounted.all('[role="menu"]').length, 0));
    equal(mounted.all('dialog').length, 1);
    equal(activeElement(), more);
    await press('Escape');
    await eventually(() => equal(mounted.all('dialog').length, 0));
    equal(heard, 0);
    await press('Escape');
    await eventually(() => equal(heard, 1));
    document.removeEventListener('keydown', listen);
  });

  it('scrolls long text by keyboard', async () => {
    mounted = mount(
      <Dialog title="Terms" onClose={nothing}>
        <div style={{ height: 2000 }}>Long</div>
      </Dialog>,
    );
    const body = await mounted.find('.dialog-body');
    await press('Tab', 'Tab');
    equal(activeElement(), body);
    await press('PageDown');
    await eventually(() => ok(body.scrollTop > 0));
  });

  it('stays when a text selection is dragged out of it', async () => {
    mounted = mount(<Opener />);
    await click(await mounted.named('button', 'Open'));
    const field = await mounted.find('dialog input');
    await drag(field, { x: 5, y: 5 });
    equal(mounted.all('dialog').length, 1);
  });

  it('is a sheet over the whole width on a small screen', async () => {
    await resizePage(400, 800);
    mounted = mount(<Opener />);
    await click(await mounted.named('button', 'Open'));
    const dialog = await mounted.find('dialog');
    await eventually(() => {
      const { left, width, bottom } = dialog.getBoundingClientRect();
      deepEqual([left, Math.round(width), Math.round(bottom)], [0, innerWidth, innerHeight]);
    });
    await resizePage(1280, 800);
  });
});

describe('ConfirmDialog', () => {
  const view = (props: { busy?: boolean; error?: string; onConfirm?: () => void; onClose?: () => void }) => (
    <ConfirmDialog
      title="Delete 3 items?"
      tone="danger"
      confirmLabel="Delete 3 items"
      onConfirm={nothing}
      onClose={nothing}
      {...props}
    >
      <p>They cannot be brought back.</p>
    </ConfirmDialog>
  );

  it('never starts on what destroys', async () => {
    mounted = mount(view({}));
    const cancel = await mounted.named('button', 'Cancel');
    equal(activeElement(), cancel);
    equal((await mounted.find('dialog')).getAttribute('role'), 'alertdialog');
  });

  it('confirms, waits without closing, and shows why it failed', async () => {
    const heard: string[] = [];
    const handlers = { onConfirm: () => heard.push('confirm'), onClose: () => heard.push('close') };
    mounted = mount(view(handlers));
    await click(await mounted.named('button', 'Delete 3 items'));
    mounted.render(view({ ...handlers, busy: true }));
    await mounted.find('[aria-busy="true"]');
    await press('Escape');
    await click(await mounted.named('button', 'Cancel'));
    deepEqual(heard, ['confirm']);
    mounted.render(view({ ...handlers, error: 'Error deleting plan files' }));
    equal((await mounted.find('[role="alert"]')).textContent, 'Error deleting plan files');
    await press('Escape');
    await eventually(() => deepEqual(heard, ['confirm', 'close']));
  });

  it('speaks Japanese where its element does', async () => {
    mounted = mount(view({}), { lang: 'ja' });
    await mounted.named('button', 'キャンセル');
  });
});
