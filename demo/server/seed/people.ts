/** Who is in the console's directory beside those who can sit before the demo: enough for a list of several pages. */
import type { User } from '../../../src/directory/contract.ts';
import { demoUsers } from '../http/users.ts';

const firstNames = ['Amara', 'Benoît', 'Chiara', 'Dmitri', 'Eszter', 'Fatima', 'Grace', 'Hiroshi', 'Ines', 'Jakub'];
const lastNames = [
  'Okafor',
  'Lefèvre',
  'Rossi',
  'Volkov',
  'Szabó',
  'Rahman',
  'Murphy',
  'Sato',
  'Costa',
  'Nowak',
  'Øberg',
];
const technicians = 96;
const endUsers = 14;

/** By name, in the order of English. */
export const people: readonly User[] = [
  ...Object.values(demoUsers).map(({ id, name, email, type }) => ({ id, name, email, type })),
  ...Array.from({ length: technicians + endUsers }, (_, index) => person(index)),
].sort((one, other) => one.name.localeCompare(other.name, 'en'));

/** Ten and eleven share no divisor, so that no two of the first 110 have one name. */
function person(index: number): User {
  const name = `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`;
  const isTechnician = index < technicians;
  const address = name.normalize('NFD').replace(/\p{M}/gu, '').replace('Ø', 'O').replace(' ', '.').toLowerCase();
  return {
    id: `user-${index + 1}`,
    name,
    email: `${address}@${isTechnician ? 'example.com' : 'customer.example'}`,
    type: isTechnician ? 'TECHNICIAN' : 'END_USER',
  };
}
