/** The dialog of a ruleset before the reference server, in the words of whoever edits. */
import '../../../elements/ticket-ruleset.ts';
import type { TicketRulesetElement } from '../../../elements/ticket-ruleset.ts';
import type { Configuration } from '../../../src/host/configuration/configuration-types.ts';
import type { Operation } from '../../../src/host/http/operation.ts';
import {
  createTicketRuleset,
  getTicketRuleset,
  type RulesetBody,
  type TicketRuleset,
} from '../../../src/ticketing/ruleset/contract.ts';
import { eventually, ok } from '../../support/assert.ts';
import { comeToRest } from '../../support/come-to-rest.ts';
import { click, press, type } from '../../support/user.ts';
import { DialogHandle } from '../dialog-handle.ts';

const events = ['rmm-ruleset-save-request', 'rmm-ruleset-saved', 'rmm-close'];

export class TicketRulesetHandle extends DialogHandle<TicketRulesetElement> {
  static open(values: Partial<TicketRulesetElement>, configuration: Partial<Configuration> = {}): TicketRulesetHandle {
    const handle = new TicketRulesetHandle(document.createElement('rmm-ticket-ruleset'), events, configuration);
    handle.show(values);
    return handle;
  }

  /** Until it can be edited. */
  async ready(): Promise<this> {
    await this.field('Name');
    return this;
  }

  /** One of the list of a field of the shown tab. */
  async choose(label: string, option: string): Promise<void> {
    // Nobody can choose while the choices have not come.
    await eventually(async () => ok(!(await this.shown(label)).readOnly, `${label} can be changed`));
    // A panel that has just come makes the dialog higher: what is in it moves on.
    await comeToRest(this.element);
    await click(await this.shown(label));
    await this.option(option);
  }

  /** By its label, on the tab that is shown: several tabs have a status. */
  shown<Kind extends HTMLElement = HTMLInputElement>(label: string): Promise<Kind> {
    return this.field<Kind>(label, '[role="tabpanel"]:not([hidden]) label');
  }

  /** In the place of what is in a field. */
  async write(label: string, text: string): Promise<void> {
    const field = await this.shown<HTMLInputElement>(label);
    field.select();
    if (text === '') await press('Backspace');
    else await type(text);
  }

  tabs = () => this.all('[role="tab"]').map(({ textContent }) => textContent);
  wrongTabs = () => this.all('.tabbed-dialog-wrong').map(({ textContent }) => textContent);
}

async function execute<Data>({ name, document: query }: Operation, variables: unknown): Promise<Data> {
  const response = await fetch('/ticketing/graphql', {
    method: 'POST',
    body: JSON.stringify({ operationName: name, query, variables }),
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
  });
  const { data, errors } = await response.json();
  ok(data, JSON.stringify(errors));
  return data as Data;
}

export const newRuleset = async (ruleset: RulesetBody) =>
  (await execute<{ createTicketRuleset: TicketRuleset }>(createTicketRuleset, { ruleset })).createTicketRuleset.id;

export const storedRuleset = async (id: string) =>
  (await execute<{ ticketRuleset: TicketRuleset }>(getTicketRuleset, { id })).ticketRuleset;
