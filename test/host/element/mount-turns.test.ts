/** Many elements at once leave the page time in between. */
import { inTurn } from '../../../src/host/element/mount-turns.ts';
import { deepEqual, equal, eventually } from '../../support/assert.ts';

describe('Elements that come at once', () => {
  it('are rendered one by one, the first at once and each other one in a task of its own', async () => {
    const tasks: string[][] = [];
    let current: string[] = [];
    const render = (name: string) =>
      inTurn(() => {
        current.push(name);
        // What is rendered in one task is rendered before its microtasks.
        if (current.length === 1)
          queueMicrotask(() => {
            tasks.push(current);
            current = [];
          });
      });
    for (const name of ['a', 'b', 'c', 'd']) render(name);
    deepEqual(current, ['a']);
    await eventually(() => deepEqual(tasks, [['a'], ['b'], ['c'], ['d']]));
  });

  it('go on after one that fails', async () => {
    const rendered: string[] = [];
    const { onerror } = window;
    const failed = new Promise<void>((resolve) => {
      window.onerror = () => {
        window.onerror = onerror;
        resolve();
        return true;
      };
    });
    inTurn(() => rendered.push('first'));
    inTurn(() => {
      throw new Error('broken');
    });
    inTurn(() => rendered.push('last'));
    await failed;
    await eventually(() => deepEqual(rendered, ['first', 'last']));
  });

  it('are not kept waiting by those of before', async () => {
    const rendered: string[] = [];
    inTurn(() => rendered.push('before'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    inTurn(() => rendered.push('now'));
    deepEqual(rendered, ['before', 'now']);
  });
});
