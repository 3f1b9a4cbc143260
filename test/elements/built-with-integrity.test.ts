/**
 * Files as they ship, in a page whose import map tells their hashes: those with other bytes are refused, and it is told. By its
 * name it comes after the other tests of what ships: what Chromium has refused here, it may refuse once more on the next page
 * that asks for the same address without a hash.
 */
import { equal, eventually, match, ok } from '../support/assert.ts';
import type { IntegrityRecord } from '../support/integrity-record.ts';

const record: IntegrityRecord = await (await fetch('/dist/integrity.json')).json();

/** Where all of it is what was released, but for files whose names end so: what arrives there is something else. */
function integrityBut(...altered: string[]): Record<string, string> {
  const other = `sha384-${btoa('?'.repeat(48))}`;
  const modules = Object.entries(record.files).filter(([file]) => file.endsWith('.js'));
  for (const name of altered)
    ok(
      modules.some(([file]) => file.endsWith(name)),
      `there is no ${name}`,
    );
  const rows = modules.map(([file, hash]) => [
    `/dist/${file}`,
    altered.some((name) => file.endsWith(name)) ? other : hash,
  ]);
  return Object.fromEntries([
    ...rows,
    // As `dist/importmap.mjs` has them.
    ...rows
      .filter(([file]) => /(code-failure|failure-box)\.js$/.test(file as string))
      .flatMap(([file, hash]) => Array.from({ length: 20 }, (_, index) => [`${file}#${index}`, hash])),
  ]);
}

/** A page of its own, which an import map has to come to first. */
async function pageWith(integrity: Record<string, string>, body: string) {
  const frame = document.createElement('iframe');
  const complete = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = `<!DOCTYPE html><html lang="en">
<script type="importmap">${JSON.stringify({ integrity })}</script>
<script>
  window.kinds = [];
  document.addEventListener('rmm-error', ({ detail }) => kinds.push(detail.kind));
</script>
<script type="module" src="/dist/autoloader.js"></script>${body}`;
  document.body.append(frame);
  await complete;
  const page = frame.contentDocument as Document;
  const { kinds } = frame.contentWindow as Window & { kinds?: string[] };
  const inside = (tag: string, selector: string) =>
    eventually(() => page.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null, {
      timeout: 10_000,
    });
  return { page, kinds: () => kinds?.join(), inside, leave: () => frame.remove() };
}

describe('a page whose import map tells the hashes of a release', () => {
  it('has its elements where all files are those of the release', async () => {
    const { inside, kinds, leave } = await pageWith(integrityBut(), '<rmm-switch label="Notify"></rmm-switch>');
    await inside('rmm-switch', '[role=switch]');
    equal(kinds(), '');
    leave();
  });

  it('runs no file that is another, and says so in its place, with a way on', async () => {
    const { page, inside, kinds, leave } = await pageWith(
      integrityBut('/switch-element.js'),
      '<rmm-switch label="Notify"></rmm-switch>',
    );
    const alert = await inside('rmm-switch', '[role=alert]');
    match(alert.textContent ?? '', /was blocked: it isn’t what was released, and may do harm.*Retry/);
    await eventually(() => equal(kinds(), 'altered'));
    equal(page.querySelector('rmm-switch')?.shadowRoot?.querySelector('[role=switch]'), null);
    leave();
  });

  it('is not led around that by the second address of what tells of failures', async () => {
    const { inside, leave } = await pageWith(
      integrityBut('/switch-element.js', 'chunks/failure-box.js', 'chunks/code-failure.js'),
      '<rmm-switch label="Notify"></rmm-switch>',
    );
    // The words of the shell itself: neither file ran.
    const button = await inside('rmm-switch', 'button');
    match(button.textContent ?? '', /Couldn’t load this part of the page.*Retry/);
    leave();
  });
});
