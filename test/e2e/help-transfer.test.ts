/** What `/host/help-closed.html` transfers of scripts, as the browser asks for them; `npm run size` tells what they import. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { type Demo, type DemoPage, startDemo } from './demo.ts';
import { HelpPanelHandle } from './help-panel-handle.ts';

/** Bytes, gzipped. */
const budgets = { closed: 5_000, opened: 95_000, form: 25_000 };
/** What a page that shows only the launcher has no use for. */
const heavy = /\/(?:react|signals|calls|zod|host|client|messages)[^/]*\.js$/;

interface Script {
  path: string;
  bytes: number;
}

describe('What a page transfers for the help panel', () => {
  let demo: Demo;
  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.close());

  async function visit(): Promise<DemoPage & { scripts: Script[] }> {
    const scripts: Script[] = [];
    const prepare = async (page: Page) => {
      await page.route('**/*.js', async (route) => {
        const response = await route.fetch();
        const body = await response.body();
        scripts.push({ path: new URL(route.request().url()).pathname, bytes: gzipSync(body, { level: 9 }).length });
        await route.fulfill({ response, body });
      });
    };
    const visited = await demo.open('/host/help-closed.html', { prepare });
    await new HelpPanelHandle(visited.page).launcher.waitFor();
    await visited.page.waitForLoadState('networkidle');
    return { ...visited, scripts };
  }

  async function leave({ page }: DemoPage): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }

  it('is at most 5 KB gzip while it is closed, without React, and allowed by the strictest policy', async () => {
    const visited = await visit();
    const { scripts, complaints, page } = visited;
    // Whoever only passes by with the pointer, or by keyboard, has not asked for help.
    const help = new HelpPanelHandle(page);
    await help.launcher.hover();
    await help.launcher.focus();
    await page.waitForLoadState('networkidle');
    assert.ok(sum(scripts) <= budgets.closed, `${sum(scripts)} bytes:\n${list(scripts)}`);
    assert.deepEqual(
      scripts.filter(({ path }) => heavy.test(path)),
      [],
    );
    assert.deepEqual(complaints, []);
    await leave(visited);
  });

  it('is at most 95 KB gzip when it is open with suggestions, React included', async () => {
    const visited = await visit();
    const { page, scripts, complaints } = visited;
    const help = new HelpPanelHandle(page);
    await help.openByLauncher();
    await help.panel.getByRole('list', { name: 'Suggested for this page' }).getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(
      scripts.some(({ path }) => path.includes('/chunks/react-')),
      `React is among them:\n${list(scripts)}`,
    );
    assert.equal(new Set(scripts.map(({ path }) => path)).size, scripts.length, `each once:\n${list(scripts)}`);
    assert.ok(sum(scripts) <= budgets.opened, `${sum(scripts)} bytes:\n${list(scripts)}`);
    assert.deepEqual(complaints, []);
    await leave(visited);
  });

  it('is at most 25 KB gzip more until a ticket can be written', async () => {
    const visited = await visit();
    const { page, scripts, complaints } = visited;
    const help = new HelpPanelHandle(page);
    await help.openByLauncher();
    await help.panel.getByRole('list', { name: 'Suggested for this page' }).getByRole('link').first().waitFor();
    await page.waitForLoadState('networkidle');
    const before = [...scripts];
    await help.contactSupport();
    await page.waitForLoadState('networkidle');
    const more = scripts.slice(before.length);
    assert.ok(sum(more) > 0 && sum(more) <= budgets.form, `${sum(more)} bytes:\n${list(more)}`);
    await help.subject.fill('Written at once');
    assert.deepEqual(complaints, []);
    await leave(visited);
  });
});

function sum(scripts: readonly Script[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}

function list(scripts: readonly Script[]): string {
  return scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
}
