/** What is measured of a page in Chromium, whatever it shows. */

/** Share of the frames of three seconds that came too late, while the wheel turns by 120 px about a hundred times a second. */
export async function wheel(page) {
  await page.mouse.move(640, 400);
  await page.evaluate(() => {
    window.frames_ = [];
    let last = performance.now();
    const next = (now) => {
      window.frames_?.push(now - last);
      last = now;
      if (window.frames_) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  for (const end = Date.now() + 3000; Date.now() < end; ) {
    await page.mouse.wheel(0, 120);
    await page.waitForTimeout(8);
  }
  return page.evaluate(() => {
    const frames = window.frames_;
    window.frames_ = undefined;
    const dropped = frames.reduce((sum, time) => sum + Math.max(0, Math.round(time / 16.67) - 1), 0);
    return (100 * dropped) / (frames.length + dropped);
  });
}

export function heap(page) {
  return page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return performance.memory.usedJSHeapSize / 1e6;
  });
}

/** Median, with the least and the most. */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const text = (value) => (Number.isInteger(value) ? String(value) : value.toFixed(1));
  return `${text(sorted[Math.floor(sorted.length / 2)])} (${text(sorted[0])} to ${text(sorted.at(-1))})`;
}

/**
 * The longest task of the page while `act` runs, by the processor's time and by the clock: on a busy machine the clock of
 * a task goes on while others have the processor. As `[milliseconds, milliseconds]`.
 */
export async function longestTasks(page, act) {
  const browser = page.context().browser();
  // Without what tells of each function: that would lengthen every task.
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  const mains = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      name === 'RunTask' && ph === 'X' && mains.some((main) => main.pid === pid && main.tid === tid),
  );
  const longest = (member) => Math.max(...tasks.map((task) => task[member] ?? 0)) / 1000;
  return [longest('tdur'), longest('dur')];
}
