/** The panel's own calls, failing in every way of the reference server: what is said, and that one can go on. */
import '../../support/hurried-retries.ts';
import '../../../elements/help-panel.ts';
import { configure } from '../../../src/host/configuration/configure.ts';
import { equal, eventually, ok } from '../../support/assert.ts';
import { callFaults } from '../../support/call-faults.ts';
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

  for (const fault of callFaults) {
    it(`says that no articles came, and asks again: ${fault}`, async () => {
      await place();
      await setFault({ fault, match: '/zendesk/articles' });
      await element.open();
      await find('[role=alert]', 'Something went wrong on our end. Please try again.');
      equal(reported.length, 1);
      await clearFaults();
      await click(await find('button', 'Retry'));
      await find('.article');
    });

    it(`keeps what was searched for: ${fault}`, async () => {
      await place();
      await setFault({ fault, match: '/zendesk/articles' });
      await element.open({ query: 'restore' });
      await find('[role=alert]', 'Something went wrong on our end. Please try again.');
      equal((all('input')[0] as HTMLInputElement).value, 'restore');
      await clearFaults();
      await click(await find('button', 'Retry'));
      await find('.article mark');
    });

    it(`says that the academy does not open: ${fault}`, async () => {
      await place({ opened: true });
      await setFault({ fault, match: '/academy' });
      await click(await find('button', 'Academy'));
      await find('[role=alert]', 'Error opening Academy');
      equal(reported.length, 1);
    });

    it(`lets the tooltip go all the same: ${fault}`, async () => {
      await place({ tooltip: true });
      await setFault({ fault, match: '/appuser/hide-help-tooltip' });
      await click(await find('button', 'Got it'));
      await eventually(() => equal(all('[role=note]').length, 0));
      await eventually(async () => ok((await hidden()).length > 0));
    });
  }
});
