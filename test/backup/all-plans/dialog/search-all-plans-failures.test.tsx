/** The search over all plans when calls fail, each way of the reference server's table. */
import '../../../support/hurried-retries.ts';
import { equal, eventually, match } from '../../../support/assert.ts';
import { callFaults } from '../../../support/call-faults.ts';
import { clearFaults, setFault } from '../../../support/server.ts';
import { click } from '../../../support/user.ts';
import { SearchView } from './search-view.tsx';

let view: SearchView;

afterEach(() => view.close());

describe('Searching all plans when calls fail', () => {
  for (const fault of callFaults) {
    const isDeclined = fault === 'mfa-required';

    it(`says why the plans could not be listed, keeps the term and loads by Retry: ${fault}`, async () => {
      view = await SearchView.open();
      await setFault({ fault, match: '/plans' });
      await view.search('Notes.txt');
      const title = isDeclined ? 'Not loaded' : 'There was an error fetching backup plans for current device';
      await view.mounted.named('.empty-state-title', title);
      equal(view.mounted.all('.all-plans-face [role=alert]').length, isDeclined ? 0 : 1);
      equal((await view.field()).value, 'Notes.txt');
      await clearFaults();
      await click(await view.mounted.named('.all-plans-face button', 'Retry'));
      await view.row('hit', 'Notes.txt');
    });

    it(`loses no other plan, and no other file, when one fails: ${fault}`, async () => {
      view = await SearchView.open();
      const plan = await planNamed('Workshop NAS');
      await setFault({ fault, match: `plans/${plan}/search` });
      await view.search('Notes.txt');
      const failed = await eventually(() => view.rows('failure')[0] ?? null);
      match(failed.textContent ?? '', isDeclined ? /^Not loaded/ : /^This plan couldn’t be searched\. .+/);
      await view.says(/1 plan couldn’t be searched/);
      await clearFaults();
      await click(failed.querySelector('button') as Element);
      await view.says(/^9 of 9 plans searched · /);

      await setFault({ fault, match: '/revisions' });
      await view.press('Notes.txt');
      const unread = await eventually(() => view.rows('failure')[0] ?? null);
      match(unread.textContent ?? '', isDeclined ? /^Not loaded/ : /^Couldn’t load revisions\. .+/);
      await clearFaults();
      await click(unread.querySelector('button') as Element);
      await eventually(() => equal(view.rows('revision').length, 5));
    });
  }
});

async function planNamed(name: string): Promise<string> {
  const plans = (await (await fetch('/backup/lockhart/nodes/1/plans')).json()) as { uid: string; name: string }[];
  return plans.find((plan) => plan.name === name)?.uid ?? '';
}
