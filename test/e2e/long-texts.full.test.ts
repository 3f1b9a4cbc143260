/**
 * Texts a third longer than English on a phone, as German or Finnish ones are: whatever an element says can be read whole.
 * `en-XA` puts each text of the catalogues into brackets, so that it can be told from names and values.
 */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { sampleOf } from '../../demo/samples.ts';
import { elements } from '../../elements/elements.ts';
import { type Demo, startDemo } from './demo.ts';

/** Milliseconds for what a state fetches late. */
const settling = 300;

describe('Texts that are a third longer', { concurrency: 4 }, () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  for (const { definition } of elements) {
    const { tag } = definition;
    it(`can be read whole in each state of <${tag}> at 400 px`, async () => {
      const { page } = await demo.open(`/elements/${tag}?page-locale=en-XA`, { width: 400 });
      const cut: string[] = [];
      const names = (sampleOf(tag).states ?? []).map(({ name }) => name);
      for (const name of [undefined, ...names]) {
        if (name !== undefined) {
          // A dialog of the state before may lie over it.
          const chip = page.locator('.states button').filter({ has: page.getByText(name, { exact: true }) });
          await chip.dispatchEvent('click');
          await page.locator('.states [aria-pressed="true"]').getByText(name, { exact: true }).waitFor();
        }
        await page.waitForTimeout(settling);
        cut.push(...(await page.evaluate(cutTexts, tag)).map((text) => `${name ?? 'at first'}: ${text}`));
      }
      assert.deepEqual(cut, []);
      await page.context().close();
    });
  }
});

/**
 * In the page: texts of the element's catalogues that are seen in part. What somebody can scroll to counts as seen, and so
 * does what a tooltip shows whole: in a table, and the kind of text in the editor's toolbar. A button beside a search has
 * what the search leaves of the line.
 */
function cutTexts(tag: string): string[] {
  const host = document.querySelector(`.stage ${tag}`);
  const parentOf = (node: Node): Element | null => {
    const { parentNode } = node;
    if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
    return parentNode instanceof ShadowRoot ? parentNode.host : (parentNode as Element | null);
  };
  const texts: Text[] = [];
  const collect = (node: Node) => {
    for (const child of node.childNodes) {
      if (child instanceof Text && /\[.*\p{L}/u.test(child.data)) texts.push(child);
      collect(child);
    }
    if (node instanceof Element && node.shadowRoot) collect(node.shadowRoot);
  };
  if (host) collect(host);

  /** Why it cannot be read whole. */
  const problem = (text: Text): string | undefined => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0) return undefined;
    const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    let [scrollsX, scrollsY] = [false, false];
    if (parentOf(text)?.closest('.table-clip, .table-tag, .table-cell, .tool-label, .button-text')) return undefined;
    for (let at = parentOf(text); at instanceof Element; at = parentOf(at)) {
      const style = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      // For screen readers alone.
      if (/visually-hidden/.test(at.className) || style.visibility === 'hidden' || style.opacity === '0')
        return undefined;
      if (style.clipPath !== 'none' || at.closest('[aria-hidden="true"]')) return undefined;
      scrollsX ||= /auto|scroll/.test(style.overflowX);
      scrollsY ||= /auto|scroll/.test(style.overflowY);
      const clipsX = /hidden|clip/.test(style.overflowX) && !scrollsX;
      const clipsY = /hidden|clip/.test(style.overflowY) && !scrollsY;
      if (clipsX && box.width > 1 && (left < box.left - 1 || right > box.right + 1))
        return `cut at its side by .${at.className}`;
      if (clipsY && box.height > 1 && (top < box.top - 3 || bottom > box.bottom + 3))
        return `cut below by .${at.className}`;
      if (style.position === 'fixed') break;
    }
    return !scrollsX && (left < -1 || right > innerWidth + 1) ? 'beyond the window' : undefined;
  };
  return texts.flatMap((text) => {
    const found = problem(text);
    return found ? [`“${text.data.slice(0, 60)}” ${found}`] : [];
  });
}
