/** The dialogs of the PSA pages without a screen: opened, filled in, saved, refused, and tried again. Source: spec 002 §2.2, §2.4, §4, §5 and §8. */
import { CallError } from '../../src/host/http/call-error.ts';
import { createOrganizationSession } from '../../src/psa/companies/organization-session.ts';
import { createMappingSession, modeOf } from '../../src/psa/mapping-session.ts';
import { createProductMapping } from '../../src/psa/product-contract.ts';
import {
  emptyProductMapping,
  type ProductMappingValues,
  productMappingIssues,
  productMappingToWire,
} from '../../src/psa/products/product-mapping.ts';
import { deepEqual, equal, ok } from '../support/assert.ts';
import { fakeClient, turns } from '../support/fake-client.ts';

const refusal = (field: string, code = 'invalid') =>
  new CallError('result-code', { endpoint: 'save', status: 400, fieldErrors: [{ field, code }] });

describe('An organization in its dialog', () => {
  const stored = {
    clientId: '5',
    clientName: 'Harbor',
    companyId: '50',
    companyName: 'Harbor Ltd',
    locationSiteMappings: [{ locationId: '1', locationName: 'Warehouse', mapped: false }],
  };

  async function open(changes: object = {}) {
    const client = fakeClient();
    const notices: string[] = [];
    const saved: unknown[] = [];
    client.always('readOrganizationMapping', () => ({ ...stored, ...changes }));
    client.always('listProductMappings', () => [{ id: '1', name: 'Standard' }]);
    client.always('listConfigurationTypeMappings', () => []);
    const session = createOrganizationSession({
      client,
      clientId: '5',
      onNotice: (notice) => notices.push(notice),
      onSaved: (mapping) => saved.push(mapping),
    });
    await turns();
    return { client, session, notices, saved };
  }

  it('asks for the sites and agreements of its company, and of another one when that is chosen', async () => {
    const { client, session } = await open();
    equal(client.only('listSites').params.companyId, '50');
    equal(client.only('listAgreements').query.companyId, '50');
    await client.only('listSites').answer({ siteList: [{ id: '7', name: 'WAREHOUSE' }] });
    equal(session.sites.value.status, 'ready');
    session.chooseCompany({ id: '51', name: 'Other' });
    equal(client.only('listSites').params.companyId, '51');
    session.chooseCompany(null);
    equal(session.sites.value.status, 'idle');
    ok(!session.hasCompany.value && !session.form.isValid.value);
  });

  it('maps locations as proposed, clears them, and asks the provider again', async () => {
    const { client, session } = await open();
    await client.only('listSites').answer({ siteList: [{ id: '7', name: 'WAREHOUSE' }] });
    await client.only('listAgreements').answer({ financeAgreementList: [] });
    const { matches } = session.preview();
    equal(matches.length, 1);
    session.autoMap(matches);
    equal(session.form.values.value.locations[0]?.site?.id, '7');
    session.clearLocations();
    equal(session.form.values.value.locations[0]?.site, null);
    session.refreshSites();
    equal(session.sites.value.status, 'refreshing');
    await client.only('listSites').answer({ siteList: [] });
    equal(session.preview().matches.length, 0);
  });

  it('says what did not come, and can do without agreements', async () => {
    const { client, session, notices } = await open();
    await client.only('listAgreements').fail();
    deepEqual(notices, ['agreementsFailed']);
    equal(session.state.value.status, 'ready');
  });

  it('is saved once, however often it is tried, and shows what the server refused where it stands', async () => {
    const { client, session, saved } = await open();
    void session.form.submit();
    const first = client.only('saveOrganizationMapping');
    await first.fail(refusal('locationSiteMappings.0.psaSiteId'));
    deepEqual(
      session.form.issues.value.map(({ path, code }) => `${path} ${code}`),
      ['locations.1.site invalid'],
    );
    void session.form.submit();
    const second = client.only('saveOrganizationMapping');
    equal(second.press, first.press);
    await second.answer(stored);
    equal(saved.length, 1);
  });
});

describe('A mapping in its dialog', () => {
  function open() {
    const client = fakeClient();
    const saved: unknown[] = [];
    const form = createMappingSession<ProductMappingValues, unknown>({
      id: undefined,
      initial: { ...emptyProductMapping, name: 'Servers' },
      mappings: () => [{ id: '1', name: 'Taken' }],
      check: productMappingIssues,
      send: (values, options) =>
        client.call(createProductMapping, { params: {}, body: productMappingToWire(values) }, options),
      onSaved: (mapping) => saved.push(mapping),
    });
    return { client, form, saved };
  }

  it('is not sent with a name that another one has', async () => {
    const { client, form } = open();
    form.field('name').set('Taken');
    equal(await form.submit(), false);
    equal(client.asked.length, 0);
    equal(form.field('name').issue.value?.code, 'taken');
  });

  it('shows what was taken meanwhile, and is saved under another name', async () => {
    const { client, form, saved } = open();
    void form.submit();
    await client.only('createProductMapping').fail(refusal('name', 'taken'));
    equal(form.field('name').issue.value?.code, 'taken');
    form.field('name').set('Other servers');
    void form.submit();
    await client.only('createProductMapping').answer({ id: '2' });
    equal(saved.length, 1);
    equal(modeOf(undefined), 'ADD');
    equal(modeOf('1'), 'EDIT');
  });
});
