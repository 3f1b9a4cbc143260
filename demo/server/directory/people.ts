/** Who is in the console's directory beside those who can sit before the demo: enough for a list of several pages. */
import { demoUsers } from '../http/users.ts';

export interface Person {
  id: string;
  name: string;
  email: string;
  type: string;
  deleted: boolean;
  /** Of an end user. */
  organizationId: number | null;
  /** May view tickets. */
  permitted: boolean;
}

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
/** Ids that tests and the demo pages name. */
export const deletedUser = 'user-deleted';
/** A technician who may not view tickets. */
export const barredTechnician = 'user-13';

export const people: readonly Person[] = [
  ...Object.values(demoUsers).map(({ id, name, email, type }) => ({
    id,
    name,
    email,
    type,
    deleted: false,
    organizationId: null,
    permitted: true,
  })),
  ...Array.from({ length: technicians + endUsers }, (_, index) => person(index)),
  {
    id: deletedUser,
    name: 'Viktor Lindqvist',
    email: 'viktor.lindqvist@example.com',
    type: 'TECHNICIAN',
    deleted: true,
    organizationId: null,
    permitted: true,
  },
];

/** Ten and eleven share no divisor, so that no two of 110 in a row have one name. */
export function personName(index: number): string {
  return `${firstNames[index % firstNames.length]} ${lastNames[index % lastNames.length]}`;
}

/** The part before the `@`. */
export function plainAddress(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').replace('Ø', 'O').replace(' ', '.').toLowerCase();
}

function person(index: number): Person {
  const name = personName(index);
  const isTechnician = index < technicians;
  const id = `user-${index + 1}`;
  return {
    id,
    name,
    email: `${plainAddress(name)}@${isTechnician ? 'example.com' : 'customer.example'}`,
    type: isTechnician ? 'TECHNICIAN' : 'END_USER',
    deleted: false,
    organizationId: isTechnician ? null : index - technicians + 1,
    permitted: id !== barredTechnician,
  };
}
