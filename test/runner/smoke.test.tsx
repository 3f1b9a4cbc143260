/** Proves the toolchain itself: React in a shadow root, real keys, pointer, viewport and the console guard. */
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { deepEqual, equal, eventually, ok, rejects } from '../support/assert.ts';
import { expectNoAxeViolations } from '../support/axe.ts';
import { allowConsole, expectConsole } from '../support/console-guard.ts';
import { settled } from '../support/contract-page.ts';
import { click, emulateMedia, engine, hover, press, setViewport, type, wheel } from '../support/user.ts';

function Field() {
  const [value, setValue] = useState('');
  const [clicks, setClicks] = useState<string[]>([]);
  return (
    <div>
      <label>
        Name <input value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <button
        type="button"
        onClick={(event) => setClicks([...clicks, `${event.shiftKey ? 'shift ' : ''}${event.detail}`])}
      >
        Press
      </button>
      <output>{value}</output>
      <p>{clicks.join(', ')}</p>
    </div>
  );
}

describe('the test toolchain', () => {
  let host: HTMLElement;
  let root: Root;
  const query = <Kind extends Element>(selector: string) => {
    const found = host.shadowRoot?.querySelector<Kind>(selector);
    ok(found, selector);
    return found;
  };

  beforeEach(async () => {
    host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host.attachShadow({ mode: 'open' }));
    root.render(<Field />);
    await eventually(() => query('input'));
  });

  afterEach(() => {
    root.unmount();
    host.remove();
  });

  it('types with the keyboard into a React input inside a shadow root', async () => {
    await click(query('input'));
    await type('Ada');
    await press('Backspace', 'm');
    await eventually(() => equal(query('output').textContent, 'Adm'));
    await press('Home', 'Shift+End', 'Delete');
    await eventually(() => equal(query('output').textContent, ''));
  });

  it('clicks with modifiers and twice', async () => {
    await click(query('button'), { shift: true });
    await eventually(() => equal(query('p').textContent, 'shift 1'));
    await click(query('button'));
    await eventually(() => equal(query('p').textContent?.split(', ').length, 2));
  });

  it('moves the focus with Tab', async function tab() {
    await click(query('input'));
    await press('Tab');
    await eventually(() => equal(host.shadowRoot?.activeElement, query('button')));
    await press('Enter');
    await eventually(() => equal(query('p').textContent, '0'));
  });

  it('hovers', async () => {
    await hover(query('button'));
    await eventually(() => query('button').matches(':hover'));
  });

  it('turns the wheel', async () => {
    const box = document.createElement('div');
    box.style.cssText = 'height: 100px; overflow: auto';
    const inner = document.createElement('div');
    inner.style.height = '2000px';
    box.append(inner);
    host.shadowRoot?.append(box);
    await wheel(box, 300);
    await eventually(() => box.scrollTop > 0);
    box.remove();
  });

  it('sets the viewport', async () => {
    await setViewport({ width: 500, height: 600 });
    await eventually(() => deepEqual([innerWidth, innerHeight], [500, 600]));
    await setViewport({ width: 1280, height: 800 });
    await eventually(() => deepEqual([innerWidth, innerHeight], [1280, 800]));
  });

  it('has a wish for less motion, which Chromium alone can be told to change', async () => {
    const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
    ok(isReduced());
    const worked = await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
    equal(worked, engine === 'chromium');
    equal(isReduced(), !worked);
    await emulateMedia({});
  });

  it('sees accessibility violations inside the shadow root, and none where there is none', async () => {
    const button = query('button');
    const name = button.textContent;
    button.textContent = '';
    await rejects(expectNoAxeViolations(host), /button-name/);
    button.textContent = name;
    await expectNoAxeViolations(host);
  });

  it('looks for accessibility violations once the element has come to rest', async () => {
    query('button').animate([{ opacity: 0.1 }, { opacity: 1 }], 300);
    await expectNoAxeViolations(host);
  });

  it('lets a test say what it makes the console say', () => {
    expectConsole(/on purpose/);
    console.error('%s, on purpose', 'Something');
  });

  it('names the boxes whose sizes go in a loop', async () => {
    // What the runner itself says of an error that has no stack.
    allowConsole(/^(?:null|undefined)$/);
    expectConsole(/^ResizeObserver loop[\s\S]*div\.growing, now/);
    const box = document.createElement('div');
    box.className = 'growing';
    box.style.inlineSize = '100px';
    host.shadowRoot?.append(box);
    const observer = new ResizeObserver(() => {
      box.style.inlineSize = '200px';
    });
    observer.observe(box);
    await settled();
    observer.disconnect();
  });

  it('collects garbage in Chromium', () => {
    equal(typeof globalThis.gc, engine === 'chromium' ? 'function' : 'undefined');
  });
});
