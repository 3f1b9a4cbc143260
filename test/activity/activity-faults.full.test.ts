/** Every call of the list of activities, failing in every way of the reference server. */
import { eventually, ok } from '../support/assert.ts';
import { failInEveryWay } from '../support/failing.ts';
import { holdTimers } from '../support/held-timers.ts';
import '../support/hurried-retries.ts';
import { clearFaults, signIn } from '../support/server.ts';
import { unhover } from '../support/user.ts';
import { ActivityHandle, doSomething, forget } from './activity-handle.ts';

before(unhover);

const word = 'Brittle';
/** Milliseconds between two questions for what is new. */
const pollEvery = 10_000;

describe('The list of activities before a server that fails', () => {
  let handle: ActivityHandle;

  beforeEach(async () => {
    await signIn();
    await forget(word);
    await doSomething(`${word} one`);
  });
  afterEach(async () => {
    handle.remove();
    await clearFaults();
  });

  it('says that nothing came, and asks again', async () => {
    await failInEveryWay({
      calls: ['/activities?'],
      first: async () => {
        handle = ActivityHandle.open();
      },
      again: () => handle.press('Retry'),
      sees: () => handle.sees('activity couldn’t be loaded'),
    });
    await handle.press('Retry');
    await handle.sees(`${word} one`);
  });

  it('says that the people did not come, lists all the same, and asks again', async () => {
    await failInEveryWay({
      calls: ['/activities/actors'],
      first: async () => {
        handle = ActivityHandle.open();
      },
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('list of people couldn’t be loaded');
        await handle.sees(`${word} one`);
      },
    });
    await handle.press('Retry');
    await eventually(() => ok(!handle.root.textContent?.includes('couldn’t be loaded')));
    await handle.choose('Person', 'Aiko Tanaka');
  });

  it('says that what is new is not known, and asks again', async () => {
    const timers = holdTimers(pollEvery);
    try {
      handle = ActivityHandle.open();
      await handle.sees(`${word} one`);
      await failInEveryWay({
        calls: ['/activities/new'],
        async first() {
          await eventually(() => ok(timers.count > 0));
          timers.end();
        },
        again: () => handle.press('Retry'),
        sees: () => handle.sees('New activity can’t be checked'),
      });
      await handle.press('Retry');
      await eventually(() => ok(!handle.root.textContent?.includes('can’t be checked')));
    } finally {
      timers.restore();
    }
  });

  it('says that the next page did not come, keeps what is shown, and asks again', async () => {
    handle = ActivityHandle.open();
    await handle.sees(`${word} one`);
    await failInEveryWay({
      calls: ['before='],
      first: async () => void handle.all('.activity-scroll')[0]?.scrollTo({ top: 1e6 }),
      again: () => handle.press('Retry'),
      async sees() {
        await handle.sees('activity couldn’t be loaded');
        await handle.sees(`${word} one`);
      },
    });
    await handle.press('Retry');
    await eventually(() => ok(handle.all('.activity-row').length > 50));
  });

  it('says that no file was saved', async () => {
    handle = ActivityHandle.open();
    await handle.search(word);
    await failInEveryWay({
      calls: ['/activities?'],
      again: () => handle.press('Export CSV'),
      sees: () => handle.sees('file couldn’t be saved'),
    });
    await handle.press('Export CSV');
    await eventually(() => ok(!handle.root.textContent?.includes('couldn’t be saved')));
  });
});
