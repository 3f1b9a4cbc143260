/** What the console’s screens show first, with every name of the server one that rewrites what stands beside it. */
import '../../elements/activity-list.ts';
import '../../elements/credentials.ts';
import '../../elements/custom-fields.ts';
import '../../elements/node-approvals.ts';
import '../../elements/patch-overrides.ts';
import '../../elements/policy-backups.ts';
import '../../elements/users.ts';
import '../../elements/virtualization-dashboard.ts';
import { configure } from '../../src/host/configuration/configure.ts';
import { deepEqual, eventually, ok } from '../support/assert.ts';
import { rewritten, stingNames } from '../support/hostile-names.ts';
import { signIn } from '../support/server.ts';

const screens: readonly (readonly [tag: string, attributes?: Readonly<Record<string, string>>])[] = [
  ['rmm-virtualization-dashboard', { 'host-id': '1' }],
  ['rmm-activity-list'],
  ['rmm-credentials'],
  ['rmm-users'],
  ['rmm-custom-fields'],
  ['rmm-node-approvals'],
  ['rmm-policy-backups', { 'policy-id': '2' }],
  ['rmm-patch-overrides', { 'policy-id': '2' }],
];

describe('A hostile name in the console', () => {
  before(async () => {
    await signIn();
  });
  afterEach(() => {
    for (const [tag] of screens) for (const element of document.querySelectorAll(tag)) element.remove();
    configure({ fetch: undefined });
  });

  for (const [tag, attributes = {}] of screens)
    it(`rewrites nothing in <${tag}>`, async () => {
      stingNames();
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      element.style.cssText = 'display: block; block-size: 700px';
      document.body.append(element);
      await eventually(() => ok(element.shadowRoot?.textContent?.includes('\u05D0'), 'no name is shown yet'));
      const { shadowRoot } = element;
      ok(shadowRoot);
      await eventually(() => deepEqual(rewritten(shadowRoot), []));
    });
});
