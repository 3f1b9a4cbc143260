/**
 * `npm run soak`: 10,000 random actions in the console, for some ten minutes. `SOAK_SEED` does again what another run did,
 * `SOAK_ACTIONS` says how many. How large the page is meanwhile is written into `test/.cache/soak.log`.
 */
import { appendFileSync, mkdirSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { type Demo, startDemo } from '../e2e/demo.ts';
import { soak } from './soak-run.ts';

const seed = Number(process.env.SOAK_SEED ?? Date.now() % 1_000_000);
const actions = Number(process.env.SOAK_ACTIONS ?? 10_000);

function tell(line: string): void {
  mkdirSync('test/.cache', { recursive: true });
  appendFileSync('test/.cache/soak.log', `seed ${seed}, ${line}\n`);
}

describe('The console, used at random for long', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it(`complains of nothing in ${actions} actions with seed ${seed}, and does not grow`, { timeout: 7_200_000 }, () =>
    soak(demo, { seed, actions, warmUp: Math.floor(actions / 2), tell }),
  );
});
