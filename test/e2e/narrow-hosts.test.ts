/** The pages of hosts on a phone: what they say can be read, for nothing that is seen lies over anything else. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Demo, startDemo } from './demo.ts';

const pages = {
  '/host/react.html': 'rmm-backup-browser [role=row] >> nth=1',
  '/host/portal.html': 'rmm-data-table [role=row] >> nth=3',
  '/host/console.html#/devices': 'rmm-data-table [role=row] >> nth=3',
  '/host/console.html#/automations': 'rmm-data-table [role=row] >> nth=1',
};

describe('A page 400 px wide', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  for (const [path, there] of Object.entries(pages)) {
    it(`shows no text over another in ${path}`, async () => {
      const { page } = await demo.open(path, { width: 400 });
      // A page that gives an element less than its least height has the next thing under it: so low it shows.
      await page.setViewportSize({ width: 400, height: 560 });
      await page.locator(there).waitFor();
      await page.waitForLoadState('networkidle');
      const { count, overlaps } = await page.evaluate(overlappingTexts);
      assert.ok(count > 20, `${count} texts`);
      assert.deepEqual(overlaps, []);
      await page.context().close();
    });
  }
});

/** In the page: how many texts are seen in it, shadow trees included, and which of them lie over one another. */
function overlappingTexts() {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  });
  // A line's box is higher than its letters: neighbours may share some of it, and a pixel of a letter's own width.
  const isReal = ({ left, top, right, bottom }: Box) => right - left > 2 && bottom - top > 4;
  const parentOf = (node: Node): Element | null => {
    const { parentNode } = node;
    if (node instanceof Element && node.assignedSlot) return node.assignedSlot;
    return parentNode instanceof ShadowRoot ? parentNode.host : (parentNode as Element | null);
  };
  /** What scrolls or clips around it leaves of it; nothing where it is not to be seen at all. */
  const seen = (text: Text, box: Box): Box | undefined => {
    let rest = box;
    for (let at = parentOf(text); at instanceof Element; at = parentOf(at)) {
      const { overflow, clipPath } = getComputedStyle(at);
      if (clipPath !== 'none') return undefined;
      if (overflow !== 'visible' && at !== document.documentElement && at !== document.body) {
        rest = common(rest, at.getBoundingClientRect());
      }
    }
    return isReal(rest) ? rest : undefined;
  };
  const texts: { words: string; box: Box }[] = [];
  const look = (root: Document | ShadowRoot) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) look(node.shadowRoot);
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      const element = parentOf(node);
      if (!element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        const box = seen(node, line);
        if (box) texts.push({ words: node.data.trim(), box });
      }
    }
  };
  look(document);
  const overlaps = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.words !== other.words && isReal(common(one.box, other.box)))
      .map((other) => `"${one.words}" and "${other.words}"`),
  );
  return { count: texts.length, overlaps };
}
