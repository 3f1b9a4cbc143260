/** The list of mappings without a screen: what was saved or deleted shows at once, and the server has the last word. */
import { CallError } from '../../../src/host/http/call-error.ts';
import type { Press } from '../../../src/host/http/idempotency.ts';
import { configurationKind } from '../../../src/psa/named-mappings/named-mapping-kinds.ts';
import { createMappingList } from '../../../src/psa/named-mappings/named-mapping-list-model.ts';
import { deepEqual, equal, rejects } from '../../support/assert.ts';
import { fakeClient } from '../../support/fake-client.ts';

const mapping = (id: string, name: string) => ({ id, name, nodeRoleMappings: [] });
const list = 'listConfigurationTypeMappings';
const remove = 'deleteConfigurationTypeMapping';

async function open() {
  const client = fakeClient();
  const model = createMappingList({ client, kind: configurationKind, locale: () => 'en' });
  await client.only(list).answer([mapping('2', 'Mapping 10'), mapping('1', 'Mapping 9')]);
  const names = () => model.mappings.value.map(({ name }) => name);
  return { client, model, names };
}

describe('The list of mappings', () => {
  it('is in the order of names, with numbers as numbers', async () => {
    const { names } = await open();
    deepEqual(names(), ['Mapping 9', 'Mapping 10']);
  });

  it('shows what was saved at once, in its place, and then what the server has', async () => {
    const { client, model, names } = await open();
    model.keep(mapping('3', 'Added'));
    model.keep(mapping('1', 'Renamed'));
    deepEqual(names(), ['Added', 'Mapping 10', 'Renamed']);
    await client.only(list).answer([mapping('1', 'Renamed by somebody else')]);
    deepEqual(names(), ['Renamed by somebody else']);
  });

  it('keeps what was saved where asking anew fails', async () => {
    const { client, model, names } = await open();
    model.keep(mapping('3', 'Added'));
    await client.only(list).fail();
    deepEqual(names(), ['Added', 'Mapping 9', 'Mapping 10']);
  });

  it('takes away what was deleted, and knows whether it was this that deleted it', async () => {
    const { client, model, names } = await open();
    const first = model.remove('1', {});
    await client.only(remove).answer({});
    equal(await first, true);
    deepEqual(names(), ['Mapping 10']);
    const second = model.remove('2', {});
    await client.only(remove).fail(new CallError('not-found', { endpoint: remove, status: 404 }));
    equal(await second, false);
    deepEqual(names(), []);
  });

  it('keeps what could not be deleted', async () => {
    const { client, model, names } = await open();
    const press: Press = {};
    const first = model.remove('1', press);
    equal(client.only(remove).press, press);
    const failed = rejects(first, CallError);
    await client.only(remove).fail();
    await failed;
    deepEqual(names(), ['Mapping 9', 'Mapping 10']);
  });
});
