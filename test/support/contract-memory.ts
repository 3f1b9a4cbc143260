/**
 * Whether an element that came and went is forgotten. Only of an engine that collects its memory when it is asked to,
 * which is Chromium; that an element comes and goes, and what it leaves in the page, is told in each.
 */
import { equal, eventually, ok, withPatience } from './assert.ts';
import type { ContractSubject } from './element-contract.ts';

/** More would wait for one another. */
const atOnceAtMost = 25;

/** Milliseconds until all that came at once have come. */
const patience = 60_000;

/** How many may still be there: an engine holds on to the last ones for a while. */
const leftAtMost = 5;

/** How often any element comes and goes: what keeps one of them alive keeps all of them, four times what may be left. */
const fewMounts = 4 * leftAtMost;

export function memoryContract({ make, mount, ready, tag }: ContractSubject, mounts = fewMounts): void {
  const { gc } = globalThis;
  if (gc === undefined) return;
  // Twice at least: what React rendered last it keeps until it renders again.
  const atOnce = Math.min(atOnceAtMost, mounts / 2);

  /** A function of its own: an engine keeps the last value of a variable alive as long as its function runs. */
  async function comeAndGo(): Promise<WeakRef<HTMLElement>[]> {
    const elements = Array.from({ length: atOnce }, make);
    // A whole page of tables is more than half a second of work, and these all come at once.
    await withPatience(patience, () => Promise.all(elements.map(ready)));
    for (const element of elements) element.remove();
    // React ends what it began, and the page paints itself without them.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return elements.map((element) => new WeakRef(element));
  }

  it(`is forgotten after ${mounts.toLocaleString('en')} times on and off a page`, async function test() {
    this.timeout(420_000);
    (await mount()).remove();
    const references: WeakRef<HTMLElement>[] = [];
    for (let round = 0; round < mounts / atOnce; round += 1) references.push(...(await comeAndGo()));
    equal(document.querySelectorAll(tag).length, 0);
    // React keeps what it rendered last until it renders again.
    await mount();
    await eventually(
      async () => {
        // From a task of its own: what happens to lie on the stack would be kept, and all that it reaches.
        await gc({ type: 'major', execution: 'async' });
        ok(alive(references) <= leftAtMost, `${alive(references)} of ${references.length} are still in memory`);
      },
      { timeout: 10_000, interval: 100 },
    );
  });
}

function alive(references: readonly WeakRef<HTMLElement>[]): number {
  return references.filter((reference) => reference.deref() !== undefined).length;
}
