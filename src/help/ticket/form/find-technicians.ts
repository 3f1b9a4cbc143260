import { queryUsers, type User } from '../../../directory/contract.ts';
import { pagedSource, queryNames } from '../../../directory/directory-source.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { OptionPage, OptionQuery } from '../../../ui/select/option.ts';

const type = 'TECHNICIAN';

/** Known by address, which is where the copy goes. */
const technicians = pagedSource(
  queryUsers,
  queryNames,
  ({ email, name }: User) => ({ id: email, name: name || email, state: 'available' }),
  () => ({ type }),
  (user) => user.type === type && user.email !== '',
);

/** Technicians by name or address, a page at a time. Source: spec 000 §6. */
export async function findTechnicians(client: HttpClient, query: OptionQuery): Promise<OptionPage> {
  const { entries, hasMore } = await technicians.load(client, { ...query, filter: {} });
  return { options: entries.map(({ id, name }) => ({ value: id, label: name, description: id })), hasMore };
}
