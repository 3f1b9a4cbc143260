import { useState } from 'react';
import { Dialog } from '../../src/ui/dialog/dialog.tsx';
import { SearchInput } from '../../src/ui/search-input/search-input.tsx';
import { useSearchHint } from '../../src/ui/search-input/use-search-hint.tsx';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { TextField } from '../../src/ui/text-field/text-field.tsx';
import { equal, eventually, ok } from '../support/assert.ts';
import { click, press, type } from '../support/user.ts';
import { type Mounted, mount } from './mount.tsx';

let mounted: Mounted;
afterEach(() => mounted.remove());

function Search({ text = 'At least 3 characters', onSubmit }: { text?: string; onSubmit?: () => void }) {
  const [value, setValue] = useState('');
  const hint = useSearchHint(text);
  return <SearchInput label="Search" value={value} onChange={setValue} hint={hint} {...(onSubmit && { onSubmit })} />;
}

describe('SearchInput', () => {
  it('keeps a hint of any length as wide as the field: what is around may be cut off there', async () => {
    const hint = 'Type at least 3 characters. Use * as a wildcard. The search looks at names and extensions.';
    mounted = mount(<Search text={hint} />, { width: 260 });
    const input = await mounted.find('input');
    const shown = await mounted.find('.search-input-hint');
    input.focus();
    const [field, box] = [input.getBoundingClientRect(), shown.getBoundingClientRect()];
    ok(box.right <= field.right && box.left >= field.left, `${box.left} to ${box.right}`);
    ok(shown.scrollWidth <= shown.clientWidth, 'all of it is seen');
  });

  it('is cleared by its button and by Escape, and keeps the focus', async () => {
    mounted = mount(<Search />);
    const input = await mounted.find<HTMLInputElement>('input');
    await click(input);
    await type('invoice');
    await click(await mounted.named('button', 'Clear'));
    await eventually(() => equal(input.value, ''));
    equal(activeElement(), input);
    await type('bill');
    await eventually(() => equal(input.value, 'bill'));
    await press('Escape');
    await eventually(() => equal(input.value, ''));
    equal(activeElement(), input);
  });

  it('keeps words of the other direction at its start', async () => {
    mounted = mount(<Search />, { dir: 'rtl' });
    const input = await mounted.find<HTMLInputElement>('input');
    await click(input);
    await type('invoice');
    await eventually(() => equal(input.dir, 'auto'));
    equal(getComputedStyle(input).textAlign, 'right');
  });

  it('clears before the dialog around it closes', async () => {
    let closed = 0;
    mounted = mount(
      <Dialog title="Find" onClose={() => (closed += 1)}>
        <Search />
      </Dialog>,
    );
    const input = await mounted.find<HTMLInputElement>('input');
    await type('abc');
    await eventually(() => equal(input.value, 'abc'));
    await press('Escape');
    await eventually(() => equal(input.value, ''));
    equal(closed, 0);
    await press('Escape');
    await eventually(() => equal(closed, 1));
  });

  it('shows its hint while it has the focus, and describes itself by it always', async () => {
    mounted = mount(<Search />);
    const input = await mounted.find('input');
    const hint = mounted.root.getElementById(input.getAttribute('aria-describedby') ?? '');
    equal(hint?.textContent, 'At least 3 characters');
    const isSeen = () => hint && getComputedStyle(hint).clipPath === 'none';
    ok(!isSeen());
    await click(input);
    await eventually(() => ok(isSeen()));
  });

  it('submits by Enter', async () => {
    let submitted = 0;
    mounted = mount(<Search onSubmit={() => (submitted += 1)} />);
    await click(await mounted.find('input'));
    await press('Enter');
    await eventually(() => equal(submitted, 1));
  });
});

describe('TextField', () => {
  const view = (error?: string) => (
    <TextField label="Folder name" required value="x" maxLength={5} error={error} onChange={() => undefined} />
  );

  it('is named by its label and tells that it is required', async () => {
    mounted = mount(view());
    const input = await mounted.find<HTMLInputElement>('input');
    equal(input.labels?.[0]?.textContent, 'Folder name*');
    equal(input.ariaRequired, 'true');
    equal(input.maxLength, 5);
  });

  it('is tied to what is wrong with it', async () => {
    mounted = mount(view());
    const input = await mounted.find('input');
    equal(input.ariaInvalid, null);
    mounted.render(view('Required'));
    await eventually(() => equal(input.ariaInvalid, 'true'));
    const note = mounted.root.getElementById(input.getAttribute('aria-describedby') ?? '');
    equal(note?.textContent, 'Required');
    ok((note?.offsetHeight ?? 0) > 0);
  });
});
