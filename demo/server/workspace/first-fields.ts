/** Custom fields at the first start, with values on what the demo has; they are the users’ own from then on. */
import type { CustomFieldBody } from '../../../src/workspace/custom-fields/contract.ts';
import type { CustomFieldScope } from '../../../src/workspace/custom-fields/field-types.ts';
import { devices } from '../directory/devices.ts';
import { locations, organizations } from '../directory/organizations.ts';

interface FirstField {
  body: CustomFieldBody;
  /** Its value on each of the first so many of a scope. */
  values?: { scope: CustomFieldScope; count: number; value: (index: number) => unknown }[];
}

const tiers = ['Gold', 'Silver', 'Bronze'];
const day = (index: number) => `2027-0${(index % 9) + 1}-15`;

export const firstFields: readonly FirstField[] = [
  {
    body: {
      name: 'Service tier',
      description: 'What was agreed',
      type: 'DROPDOWN',
      scopes: ['organization'],
      choices: tiers,
    },
    values: [{ scope: 'organization', count: 12, value: (index) => tiers[index % tiers.length] }],
  },
  {
    body: { name: 'Asset tag', description: 'As on the sticker', type: 'TEXT', scopes: ['node'] },
    values: [{ scope: 'node', count: 9, value: (index) => `A-${1000 + index}` }],
  },
  {
    body: { name: 'Warranty ends', description: '', type: 'DATE', scopes: ['node'] },
    values: [{ scope: 'node', count: 6, value: day }],
  },
  {
    body: {
      name: 'Door code',
      description: 'For visits outside office hours',
      type: 'TEXT',
      scopes: ['location'],
    },
    values: [{ scope: 'location', count: 3, value: (index) => `${2468 + index}` }],
  },
  {
    body: {
      name: 'Notes for technicians',
      description: 'Shown before a remote session',
      type: 'TEXT_MULTILINE',
      scopes: ['organization', 'location', 'node', 'end_user'],
    },
    values: [
      { scope: 'organization', count: 2, value: () => 'Call before you connect.' },
      { scope: 'node', count: 1, value: () => 'Restart after office hours only.' },
    ],
  },
  { body: { name: 'VIP', description: 'Answered first', type: 'CHECKBOX', scopes: ['end_user'] } },
  { body: { name: 'Monitors', description: '', type: 'NUMERIC', scopes: ['end_user', 'node'] } },
];

const owners: Record<CustomFieldScope, readonly { id?: string | number | undefined }[]> = {
  organization: organizations,
  location: locations,
  node: devices,
  end_user: [],
};

/** The values of all of them, numbered from 1 as the fields are. */
export function firstFieldValues() {
  const values = firstFields.flatMap(({ values: given = [] }, index) =>
    given.flatMap(({ scope, count, value }) =>
      owners[scope].slice(0, count).map(({ id }, place) => {
        return { fieldId: index + 1, scope, ownerId: String(id), value: value(place) };
      }),
    ),
  );
  return values.map((row, index) => ({ id: index + 1, ...row }));
}
