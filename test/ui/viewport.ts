import { eventually, ok } from '../support/assert.ts';
import { setViewport } from '../support/user.ts';

/** What rounding, or a window's least width, may make of it; the sizes of tests are further apart. CSS pixels. */
const tolerance = 40;

/** Another size of the page, once it has that: WebKit's driver answers before, and a press would go beside what still moves. */
export async function resizePage(width: number, height: number): Promise<void> {
  await setViewport({ width, height });
  await eventually(() =>
    ok(Math.abs(innerWidth - width) < tolerance, `the page is ${innerWidth} px wide, not ${width}`),
  );
}
