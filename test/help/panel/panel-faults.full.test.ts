/** The panel's own calls, failing in every way of the reference server: what is said, and that one can go on. */
import '../../support/hurried-retries.ts';
import '../../../elements/help-panel.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { callFaults } from '../../support/call-faults.ts';
import { failInEveryWay } from '../../support/failing.ts';
import { clearFaults, requests, setFault, signIn } from '../../support/server.ts';
import { click, unhover } from '../../support/user.ts';
import { panelSearch } from './panel-search.ts';

before(unhover);

describe('The help panel before a server that fails', () => {
  let element: HTMLElementTagNameMap['rmm-help-panel'];
  let reported: unknown[];
  const { open } = window;
  const place = async (values: object = {}) => {
    reported = [];
    const { featureFlags } = await signIn();
    configure({ featureFlags, reportError: (error) => reported.push(error) });
    element = document.createElement('rmm-help-panel');
    Object.assign(element, values);
    document.body.append(element);
  };
  const { all, find } = panelSearch(() => element);
  const hidden = async () => (await requests()).filter(({ endpoint }) => endpoint === 'hideHelpTooltip');

  beforeEach(() => {
    window.open = () => ({ opener: window, location: { replace: () => undefined }, close: () => undefined }) as never;
  });
  afterEach(async () => {
    window.open = open;
    element.remove();
    configure({ featureFlags: undefined, reportError: undefined });
    await clearFaults();
  });

  const failed = 'Something went wrong on our end. Please try again.';
  const retry = async () => click(await find('button', 'Retry'));
  /** As often as it failed. */
  const isReported = (times: number) => eventually(() => equal(reported.length, times));

  it('says that no articles came, and asks again', async () => {
    await place();
    let failures = 0;
    await failInEveryWay({
      calls: ['/zendesk/articles'],
      first: () => element.open(),
      again: retry,
      async sees() {
        await find('[role=alert]', failed);
        failures += 1;
        await isReported(failures);
      },
    });
    await retry();
    await find('.article');
  });

  it('keeps what was searched for', async () => {
    await place();
    await failInEveryWay({
      calls: ['/zendesk/articles'],
      first: () => element.open({ query: 'restore' }),
      again: retry,
      async sees() {
        await find('[role=alert]', failed);
        equal((all('input')[0] as HTMLInputElement).value, 'restore');
      },
    });
    await retry();
    await find('.article mark');
  });

  it('says that the academy does not open', async () => {
    await place({ opened: true });
    let failures = 0;
    await failInEveryWay({
      calls: ['/academy'],
      again: async () => click(await find('button', 'Academy')),
      async sees() {
        await find('[role=alert]', 'Error opening Academy');
        failures += 1;
        await isReported(failures);
      },
    });
  });

  for (const fault of callFaults) {
    it(`lets the tooltip go all the same: ${fault}`, async () => {
      await place({ tooltip: true });
      await setFault({ fault, match: '/appuser/hide-help-tooltip' });
      await click(await find('button', 'Got it'));
      await eventually(() => equal(all('[role=note]').length, 0));
      await eventually(async () => ok((await hidden()).length > 0));
    });
  }
});
