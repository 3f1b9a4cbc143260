/** Forms, templates, tags, roles and attributes that ticketing has at the first start. */
import type {
  deviceRole,
  emailTemplate,
  endUserRole,
  group,
  tag,
  ticketAttribute,
  ticketForm,
} from '../database/directory-schema.ts';
import { named } from './organizations.ts';

const matters = 'Account Backup Device E-mail License Network Password Phone Printer Server Software'.split(' ');
const kinds = ['change', 'failure', 'order', 'question', 'request'];

/** Eleven and five share no divisor, so that each of the 55 is another. */
const topic = (index: number) => `${matters[index % matters.length]} ${kinds[index % kinds.length]}`;

/** Ids that tests and the demo pages name. */
export const inactiveForm = 55;
export const defaultForm = 56;

export const ticketForms: (typeof ticketForm.$inferInsert)[] = [
  ...Array.from({ length: 55 }, (_, index) => ({
    id: index + 1,
    ...named(`${topic(index)} form`),
    active: index + 1 !== inactiveForm,
  })),
  { id: defaultForm, ...named('Default form'), active: true },
];

export const emailTemplates: (typeof emailTemplate.$inferInsert)[] = [
  ...Array.from({ length: 55 }, (_, index) => ({
    id: index + 1,
    ...named(`${topic(index)} mail`),
    subject: `About your ${topic(index).toLowerCase()}`,
    body: `<p>Hello,</p><p>we are working on your ${topic(index).toLowerCase()}.</p>`,
  })),
  {
    id: 56,
    ...named('Feedback request'),
    subject: 'How did we do? Ticket {{ticket.id}}',
    body: '{{app.logo}}<p>Hello {{ticket.requester.firstName}},</p><p>“{{ticket.subject}}” is resolved. Was it what you needed?</p>{{ticket.changes}}',
  },
];

export const tags: (typeof tag.$inferInsert)[] = [
  ...['VIP', 'Urgent', 'Après-vente', '緊急'].map((name, index) => ({ id: index + 1, ...named(name) })),
  ...Array.from({ length: 55 }, (_, index) => ({
    id: index + 5,
    ...named(topic(index).toLowerCase().replace(' ', '-')),
  })),
];

export const groups: (typeof group.$inferInsert)[] = Array.from({ length: 55 }, (_, index) => ({
  id: index + 1,
  ...named(`${matters[index % matters.length]} ${['east', 'north', 'remote', 'south', 'west'][index % 5]}`),
  description: `Devices for ${matters[index % matters.length]?.toLowerCase()}`,
}));

const builtInRoles = [
  'WINDOWS_SERVER',
  'WINDOWS_WORKSTATION',
  'LINUX_SERVER',
  'LINUX_WORKSTATION',
  'MAC',
  'MAC_SERVER',
  'NINJA_NETWORK_DISCOVERY',
];

export const deviceRoles: (typeof deviceRole.$inferInsert)[] = [
  ...builtInRoles.map((name, index) => ({ id: index + 1, ...named(name), custom: false })),
  ...['Kiosk', 'Point of sale', 'Rendering'].map((name, index) => ({ id: index + 101, ...named(name), custom: true })),
];

export const endUserRoles: (typeof endUserRole.$inferInsert)[] = ['Approver', 'Employee', 'Manager'].map(
  (name, index) => ({ id: index + 1, ...named(name) }),
);

const choices = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));

export const ticketAttributes: (typeof ticketAttribute.$inferInsert)[] = [
  { id: 1, name: 'Affected sites', attributeType: 'MULTI_SELECT', values: choices('Berlin', 'Osaka', 'Porto') },
  { id: 2, name: 'Impact', attributeType: 'DROPDOWN', values: choices('One person', 'A team', 'Everybody') },
  { id: 3, name: 'Under warranty', attributeType: 'CHECKBOX' },
  { id: 4, name: 'Purchase order', attributeType: 'TEXT' },
  { id: 5, name: 'Steps to reproduce', attributeType: 'TEXT_MULTILINE' },
  { id: 6, name: 'People affected', attributeType: 'NUMERIC' },
  { id: 7, name: 'Cost', attributeType: 'DECIMAL' },
  { id: 8, name: 'Due date', attributeType: 'DATE' },
  { id: 9, name: 'Fax number', attributeType: 'TEXT', active: false },
].map(({ name, values = [], active = true, ...rest }) => ({ ...rest, ...named(name), values, active }));
