/** Whatever happens to the server while agreements are synchronized: its run goes on, and nothing is at the provider twice. */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { readSyncRun, startAgreementSync } from '../../../src/psa/agreement-sync-contract.ts';
import { copyFirstStart } from '../../support/first-start.ts';
import { DemoClient } from './support/demo-client.ts';
import { PsaDesk } from './support/psa-desk.ts';
import { kill, launch } from './support/server-process.ts';

const kills = 4;

describe('the agreement sync, while the server is killed again and again', () => {
  let folder: string;
  let child: ChildProcess;
  let desk: PsaDesk;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rmm-killed-sync-'));
    await mkdir(join(folder, 'source'));
    copyFirstStart(join(folder, 'data'));
    await start();
  });
  after(async () => {
    await kill(child);
    // What was killed may have a child that still writes.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  });

  async function start(): Promise<void> {
    const launched = await launch(folder);
    child = launched.child;
    desk = new PsaDesk(await DemoClient.open(launched.url));
  }

  it('is one run that makes each thing once, and tells what it made', async () => {
    await desk.map({ '1': '5', '2': '10', '3': '15', '4': '25', '5': '30' });
    const { id } = await desk.client.call(startAgreementSync);
    let made = 0;
    for (let round = 1; round <= kills; round += 1) {
      for (;;) {
        const { state, counts } = await desk.client.call(readSyncRun, { params: { id } });
        assert.equal(state, 'RUNNING', `round ${round}`);
        if (counts.created >= made + 4) {
          made = counts.created;
          break;
        }
        await wait(10);
      }
      await kill(child);
      await start();
    }
    const run = await desk.follow(id);
    assert.equal(run.state, 'COMPLETED');
    assert.ok((run.resumed ?? 0) > run.started, 'it says that it has gone on');
    const { configurations, additions } = await desk.turn({ provider: 'psacw' });
    assert.ok(configurations.length > kills * 4);
    assert.equal(new Set(configurations.map(({ identifier }) => identifier)).size, configurations.length);
    assert.equal(run.counts.created, configurations.length + additions.length);
    assert.equal(run.counts.changed + run.counts.failed, 0);
    await desk.hurry();
    const again = await desk.sync();
    assert.equal(again.counts.created + again.counts.changed + again.counts.failed, 0);
    assert.equal(again.resumed, null, 'what was not interrupted does not say so');
  });
});
