import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { runSteps } from './schedule.mjs';
import { failure, runStep } from './step.mjs';

describe('the steps of a run', () => {
  const steps = (...names) => names.map((name) => ({ name }));

  /** Notes beginnings and ends; a step of the name `slow` takes until another one is over. */
  function recorder(other) {
    const events = [];
    const run = async (step) => {
      events.push(`+${step.name}`);
      do await sleep(1);
      while (step.name === 'slow' && !events.includes(`-${other}`));
      events.push(`-${step.name}`);
      return step.name.toUpperCase();
    };
    return { events, run };
  }

  it('run one after another in one lane', async () => {
    const { events, run } = recorder();
    assert.deepEqual(await runSteps(steps('a', 'b'), 1, run), ['A', 'B']);
    assert.deepEqual(events, ['+a', '-a', '+b', '-b']);
  });

  it('run beside a slow one in a second lane, and are reported in their order', async () => {
    const { events, run } = recorder('b');
    assert.deepEqual(await runSteps(steps('slow', 'a', 'b'), 2, run), ['SLOW', 'A', 'B']);
    assert.deepEqual(events, ['+slow', '+a', '-a', '+b', '-b', '-slow']);
  });

  it('wait for what they need, and let later ones go first', async () => {
    const { events, run } = recorder('a');
    await runSteps([{ name: 'slow' }, { name: 'needs', after: ['slow', 'not in this run'] }, { name: 'a' }], 2, run);
    assert.deepEqual(events, ['+slow', '+a', '-a', '-slow', '+needs', '-needs']);
  });

  it('do not hang when each waits for another', async () => {
    const { run } = recorder();
    const circle = [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ];
    await assert.rejects(runSteps(circle, 2, run), /a, b: each waits for another/);
  });

  it('go on after one that failed or threw, each telling it in a line of its own', async (context) => {
    const log = context.mock.method(console, 'log', () => undefined);
    const rows = await runSteps(
      [
        { name: 'throws', run: () => Promise.reject(new Error('out of paper')) },
        { name: 'fails', run: async () => failure('no ink') },
        { name: 'passes', run: async () => ({ passed: 3, failed: 0, skipped: 1, output: '' }) },
      ],
      1,
      runStep,
    );
    assert.deepEqual(
      rows.map(({ name, passed, failed, skipped }) => [name, passed, failed, skipped]),
      [
        ['throws', 0, 1, 0],
        ['fails', 0, 1, 0],
        ['passes', 3, 0, 1],
      ],
    );
    const lines = log.mock.calls.map(({ arguments: [line] }) => line);
    assert.equal(lines.length, 3);
    assert.match(lines[0], /^throws … 1 failed \(.+ s\)\nError: out of paper/);
    assert.match(lines[1], /^fails … 1 failed \(.+ s\)\nno ink\n$/);
    assert.match(lines[2], /^passes … ok \(\d+\.\d s\)$/);
  });
});
