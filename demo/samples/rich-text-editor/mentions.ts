/** Whom the page finds for a mention: the people who may sit before the demo, as its server knows them. */
import type { MentionLookup } from '../../../src/ui/editor/model/editor-types.ts';
import { demoApi } from '../../common/demo-api.ts';

export const findPeople: MentionLookup = async (query, { signal }) => {
  const { users } = await demoApi.session();
  signal.throwIfAborted();
  const wanted = query.toLowerCase();
  return users
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ id, name, shows }) => ({ id, label: name, metadata: { shows } }));
};
