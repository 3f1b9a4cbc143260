/** By endpoint of what an administrator defines, one call that a new server answers, each of which may be made once. */
import {
  type CustomField,
  type CustomFieldBody,
  createCustomField,
} from '../../../../src/workspace/custom-fields/contract.ts';
import type { Arguments, DemoClient } from './demo-client.ts';

export const fieldBody = (name: string, more: Partial<CustomFieldBody> = {}): CustomFieldBody => ({
  name,
  description: 'D',
  type: 'TEXT',
  scopes: ['node'],
  ...more,
});

export const newField = (client: DemoClient, name: string, more?: Partial<CustomFieldBody>): Promise<CustomField> =>
  client.call(createCustomField, { body: fieldBody(name, more) });

export async function workspaceCalls(client: DemoClient): Promise<Record<string, Arguments>> {
  const [updated, deleted] = [await newField(client, 'Updated'), await newField(client, 'Deleted')];
  const node = { scope: 'node', ownerId: 5 };
  return {
    listCustomFields: { query: { page: 0, pageSize: 10, searchCriteria: 'tag', scope: 'node' } },
    createCustomField: { body: fieldBody('Created') },
    updateCustomField: { params: { id: updated.id }, body: fieldBody('Renamed') },
    readCustomFieldUse: { params: { id: 1 } },
    readCustomFieldValues: { params: node },
    saveCustomFieldValues: { params: node, body: { values: [{ fieldId: updated.id, value: 'Saved' }] } },
    searchEverything: { query: { query: 'harbor', kinds: 'device,ticket', limit: 3 } },
    readGettingStarted: {},
    completeGettingStartedStep: { params: { step: 'stepTwo' } },
    dismissGettingStarted: { body: { dismissed: true } },
    deleteCustomField: { params: { id: deleted.id } },
  };
}
