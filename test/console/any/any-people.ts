import fc from 'fast-check';
import { credentialKinds } from '../../../src/console/integrations/credentials-slice.ts';
import { customFieldScopes } from '../../../src/console/organizations/custom-fields-slice.ts';
import {
  type AnyArguments,
  anyConstant,
  anyId,
  anyIds,
  anyList,
  anyName,
  anySorting,
  anyText,
} from './arguments-of.ts';

function anyListArguments<Entry extends { id: string }, Changes>(
  anyEntry: fc.Arbitrary<Entry>,
  anyChanges: fc.Arbitrary<Changes>,
) {
  return {
    load: fc.tuple(anyList(anyEntry, ({ id }) => id)),
    add: fc.tuple(anyEntry),
    change: fc.tuple(anyId, anyChanges),
    remove: fc.tuple(anyIds),
    sort: fc.tuple(anySorting),
  };
}

const anyRename = fc.record({ name: anyName });
const anyPlace = fc.record({ id: anyId, name: anyName, deleted: fc.boolean() });
const anyPerson = fc.record({
  id: anyId,
  name: anyName,
  email: anyText,
  type: fc.constantFrom('TECHNICIAN', 'END_USER'),
});
const anyScopes = fc.uniqueArray(fc.constantFrom(...customFieldScopes));

export const anyPeople: AnyArguments<
  'contacts' | 'credentials' | 'customFields' | 'endUsers' | 'locations' | 'organizations' | 'users'
> = {
  contacts: anyListArguments(fc.record({ id: anyId, name: anyName, email: anyText, clientId: anyId }), anyRename),
  credentials: anyListArguments(
    fc.record({ id: anyId, name: anyName, kind: fc.constantFrom(...credentialKinds), username: anyText }),
    anyRename,
  ),
  customFields: anyListArguments(
    fc.record({ id: anyId, name: anyName, type: anyConstant, scopes: anyScopes }),
    fc.record({ scopes: anyScopes }),
  ),
  endUsers: anyListArguments(anyPerson, anyRename),
  locations: anyListArguments(anyPlace, anyRename),
  organizations: anyListArguments(anyPlace, anyRename),
  users: anyListArguments(anyPerson, fc.record({ email: anyText })),
};
