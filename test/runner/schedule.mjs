/** Which steps run when. */

/**
 * Runs steps in their order, `lanes` of them at once. A step waits for those that it names, whatever came of them, and
 * meanwhile lets later ones go first.
 *
 * @template Row
 * @template {{ name: string, after?: string[] }} Step
 * @param {Step[]} steps
 * @param {number} lanes
 * @param {(step: Step) => Promise<Row>} run never rejected
 * @returns {Promise<Row[]>} in the order of the steps
 */
export function runSteps(steps, lanes, run) {
  const waiting = new Set(steps);
  /** @type {Map<Step, Row>} */
  const rows = new Map();
  let running = 0;
  const isOver = (name) => steps.every((step) => step.name !== name || rows.has(step));

  return new Promise((resolve, reject) => {
    function goOn() {
      for (const step of waiting) {
        if (running === lanes) return;
        if (!(step.after ?? []).every(isOver)) continue;
        waiting.delete(step);
        running += 1;
        run(step).then((row) => {
          rows.set(step, row);
          running -= 1;
          goOn();
        }, reject);
      }
      if (running > 0) return;
      if (waiting.size === 0) resolve(steps.map((step) => rows.get(step)));
      else reject(new Error(`${[...waiting].map(({ name }) => name).join(', ')}: each waits for another`));
    }
    goOn();
  });
}
