/** Many elements at once leave the page time in between. */
import { inTurn } from '../../../src/host/element/mount-turns.ts';
import { deepEqual, equal, eventually } from '../../support/assert.ts';

describe('Elements that come at once', () => {
  it('are rendered one by one, the first at once and each other one in a task of its own', async () => {
    const tasks: string[][] = [[]];
    const render = (name: string) => inTurn(() => tasks.at(-1)?.push(name));
    // Messages come in the order in which they are posted: each of these ends a task.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      tasks.push([]);
      if (tasks.length < 8) port2.postMessage(0);
    };
    for (const name of ['a', 'b', 'c', 'd']) render(name);
    deepEqual(tasks, [['a']]);
    port2.postMessage(0);
    await eventually(() => equal(tasks.flat().join(''), 'abcd'));
    port1.close();
    deepEqual(
      tasks.filter((names) => names.length > 1),
      [],
    );
  });

  it('go on after one that fails', async () => {
    const rendered: string[] = [];
    const failed = new Promise<string>((resolve) => {
      addEventListener(
        'error',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          resolve(event.message);
        },
        { once: true, capture: true },
      );
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
