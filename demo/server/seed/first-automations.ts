/** Automations, response templates and boards that are there at the first start, in their order. */
import { toStoredActions } from '../../../src/ticketing/actions/stored-actions.ts';
import type { AutomationBody } from '../../../src/ticketing/contract.ts';
import { defaultColumns, defaultSorting } from '../../../src/ticketing/rules/board-columns.ts';
import type { ActionRow, AutomationType, Condition } from '../../../src/ticketing/terms/automation.ts';

/** As it is stored. */
type Row = Omit<Condition, 'id'>;

interface Given {
  name: string;
  description?: string;
  enabled?: boolean;
  /** A board that came with the product. */
  system?: boolean;
  all?: Row[];
  any?: Row[];
  actions?: ActionRow[];
  columns?: string[];
  sortBy?: { field: string; direction: 'ASC' | 'DESC' }[];
}

const when = (field: string, operator: string, value?: unknown): Row => ({
  field,
  operator,
  ...(value !== undefined && { value }),
});
const created = when('action', 'equals', 'INSERT');
const updated = when('action', 'equals', 'UPDATE');
const unsolved = [when('status', 'parent_not_equals', 'RESOLVED'), when('status', 'parent_not_equals', 'CLOSED')];

const set = (value: Record<string, unknown>): ActionRow => ({ field: 'ticket', value });
const addTags = (...value: string[]): ActionRow => ({ field: 'add_tags', value });
const comment = (body: string, isPublic: boolean): ActionRow => ({
  field: 'ADD_TICKET_COMMENT',
  value: { body, public: isPublic },
});
const mail = (keys: string[], subject: string, body: string, allowResponse = true): ActionRow => ({
  field: 'SEND_EMAIL',
  value: { keys, emails: [], uids: [], subject, body, allowResponse },
});

const given: Record<AutomationType, Given[]> = {
  EVENT_BASED: [
    {
      name: 'Tag backup requests',
      description: 'So that they appear on the backup board.',
      all: [created, when('summary', 'contains_any', ['backup', 'restore', '復元'])],
      actions: [addTags('backup-request'), set({ type: 'INCIDENT' })],
    },
    {
      name: 'Escalate outages',
      description: 'Raises the priority and alerts whoever is on call.',
      all: [created],
      any: [
        when('summary', 'contains_any', ['down', 'outage', 'offline']),
        when('severity', 'equals', 'CRITICAL'),
        when('attribute:2', 'equals', '3'),
      ],
      actions: [
        set({ priority: 'HIGH' }),
        addTags('Urgent'),
        {
          field: 'SEND_NOTIFICATION',
          value: [
            { channelId: '1', channelType: 'EMAIL' },
            { channelId: '3', channelType: 'SLACK' },
          ],
        },
      ],
    },
    {
      name: 'Confirm new tickets',
      description: 'Tells the requester that the ticket has arrived.',
      all: [created, when('requester', 'present')],
      actions: [
        mail(
          ['REQUESTER', 'REQUESTER_CC'],
          'Ticket {{ticket.id}}: {{ticket.subject}}',
          '<p>Hello {{ticket.requester.firstName}},</p><p>We’ve received your ticket and will get back to you soon.</p><blockquote>{{ticket.description}}</blockquote>',
        ),
      ],
    },
    {
      name: 'Reopen when the requester replies',
      description: 'A public comment on a ticket that waits for its requester.',
      all: [updated, when('commentType', 'equals', 'PUBLIC'), when('status', 'equals', 'WAITING_CUSTOMER')],
      actions: [set({ status: 'OPEN' })],
    },
    {
      name: 'Ask for feedback',
      description: 'Once a ticket is resolved.',
      all: [updated, when('status', 'changed_to', 'RESOLVED')],
      actions: [
        {
          field: 'SEND_TEMPLATE_EMAIL',
          value: { keys: ['REQUESTER'], emails: [], uids: [], templateId: '56', allowResponse: true },
        },
      ],
    },
    {
      name: 'After-hours notice',
      description: 'Says when somebody will be back.',
      enabled: false,
      all: [created, when('business_hours', 'not_in')],
      actions: [comment('<p>Our office is closed right now. We’ll reply on the next working day.</p>', true)],
    },
  ],
  TIME_BASED: [
    {
      name: 'Close resolved tickets',
      description: 'Three days after they were resolved.',
      all: [
        when('time_since:RESOLVED', 'hours_since:greater_or_equal_than', '72:0'),
        when('status', 'equals', 'RESOLVED'),
      ],
      actions: [set({ status: 'CLOSED' })],
    },
    {
      name: 'Raise unassigned tickets',
      description: 'Four hours after creation, during business hours.',
      all: [
        when('ticket_created', 'hours_since:greater_or_equal_than', '4:0'),
        when('assignee', 'not_present'),
        when('status', 'equals', 'NEW'),
        when('priority', 'not_equals', 'HIGH'),
        when('business_hours', 'in'),
      ],
      actions: [set({ priority: 'HIGH' }), comment('<p>Nobody has taken this ticket for four hours.</p>', false)],
    },
    {
      name: 'Remind the assignee',
      description: 'One day after the assignee’s last update.',
      all: [when('technician', 'hours_since:is', '24:0'), ...unsolved],
      actions: [
        mail(
          ['ASSIGNEE'],
          'Still open: {{ticket.subject}}',
          '<p>{{ticket.subject}} is {{ticket.status}} and hasn’t been updated for a day.</p><p><a href="{{ticket.url}}">Open the ticket</a></p>',
          false,
        ),
      ],
    },
  ],
  RESPONSE_TEMPLATE: [
    {
      name: 'Ask for a screenshot',
      description: 'And wait for the requester.',
      actions: [
        comment('<p>Hello {{ticket.requester.firstName}},</p><p>Could you send us a screenshot, please?</p>', true),
        set({ status: 'WAITING_CUSTOMER' }),
      ],
    },
    {
      name: 'Password was reset',
      description: 'Resolves the ticket.',
      actions: [
        comment('<p>We’ve reset your password. You’ll be asked for a new one.</p><p>{{currentUser.name}}</p>', true),
        set({ status: 'RESOLVED' }),
        { field: 'TICKET_LOG_ENTRY_TIME_TRACKER', value: { unit: 'MINUTES', value: 5 } },
      ],
    },
    {
      name: 'Hand over to second line',
      enabled: false,
      actions: [addTags('server-request'), comment('<p>Please take over.</p>', false)],
    },
  ],
  BOARD: [
    { name: 'All tickets', description: 'Every ticket, newest first.', system: true },
    { name: 'Open tickets', description: 'Neither resolved nor closed.', system: true, all: unsolved },
    {
      name: 'Unassigned tickets',
      description: 'Open tickets that nobody has taken.',
      system: true,
      all: [when('assignee', 'not_present'), ...unsolved],
      columns: ['id', 'priority', 'summary', 'requester', 'createTime', 'ticketForm'],
      sortBy: [
        { field: 'priority', direction: 'DESC' },
        { field: 'createTime', direction: 'ASC' },
      ],
    },
    {
      name: 'Backups',
      description: 'Tickets about backups and restores.',
      all: [when('tags', 'contains_any', ['backup-request', 'backup-failure'])],
      columns: ['id', 'status', 'summary', 'organization', 'assignee', 'device', 'attribute:2', 'lastUpdated'],
      sortBy: [{ field: 'lastUpdated', direction: 'DESC' }],
    },
  ],
};

export const firstAutomations: readonly (AutomationBody & { system: boolean })[] = (
  Object.keys(given) as AutomationType[]
).flatMap((type) => given[type].map((one) => written(type, one)));

function written(type: AutomationType, one: Given): AutomationBody & { system: boolean } {
  const { name, description = '', enabled = true, system = false, all = [], any = [], actions = [] } = one;
  const { columns = [...defaultColumns], sortBy = [...defaultSorting] } = one;
  const content = {
    conditions: { all, any },
    actions: toStoredActions(actions).map((action) => ({ ...action, params: { ...action.params } })),
  };
  return { type, name, description, enabled, system, ...content, ...(type === 'BOARD' && { columns, sortBy }) };
}
