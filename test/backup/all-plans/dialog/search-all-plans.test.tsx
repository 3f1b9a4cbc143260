/** The search over all plans as somebody uses it, against the reference server. */
import { configure } from '../../../../src/host/configuration/configure.ts';
import { activeElement } from '../../../../src/ui/shadow-dom.ts';
import { deepEqual, equal, eventually, match, ok } from '../../../support/assert.ts';
import { expectNoAxeViolations } from '../../../support/axe.ts';
import { clearFaults, clearRequests, requests, setFault } from '../../../support/server.ts';
import { click, press, wheel } from '../../../support/user.ts';
import { SearchView, titleOf } from './search-view.tsx';

let view: SearchView;

afterEach(() => view.close());

describe('Searching all plans', () => {
  it('waits for three characters, then shows what each plan holds', async () => {
    view = await SearchView.open();
    await view.search('re');
    await eventually(() => match(view.mounted.root.textContent ?? '', /Type at least 3 characters/));
    equal((await view.searches()).length, 0);
    await view.search('Invoice 12.txt');
    await view.says(/^9 of 9 plans searched · \d+ results?2 image plans weren’t searched/);
    const row = await view.row('hit', 'Invoice 12.txt');
    match(row.querySelector('.result-path')?.textContent ?? '', /^\/Documents\/Invoices\/20/);
    await expectNoAxeViolations(view.mounted.host);
  });

  it('understands *', async () => {
    view = await SearchView.open();
    await view.search('Lease*2019*');
    await view.row('hit', 'Lease 2019.txt');
    ok(!view.rows('hit').some((row) => titleOf(row) === 'Lease 2024.txt'));
  });

  it('draws few of very many rows, and reads on where somebody asks for it', async () => {
    view = await SearchView.open();
    await view.search('txt');
    await view.says(/^9 of 9 plans searched · 1[\d,]+ results/);
    ok(view.mounted.all('.result').length <= 80);
    const list = await view.mounted.find('.results');
    const before = Number(list.getAttribute('aria-rowcount'));
    const more = await eventually(async () => {
      await wheel(list, 600);
      await new Promise(requestAnimationFrame);
      return view.mounted.all('.result-more button')[0] ?? null;
    });
    match(more.textContent ?? '', /^Load [\d,]+ more$/);
    // By the keyboard: a turned wheel scrolls on for a while, and a press might miss what moves under it.
    more.focus();
    await press('Enter');
    await eventually(() => ok(Number(list.getAttribute('aria-rowcount')) > before));
    ok(view.mounted.all('.result').length <= 80);
  });

  it('is all there by keyboard', async () => {
    view = await SearchView.open();
    await view.search('Notes.txt');
    await view.row('hit', 'Notes.txt');
    await view.says(/9 of 9/);
    await eventually(async () => {
      await press('Tab');
      return activeElement()?.closest('.result') !== null;
    });
    await press('Home');
    await eventually(() => equal(view.focusedTitle(), 'Documents'));
    await press('ArrowDown');
    await eventually(() => equal(view.focusedTitle(), 'Notes.txt'));
    await press('ArrowRight');
    await eventually(() => equal(view.rows('revision').length, 5));
    equal(activeElement()?.getAttribute('aria-expanded'), 'true');
    await press('ArrowDown', 'ArrowRight', 'ArrowRight');
    await eventually(() => match(activeElement()?.getAttribute('aria-label') ?? '', /^Download the revision from/));
    await press('Enter');
    await eventually(() => deepEqual(view.received, [['download', ['revision', 'Notes.txt', 'Documents']]]));
    await press('ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    await eventually(() => equal(view.focusedTitle(), 'Notes.txt'));
    await press('ArrowLeft');
    await eventually(() => equal(view.rows('revision').length, 0));
    await press('ArrowLeft', 'ArrowLeft');
    await eventually(() => equal(view.rows('hit').length, 0));
  });

  it('restores and shows a revision of what was found', async () => {
    view = await SearchView.open();
    await view.search('Notes.txt');
    await view.press('Notes.txt');
    await eventually(() => equal(view.rows('revision').length, 5));
    const [preview, , restore] = view.rows('revision')[4]?.querySelectorAll('button') ?? [];
    await click(restore as Element);
    deepEqual(view.received, [['restore', ['revision', 'Notes.txt', 'Documents']]]);
    await click(preview as Element);
    await eventually(() => match(view.mounted.root.querySelector('.code')?.textContent ?? '', /call the landlord/));
    await press('Escape');
    await eventually(() => equal(view.mounted.all('dialog').length, 1));
  });

  it('offers with a file what the browser does, and marks what is gone', async () => {
    view = await SearchView.open();
    await view.search('Old draft');
    const row = await view.row('hit', 'Old draft.txt');
    match(row.textContent ?? '', /Missing/);
    await click(row.querySelector('[aria-haspopup=menu]') as Element);
    const items = await eventually(() => {
      const found = view.mounted.all('[role=menuitem]').map((item) => item.textContent);
      return found.length > 0 && found;
    });
    deepEqual(items, ['Preview', 'Download', 'Restore', 'Delete']);
    await click(await view.mounted.named('[role=menuitem]', 'Preview'));
    await eventually(() => ok(view.mounted.root.querySelector('.code'), 'what is in it'));
  });

  it('goes to a folder, and to what was found in one plan', async () => {
    view = await SearchView.open();
    await view.search('Contracts');
    await view.press('Contracts');
    await eventually(() => equal(view.received.length, 2));
    match(String(view.received[0]), /^place,plan:.+:Documents\/folder:.+:Contracts:%2FDocuments%2FContracts$/);
    equal(view.received[1], 'close');
    view.received = [];
    await click(await view.mounted.named('button', 'View in plan Documents'));
    match(String(view.received[0]), /^place,plan:.+:Documents\/search:Contracts$/);
  });

  it('is there again when it is opened again, without asking anew', async () => {
    view = await SearchView.open();
    await view.search('Notes.txt');
    await view.press('Notes.txt');
    await eventually(() => equal(view.rows('revision').length, 5));
    await view.says(/9 of 9/);
    await clearRequests();
    view.show(false);
    await eventually(() => equal(view.mounted.all('dialog').length, 0));
    view.show(true);
    await eventually(() => equal(view.rows('revision').length, 5));
    equal((await view.field()).value, 'Notes.txt');
    deepEqual(await requests(), []);
  });

  it('goes on while it is closed', async () => {
    view = await SearchView.open();
    await setFault({ fault: 'delay', match: '/search', delayMs: 300 });
    await view.search('Notes.txt');
    await eventually(() => match(view.summary(), /of 9 plans searched/));
    view.show(false);
    await eventually(async () => equal((await view.searches()).filter(({ status }) => status === 200).length, 9));
    view.show(true);
    await view.says(/^9 of 9/);
  });

  it('asks four plans at a time, stops, and goes on', async () => {
    view = await SearchView.open();
    await setFault({ fault: 'delay', match: '/search', delayMs: 60_000 });
    await view.search('Notes.txt');
    await eventually(async () => equal((await view.searches()).length, 4));
    await click(await view.mounted.named('button', 'Stop'));
    await view.says(/^Stopped: 0 of 9/);
    await clearFaults();
    await click(await view.mounted.named('.all-plans-tools button', 'Continue'));
    await view.says(/^9 of 9/);
    await view.row('hit', 'Notes.txt');
  });

  it('leaves out what its user may not open, and says so', async () => {
    view = await SearchView.open('operator');
    configure({ permissions: {} });
    await view.search('Notes.txt');
    await view.says(/skipped because you don’t have permission/);
  });

  it('says that nothing matches', async () => {
    view = await SearchView.open();
    await view.search('there is no such file');
    await view.mounted.named('.empty-state-title', 'Nothing matches “there is no such file”');
  });

  it('fits a narrow screen, from right to left', async () => {
    view = await SearchView.open('admin', { dir: 'rtl', width: 400 });
    await view.search('Notes.txt');
    const row = await view.row('hit', 'Notes.txt');
    ok(row.scrollWidth <= row.clientWidth);
  });
});
