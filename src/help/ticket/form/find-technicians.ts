import { queryUsers } from '../../../directory/contract.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { OptionPage, OptionQuery } from '../../../ui/select/option.ts';

const technician = 'TECHNICIAN';
/** Characters that the contract takes. */
const longestName = 200;

/** Technicians by name or address, a page at a time. Source: spec 000 §6. */
export async function findTechnicians(
  client: HttpClient,
  { search, page, pageSize, signal }: OptionQuery,
): Promise<OptionPage> {
  const name = search.slice(0, longestName);
  const query = { type: technician, page, size: pageSize, ...(name !== '' && { name }) };
  const { results, totalPages } = await client.call(queryUsers, { params: {}, query }, { signal });
  return {
    options: results
      // Also where a backend does not know the parameter.
      .filter(({ type, email }) => type === technician && email !== '')
      .map((user) => ({ value: user.email, label: user.name || user.email, description: user.email })),
    hasMore: page + 1 < totalPages && results.length > 0,
  };
}
