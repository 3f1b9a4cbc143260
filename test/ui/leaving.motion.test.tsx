/** What is closed fades where it was, as a picture: whoever closed it goes on at once. */
import { useState } from 'react';
import { Button } from '../../src/ui/button/button.tsx';
import { Dialog } from '../../src/ui/dialog/dialog.tsx';
import { Menu } from '../../src/ui/menu/menu.tsx';
import { useNotices } from '../../src/ui/notices/notices.tsx';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { equal, eventually, ok } from '../support/assert.ts';
import { click, emulateMedia, engine, press } from '../support/user.ts';
import { type Mounted, mount, settled } from './mount.tsx';

const nothing = () => undefined;

function Closing() {
  const [isOpen, setOpen] = useState(false);
  const [isFilm, setFilm] = useState(false);
  const { show, stack } = useNotices();
  return (
    <div style={{ position: 'relative', minHeight: 300 }}>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Menu trigger={<Button>More</Button>} items={[{ id: 'a', label: 'One', onSelect: nothing }]} />
      <Button onClick={() => show('Saved', 'warning')}>Save</Button>
      <Button onClick={() => setFilm(true)}>Show</Button>
      {isFilm && (
        <Dialog title="Film" onClose={() => setFilm(false)}>
          <slot />
          <video muted />
        </Dialog>
      )}
      {isOpen && (
        <Dialog title="Note" onClose={() => setOpen(false)}>
          <p>Text</p>
        </Dialog>
      )}
      {stack}
    </div>
  );
}

describe('What is closed', () => {
  // What goes sooner than this code has come goes without a picture, as it should: on a busy machine that is here, too.
  before(async () => {
    await import('../../src/ui/leaving/leave-behind.ts');
  });

  let mounted: Mounted;
  /** What was left behind since `watch`, with where it was. */
  let pictures: HTMLElement[];
  let watcher: MutationObserver;
  beforeEach(async () => {
    mounted = mount(<Closing />);
    pictures = [];
    watcher = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) pictures.push(...([...addedNodes] as HTMLElement[]));
    });
    await mounted.named('button', 'Open');
    watcher.observe(mounted.root, { childList: true });
  });
  afterEach(() => {
    watcher.disconnect();
    mounted.remove();
  });

  const ways = {
    dialog: async () => {
      await click(await mounted.named('button', 'Open'));
      await settled(mounted);
      return mounted.find('dialog');
    },
    'dialog with a film and what is the page’s': async () => {
      mounted.host.append('of the page', document.createElement('p'));
      await click(await mounted.named('button', 'Show'));
      await settled(mounted);
      return mounted.find('dialog');
    },
    menu: async () => {
      await click(await mounted.named('button', 'More'));
      await settled(mounted);
      return mounted.find('[role="menu"]');
    },
    notice: async () => {
      await click(await mounted.named('button', 'Save'));
      await settled(mounted);
      return mounted.find('.notice');
    },
  };
  const close = async (name: string) =>
    name === 'notice' ? click(await mounted.named('.notice button', 'Close')) : press('Escape');

  for (const [name, open] of Object.entries(ways)) {
    it(`is gone at once, and leaves a picture that fades: a ${name}`, async () => {
      const opened = await open();
      await close(name);
      await eventually(() => equal(opened.isConnected, false));
      await eventually(() => equal(pictures.length, 1));
      const [picture] = pictures;
      ok(picture);
      equal(picture.inert, true, 'it takes neither focus nor press');
      equal(picture.ariaHidden, 'true');
      equal(mounted.all('dialog, [role="menu"], .notice').length, 0, 'no selector finds it');
      await eventually(() => equal(picture.isConnected, false));
    });
  }

  it('gives the focus back before its picture has faded', async () => {
    await ways.dialog();
    await press('Escape');
    await eventually(() => equal(pictures.length, 1));
    equal(activeElement()?.textContent, 'Open');
  });

  it('leaves nothing where motion is reduced', async () => {
    if (engine !== 'chromium') return;
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    try {
      for (const [name, open] of Object.entries(ways)) {
        const opened = await open();
        await close(name);
        await eventually(() => equal(opened.isConnected, false));
      }
      equal(pictures.length, 0);
    } finally {
      await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
    }
  });
});
