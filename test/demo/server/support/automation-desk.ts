/** Makes and changes automations as the editor does. */
import { toStoredActions } from '../../../../src/ticketing/actions/stored-actions.ts';
import {
  type AutomationBody,
  createAutomation,
  listAutomations,
  readAutomation,
  type StoredAutomation,
  updateAutomation,
} from '../../../../src/ticketing/contract.ts';
import type { ActionRow, AutomationType, Condition } from '../../../../src/ticketing/terms/automation.ts';
import type { DemoClient } from './demo-client.ts';

interface Rule {
  name?: string;
  type?: AutomationType;
  enabled?: boolean;
  all?: Condition[];
  any?: Condition[];
  actions?: ActionRow[];
  more?: Partial<AutomationBody>;
}

export const when = (field: string, operator: string, value?: unknown): Condition => ({
  field,
  operator,
  ...(value !== undefined && { value }),
});

export const set = (value: Record<string, unknown>): ActionRow => ({ field: 'ticket', value });

export const comment = (body: string, isPublic = false): ActionRow => ({
  field: 'ADD_TICKET_COMMENT',
  value: { body, public: isPublic },
});

/** As it is sent; one that may be saved, unless the rule says otherwise. */
export function automationBody(rule: Rule = {}) {
  const { name = 'A rule', type = 'EVENT_BASED', enabled = true, any = [], more = {} } = rule;
  const { all = [when('status', 'equals', 'NEW')], actions = [set({ priority: 'HIGH' })] } = rule;
  return {
    enabled,
    name,
    description: '',
    type,
    conditions: { all, any },
    actions: (type === 'BOARD' ? [] : toStoredActions(actions)).map((one) => ({ ...one, params: { ...one.params } })),
    uploads: [],
    ...(type === 'BOARD' && { columns: ['id', 'summary'], sortBy: [{ field: 'id', direction: 'DESC' }] }),
    ...more,
  };
}

export class AutomationDesk {
  readonly client: DemoClient;

  constructor(client: DemoClient) {
    this.client = client;
  }

  create(rule: Rule = {}) {
    return this.client.call(createAutomation, { body: automationBody(rule) });
  }

  /** The id of one that was saved. */
  async add(rule: Rule = {}): Promise<string> {
    const { resultCode, id, errors } = await this.create(rule);
    if (resultCode !== 'SUCCESS' || !id) throw new Error(`${resultCode}: ${JSON.stringify(errors)}`);
    return id;
  }

  read(id: string): Promise<StoredAutomation> {
    return this.client.call(readAutomation, { params: { id } });
  }

  /** The answer to a save of what somebody has read. */
  save(id: string, body: unknown, version?: string): Promise<Response> {
    const headers = version === undefined ? {} : { 'If-Match': `"${version}"` };
    return this.client.send(updateAutomation, { params: { id }, body }, { headers });
  }

  async list(type: AutomationType) {
    return (await this.client.call(listAutomations, { query: { type } })).results;
  }

  /** So that those of the first start do not take part. */
  async turnAllOff(): Promise<void> {
    for (const type of ['EVENT_BASED', 'TIME_BASED'] as const) {
      for (const { id } of await this.list(type)) {
        const { version, attachments: _, system: __, id: ___, ...body } = await this.read(id);
        await this.save(id, { ...body, enabled: false }, version ?? undefined);
      }
    }
  }
}
