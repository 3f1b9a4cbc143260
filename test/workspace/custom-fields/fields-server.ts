/** Custom fields as they stand on the server, past the element. */
import {
  type CustomField,
  type CustomFieldBody,
  createCustomField,
  deleteCustomField,
  listCustomFields,
} from '../../../src/workspace/custom-fields/contract.ts';
import { ask } from '../../support/ask.ts';

export const storedFields = async (search: string): Promise<CustomField[]> =>
  (await ask(listCustomFields, { query: { searchCriteria: search, pageSize: '1000' } })).results;

export const newField = (name: string, more: Partial<CustomFieldBody> = {}): Promise<CustomField> =>
  ask(createCustomField, { body: { name, type: 'TEXT', scopes: ['node'], ...more } });

export const removeField = (id: string) => ask(deleteCustomField, { params: { id } });

/** Only these have the word: other tests have left theirs. */
export async function onlyFields(word: string, ...names: string[]): Promise<void> {
  for (const { id } of await storedFields(word)) await removeField(id);
  for (const name of names) await newField(`${word} ${name}`);
}
