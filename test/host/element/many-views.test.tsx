import { useLayoutEffect } from 'react';
import { defineElement } from '../../../src/host/element/define-element.ts';
import type { ElementDefinition } from '../../../src/host/element-definition.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { nextTag } from '../../support/contract-views.tsx';

const definition = { attributes: {}, properties: {}, events: {}, methods: {} };

describe('Many elements that come at once', () => {
  it('are drawn each in a task of its own, also by React that is late, so that the page stays at hand', async () => {
    const tasks = countTasks();
    const now = performance.now.bind(performance);
    const drawn: number[] = [];
    // What waits in React for five seconds is done in one piece, however long that takes.
    performance.now = () => now() + (drawn.length > 0 ? 6000 : 0);
    try {
      const tag = nextTag('rmm-test-many');
      const view = () => {
        useLayoutEffect(() => {
          drawn.push(tasks.count());
        }, []);
        return <p>x</p>;
      };
      defineElement<ElementDefinition>({ ...definition, tag }, async () => ({ view }));
      document.body.append(...Array.from({ length: 12 }, () => document.createElement(tag)));
      await eventually(() => equal(drawn.length, 12));
      // WebKit may give two messages at once.
      ok(new Set(drawn).size > 9, drawn.join());
    } finally {
      performance.now = now;
      tasks.stop();
    }
  });

  it('are not drawn any more when they have left before their turn', async () => {
    let drawn = 0;
    const tag = nextTag('rmm-test-many-left');
    const view = () => {
      useLayoutEffect(() => {
        drawn += 1;
        for (const other of document.querySelectorAll(tag)) other.remove();
      }, []);
      return <p>x</p>;
    };
    defineElement<ElementDefinition>({ ...definition, tag }, async () => ({ view }));
    document.body.append(...Array.from({ length: 12 }, () => document.createElement(tag)));
    await eventually(() => equal(drawn, 1));
    for (let round = 0; round < 30; round += 1) await new Promise((resolve) => setTimeout(resolve));
    equal(drawn, 1);
  });
});

/** A message that is sent anew whenever it arrives stands between any two tasks of others. */
function countTasks() {
  const { port1, port2 } = new MessageChannel();
  let count = 0;
  port1.onmessage = () => {
    count += 1;
    port2.postMessage(0);
  };
  port2.postMessage(0);
  return { count: () => count, stop: () => port1.close() };
}
