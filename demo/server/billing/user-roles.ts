/** Roles of technicians at the first start, and who has which. */
import { people } from '../directory/people.ts';

export const userRoles = [
  { id: 1, name: 'System administrator', type: 'SYSTEM_ADMINISTRATOR' },
  { id: 2, name: 'System automation', type: 'SYSTEM_AUTOMATION' },
  { id: 3, name: 'Help desk technician', type: 'CUSTOM' },
  { id: 4, name: 'Field engineer', type: 'CUSTOM' },
  { id: 5, name: 'Network engineer', type: 'CUSTOM' },
  { id: 6, name: 'Security analyst', type: 'CUSTOM' },
  { id: 7, name: 'Project manager', type: 'CUSTOM' },
  { id: 8, name: 'Trainee', type: 'CUSTOM' },
] as const;

/** Ids that tests and the demo pages name. */
export const helpDesk = '3';
export const fieldEngineer = '4';
/** No product of the first start bills their time. */
export const trainee = '8';

const custom = userRoles.filter(({ type }) => type === 'CUSTOM').map(({ id }) => String(id));

/** One role, of every third technician two. */
export const technicians = people
  .filter(({ type, deleted }) => type === 'TECHNICIAN' && !deleted)
  .map(({ id: userId }, index) => {
    const first = custom[index % custom.length] ?? helpDesk;
    const second = custom[(index * 5 + 1) % custom.length] ?? helpDesk;
    return { userId, userRoles: index % 3 === 0 && first !== trainee ? [...new Set([first, second])] : [first] };
  });
