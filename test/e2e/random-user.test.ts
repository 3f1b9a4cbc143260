/** A few random actions in the console, always the same; `npm run soak` does ten thousand, always others. */
import { after, before, describe, it } from 'node:test';
import { soak } from '../soak/soak-run.ts';
import { type Demo, startDemo } from './demo.ts';

describe('The console, used at random', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  it('complains of nothing', () => soak(demo, { seed: 7, actions: 150 }));
});
