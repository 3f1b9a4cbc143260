import { Button } from '../../src/ui/button/button.tsx';
import { Checkbox } from '../../src/ui/checkbox/checkbox.tsx';
import { RefreshIcon } from '../../src/ui/icon/list-icons.tsx';
import { IconButton } from '../../src/ui/icon-button/icon-button.tsx';
import { limits } from '../../src/ui/limits.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, ok } from '../support/assert.ts';
import { click, hover, press, type, unhover } from '../support/user.ts';
import { type Mounted, mount, settled } from './mount.tsx';

let mounted: Mounted;
afterEach(async () => {
  mounted.remove();
  await unhover();
});

describe('Button', () => {
  it('is pressed by pointer, Enter and Space', async () => {
    const pressed: string[] = [];
    mounted = mount(<Button onClick={() => pressed.push('x')}>Restore</Button>);
    const button = await mounted.named('button', 'Restore');
    await click(button);
    await press('Enter');
    await type(' ');
    await eventually(() => equal(pressed.length, 3));
  });

  it('keeps its width and its focus and ignores presses while busy', async () => {
    let presses = 0;
    const view = (busy: boolean) => (
      <Button busy={busy} onClick={() => (presses += 1)}>
        Restore
      </Button>
    );
    mounted = mount(view(false));
    const button = await mounted.named('button', 'Restore');
    await click(button);
    const width = button.offsetWidth;
    mounted.render(view(true));
    await eventually(() => equal(button.ariaBusy, 'true'));
    await press('Enter');
    await click(button);
    equal(presses, 1);
    equal(button.offsetWidth, width);
    equal(activeElement(), button);
  });

  it('tells by keyboard why it is disabled, and does nothing', async () => {
    let presses = 0;
    mounted = mount(
      <Button disabledReason="The device is offline." onClick={() => (presses += 1)}>
        Sync
      </Button>,
    );
    const button = await mounted.named('button', 'Sync');
    await press('Tab');
    equal(activeElement(), button);
    equal((await mounted.find('[role="tooltip"]')).textContent, 'The device is offline.');
    equal(button.getAttribute('aria-description'), 'The device is offline.');
    await press('Enter');
    equal(presses, 0);
  });

  it('says a reason without what would turn its letters round', async () => {
    mounted = mount(<Button disabledReason={'“\u202Efdp.exe” is not there.\nChoose another file.'}>Sync</Button>);
    const description = (await mounted.named('button', 'Sync')).getAttribute('aria-description');
    equal(description, '“\uFFFDfdp.exe” is not there.\nChoose another file.');
  });

  it('keeps its focus as the reason goes and comes', async () => {
    const view = (reason?: string) => <Button disabledReason={reason}>Sync</Button>;
    mounted = mount(view('The device is offline.'));
    const button = await mounted.named('button', 'Sync');
    button.focus();
    for (const reason of [undefined, 'The device is offline.']) {
      mounted.render(view(reason));
      await eventually(() => equal(button.getAttribute('aria-disabled'), reason ? 'true' : null));
      equal(button.getAttribute('aria-description'), reason ?? null);
      equal(activeElement(), button);
    }
  });

  it('keeps a description of its own while there is no reason', async () => {
    mounted = mount(<Button aria-description="Required">Choose files</Button>);
    equal((await mounted.named('button', 'Choose files')).getAttribute('aria-description'), 'Required');
  });

  it('has a hit area of 28 px at least', async () => {
    mounted = mount(
      <>
        <Button size="small">A</Button>
        <IconButton icon={RefreshIcon} label="Refresh" />
        <Checkbox checked={false} label="All" bare onChange={() => undefined} />
      </>,
    );
    await mounted.find('button');
    for (const element of mounted.all('button, label')) {
      ok(element.offsetHeight >= 28 && element.offsetWidth >= 28, `${element.offsetWidth} × ${element.offsetHeight}`);
    }
  });
});

describe('IconButton', () => {
  it('has its label as name and as tooltip, after pointing and after Escape no more', async () => {
    mounted = mount(<IconButton icon={RefreshIcon} label="Refresh" />);
    const button = await mounted.find('button');
    equal(button.ariaLabel, 'Refresh');
    equal(button.title, '');
    await hover(button);
    equal((await mounted.find('[role="tooltip"]')).textContent, 'Refresh');
    await press('Escape');
    await eventually(() => equal(mounted.all('[role="tooltip"]').length, 0));
  });
});

describe('Checkbox', () => {
  it('is turned by its label, and tells when Shift was held', async () => {
    const changes: unknown[] = [];
    mounted = mount(
      <Checkbox
        checked={false}
        label="Include deleted"
        onChange={(value, { shiftKey }) => changes.push([value, shiftKey])}
      />,
    );
    await click(await mounted.named('.checkbox-label', 'Include deleted'));
    await type(' ');
    await click(await mounted.find('input'), { shift: true });
    await eventually(() => equal(changes.length, 3));
    deepEqual(changes, [
      [true, false],
      [true, false],
      [true, true],
    ]);
  });

  it('is mixed and stays so until its owner says otherwise', async () => {
    const changes: boolean[] = [];
    mounted = mount(<Checkbox checked="mixed" label="All" bare onChange={(value) => changes.push(value)} />);
    const input = await mounted.find<HTMLInputElement>('input');
    ok(input.indeterminate);
    equal(input.ariaLabel, 'All');
    await click(input);
    await eventually(() => deepEqual(changes, [true]));
    await eventually(() => ok(input.indeterminate));
  });

  it('stays as it is when disabled, and tells why', async () => {
    let changed = 0;
    mounted = mount(
      <Checkbox
        checked={false}
        label="Row"
        bare
        disabledReason="This item cannot be actioned."
        onChange={() => (changed += 1)}
      />,
    );
    const input = await mounted.find<HTMLInputElement>('input');
    await click(input);
    await type(' ');
    equal(changed, 0);
    equal(input.checked, false);
    await hover(await mounted.find('label'));
    await unhover();
    await hover(input);
    equal((await mounted.find('[role="tooltip"]')).textContent, 'This item cannot be actioned.');
  });

  it('keeps its focus as the reason goes and comes', async () => {
    const view = (reason?: string) => (
      <Checkbox checked={false} label="Row" disabledReason={reason} onChange={() => undefined} />
    );
    mounted = mount(view('This item cannot be actioned.'));
    const input = await mounted.find('input');
    input.focus();
    for (const reason of [undefined, 'This item cannot be actioned.']) {
      mounted.render(view(reason));
      await eventually(() => equal(input.getAttribute('aria-disabled'), reason ? 'true' : null));
      equal(activeElement(), input);
    }
  });
});

describe('a tooltip', () => {
  it('that is only pointed at leaves at any key, which goes where it was meant to go', async () => {
    let heard = 0;
    const listen = () => {
      heard += 1;
    };
    document.addEventListener('keydown', listen);
    mounted = mount(<IconButton icon={RefreshIcon} label="Refresh" />);
    await hover(await mounted.find('button'));
    await mounted.find('[role="tooltip"]');
    await press('Escape');
    await eventually(() => equal(mounted.all('[role="tooltip"]').length, 0));
    equal(heard, 1);
    document.removeEventListener('keydown', listen);
  });

  it('does not come after a press, though its code was still on its way then', async () => {
    const view = (reason?: string) => <Button disabledReason={reason}>Sync</Button>;
    mounted = mount(view());
    const button = await mounted.named('button', 'Sync');
    await hover(button);
    mounted.render(view('The device is offline.'));
    await eventually(() => equal(button.getAttribute('aria-disabled'), 'true'));
    button.dispatchEvent(new PointerEvent('pointerenter'));
    button.dispatchEvent(new PointerEvent('pointerdown'));
    await new Promise((resolve) => setTimeout(resolve, 2 * limits.tooltip.openDelay));
    equal(mounted.all('[role="tooltip"]').length, 0);
    await unhover();
    await hover(button);
    await mounted.find('[role="tooltip"]');
  });

  it('stays while the pointer goes onto it', async () => {
    mounted = mount(<IconButton icon={RefreshIcon} label="Refresh" />);
    await hover(await mounted.find('button'));
    const tooltip = await mounted.find('[role="tooltip"]');
    await settled(mounted);
    await hover(tooltip);
    await new Promise((resolve) => setTimeout(resolve, 300));
    ok(tooltip.isConnected);
    await unhover();
    await eventually(() => equal(tooltip.isConnected, false));
  });

  it('goes with its anchor', async () => {
    mounted = mount(<IconButton icon={RefreshIcon} label="Refresh" />);
    await hover(await mounted.find('button'));
    await mounted.find('[role="tooltip"]');
    mounted.render(null);
    await eventually(() => equal(mounted.all('[role="tooltip"]').length, 0));
  });

  it('does not come over what its button has opened', async () => {
    mounted = mount(<IconButton icon={RefreshIcon} label="Options" aria-expanded />);
    const button = await mounted.find('button');
    await hover(button);
    await new Promise((resolve) => setTimeout(resolve, 300));
    equal(mounted.all('[role="tooltip"]').length, 0);
    mounted.render(<IconButton icon={RefreshIcon} label="Options" aria-expanded={false} />);
    await unhover();
    await hover(button);
    await mounted.find('[role="tooltip"]');
  });
});
