/** What `/host/help-closed.html` transfers of scripts, as the browser asks for them; `npm run size` tells what they import. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { help as budgets } from '../budgets.json';
import { type Demo, type DemoPage, startDemo } from './demo.ts';
import { HelpPanelHandle } from './help-panel-handle.ts';
import { listOf, sumOf, type TransferredFile, Transfers } from './transfers.ts';

/** What a page that shows only the launcher has no use for. */
const heavy = /\/(?:react|signals|calls|zod|host|client|messages)[^/]*\.js$/;

describe('What a page transfers for the help panel', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  async function visit(): Promise<DemoPage & { transfers: Transfers; scripts: readonly TransferredFile[] }> {
    const transfers = new Transfers();
    const visited = await demo.open('/host/help-closed.html', {
      prepare: (page) => transfers.watch(page, '**/*.js'),
    });
    await new HelpPanelHandle(visited.page).launcher.waitFor();
    await transfers.end();
    return { ...visited, transfers, scripts: transfers.files };
  }

  async function leave({ page }: DemoPage): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }

  it('is within its budget while it is closed, without React, and allowed by the strictest policy', async () => {
    const visited = await visit();
    const { transfers, scripts, complaints, page } = visited;
    // Whoever only passes by with the pointer, or by keyboard, has not asked for help.
    const help = new HelpPanelHandle(page);
    await help.launcher.hover();
    await help.launcher.focus();
    await transfers.end();
    assert.ok(sumOf(scripts) <= budgets.closed * 1000, listOf(scripts));
    assert.deepEqual(
      scripts.filter(({ path }) => heavy.test(path)),
      [],
    );
    assert.deepEqual(complaints, []);
    await leave(visited);
  });

  it('is within its budget when it is open with suggestions, React included', async () => {
    const visited = await visit();
    const { page, transfers, scripts, complaints } = visited;
    const help = new HelpPanelHandle(page);
    await help.openByLauncher();
    await help.panel.getByRole('list', { name: 'Suggested for this page' }).getByRole('link').first().waitFor();
    await transfers.end();
    assert.ok(
      scripts.some(({ path }) => path.includes('/chunks/react-')),
      `React is among them: ${listOf(scripts)}`,
    );
    assert.equal(new Set(scripts.map(({ path }) => path)).size, scripts.length, `each once: ${listOf(scripts)}`);
    assert.ok(sumOf(scripts) <= budgets.opened * 1000, listOf(scripts));
    assert.deepEqual(complaints, []);
    await leave(visited);
  });

  it('is within its budget until a ticket can be written', async () => {
    const visited = await visit();
    const { page, transfers, scripts, complaints } = visited;
    const help = new HelpPanelHandle(page);
    await help.openByLauncher();
    await help.panel.getByRole('list', { name: 'Suggested for this page' }).getByRole('link').first().waitFor();
    await transfers.end();
    const before = [...scripts];
    await help.contactSupport();
    await transfers.end();
    const more = scripts.slice(before.length);
    assert.ok(sumOf(more) > 0 && sumOf(more) <= budgets.form * 1000, listOf(more));
    await help.subject.fill('Written at once');
    assert.deepEqual(complaints, []);
    await leave(visited);
  });
});
