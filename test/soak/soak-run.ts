/** Random work in the console of the demo, and what may not come of it: a complaint, or a page that grows. */
import assert from 'node:assert/strict';
import type { CDPSession, Page } from 'playwright-core';
import type { Demo } from '../e2e/demo.ts';
import { RandomUser } from './random-user.ts';

export interface SoakOptions {
  seed: number;
  actions: number;
  /**
   * After how many actions the page has all that it keeps for good. All code has come by then, but the browser goes on compiling
   * what is used often: of 4.6 MB more between the 2,000th and the 6,000th action, 3.7 were that.
   */
  warmUp?: number;
  /** Hears how large the page is, now and then. */
  tell?(line: string): void;
}

interface Figures {
  /** Bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** How many times what there was after the warm-up may be there at the end. */
const mostGrowth: Readonly<Record<keyof Figures, number>> = { heap: 1.2, nodes: 1.2, listeners: 1.2 };

/** A refusal is an answer, which the element shows; the browser writes it down all the same. */
const isRefusal = (text: string) =>
  /^Failed to load resource: the server responded with a status of 4\d\d/.test(text) ||
  /^rmm-[\w-]+ \(\w+\): .*\(4\d\d[,)]/.test(text);

/** Presses that may find nothing: a page that is on its way has nothing to press. */
const mostMissed = 0.25;

export async function soak(demo: Demo, { seed, actions, warmUp = actions, tell }: SoakOptions): Promise<void> {
  const { page, complaints } = await demo.open('/host/console.html', { prepare: declineToShare });
  const context = page.context();
  context.on('page', (other) => void other.close());
  page.on('dialog', (dialog) => void dialog.accept());
  page.on('crash', () => complaints.push('the page crashed'));
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  const user = new RandomUser(page, `${demo.url}/host/console.html`, seed);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  let warm: Figures | undefined;
  // All code is there before anything is compared.
  if (warmUp < actions) await user.seeAll();
  for (let count = 1; count <= actions; count += 1) {
    await user.act();
    const real = complaints.filter((text) => !isRefusal(text));
    assert.deepEqual(real, [], `with seed ${seed}, in action ${count}, after:\n${user.done.slice(-12).join('\n')}`);
    if (count % 1_000 !== 0 && count !== warmUp) continue;
    await user.rest();
    const figures = await figuresOf(session);
    if (count === warmUp) warm = figures;
    tell?.(`${count} actions: ${said(figures)}`);
  }
  const { hit, missed } = user.presses;
  tell?.(`${hit} presses, ${missed} that found nothing`);
  assert.ok(missed <= mostMissed * (hit + missed), `${missed} of ${hit + missed} presses found nothing to press`);
  if (warm && warmUp < actions) {
    await user.rest();
    const end = await figuresOf(session);
    tell?.(`at the end: ${said(end)}`);
    assertFlat(warm, end);
  }
  await context.close();
}

/** A browser without windows has no screen to show: whoever is asked for theirs declines. */
async function declineToShare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const decline = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
    Object.defineProperty(navigator.mediaDevices ?? {}, 'getDisplayMedia', { value: decline });
  });
}

async function figuresOf(session: CDPSession): Promise<Figures> {
  for (let round = 0; round < 3; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

function assertFlat(warm: Figures, end: Figures): void {
  for (const name of Object.keys(mostGrowth) as (keyof Figures)[]) {
    const growth = end[name] / warm[name];
    assert.ok(growth <= mostGrowth[name], `${name} grew ${growth.toFixed(2)} times: ${said(warm)}, then ${said(end)}`);
  }
}

const said = ({ heap, nodes, listeners }: Figures) =>
  `${(heap / 1e6).toFixed(1)} MB, ${nodes} nodes, ${listeners} listeners`;
