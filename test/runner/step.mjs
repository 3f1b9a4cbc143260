/** One line of the run: what it does, and what came of it. */

/**
 * @typedef {{ passed: number, failed: number, skipped: number, output: string, note?: string,
 *   files?: { file: string, milliseconds: number }[], failures?: Failure[] }} Result `output` tells the failures
 * @typedef {{ file: string, within?: string[], passed: number, failed: number, skipped: number, output: string,
 *   repeat?: () => Promise<Result> }} Failure a test file that failed, with its own counts, and how it is run again alone
 *   where it may have failed by chance; `within` are the test files that run it where it is none itself, but a contract
 *   that several have
 * @typedef {{ name: string, after?: string[], run: () => Promise<Result> }} Step `after` names steps it waits for
 */

/** @type {Result} */
export const nothing = { passed: 0, failed: 0, skipped: 0, output: '' };

/**
 * @param {string} output
 * @returns {Result}
 */
export const failure = (output) => ({ ...nothing, failed: 1, output });

/**
 * Runs one step, tells how it went once it is over, and turns an exception into a failure of this step alone.
 *
 * @param {Step} step
 * @returns {Promise<import('./report.mjs').Row>}
 */
export async function runStep({ name, run }) {
  const start = performance.now();
  const { output, ...counts } = await run().catch((error) => failure(String(error?.stack ?? error)));
  const milliseconds = performance.now() - start;
  const verdict = counts.failed > 0 ? `${counts.failed} failed` : 'ok';
  console.log(`${name} … ${verdict} (${(milliseconds / 1000).toFixed(1)} s)${output ? `\n${output}\n` : ''}`);
  return { name, ...counts, milliseconds };
}
