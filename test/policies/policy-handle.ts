/** An element of a policy before the reference server, in the words of whoever edits the policy. */
import '../../elements/patch-overrides.ts';
import '../../elements/policy-backups.ts';
import type { PatchOverridesElement } from '../../elements/patch-overrides.ts';
import type { PolicyBackupsElement } from '../../elements/policy-backups.ts';
import { reverted } from '../../src/console/policies/inheritance.ts';
import type { Configuration } from '../../src/host/configuration/configuration-types.ts';
import type { Endpoint, EndpointBody, EndpointResponse } from '../../src/host/http/endpoint.ts';
import { fillPath } from '../../src/host/http/fill-path.ts';
import { type PolicyBackups, readPolicyBackups, savePolicyBackups } from '../../src/policies/backups/contract.ts';
import { readPolicyPatches, savePolicyPatches } from '../../src/policies/patches/contract.ts';
import { activeElement } from '../../src/ui/shadow-dom.ts';
import { equal, eventually, ok } from '../support/assert.ts';
import { comeToRest, staysInPlace } from '../support/come-to-rest.ts';
import { click, press, type } from '../support/user.ts';
import { DialogHandle } from '../ticketing/dialog-handle.ts';

type PolicyElement = PolicyBackupsElement | PatchOverridesElement;

export class PolicyHandle extends DialogHandle<PolicyElement> {
  static open(
    tag: 'rmm-policy-backups' | 'rmm-patch-overrides',
    policyId: string,
    configuration: Partial<Configuration> = {},
  ): PolicyHandle {
    const events = ['rmm-policy-open', 'rmm-policy-saved'];
    const handle = new PolicyHandle(document.createElement(tag), events, configuration);
    Object.assign(handle.element, { policyId, lang: configuration.locale ?? 'en' });
    document.body.append(handle.element);
    return handle;
  }

  /** In the place of what is in a field. */
  async write(label: string, text: string): Promise<void> {
    const field = await this.field(label);
    await comeToRest(this.element, 1000);
    await click(field);
    field.select();
    await (text === '' ? press('Backspace') : type(text));
  }

  async choose(label: string, value: string): Promise<void> {
    const list = await this.field<HTMLSelectElement>(label);
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }

  row(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const row = this.all('.data-table [role="row"]').find((one) => one.textContent?.includes(name));
      ok(row, `a row ${name}`);
      return row;
    });
  }

  names = () => this.all('[role="rowheader"]').map(({ textContent }) => textContent ?? '');

  /** As the tag of the row says. */
  async stands(name: string, standing: string): Promise<void> {
    await eventually(async () => ok((await this.row(name)).textContent?.includes(standing), `${name}: ${standing}`));
  }

  async openRow(name: string): Promise<void> {
    const row = await this.row(name);
    await staysInPlace(row);
    await click(row.querySelector('[role="rowheader"]') ?? row);
    await this.find('dialog');
  }

  /** A button or switch of a row. */
  async pressIn(name: string, label: string): Promise<void> {
    const row = await this.row(name);
    await staysInPlace(row);
    const button = await eventually(() => {
      const found = [...row.querySelectorAll<HTMLElement>('button, [role="switch"]')].find(
        (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
      );
      ok(found, `${label} in ${name}`);
      return found;
    });
    await click(button);
  }

  /** In the dialog in front, where there is one. */
  override async press(name: string): Promise<void> {
    await this.buttonInFront(name);
    await comeToRest(this.element, 1000);
    await click(await this.buttonInFront(name));
  }

  /** A policy on the way that the page shows at its head, or of a row, where that is open. */
  async pressOnPath(name: string): Promise<void> {
    const steps = () =>
      this.all('.policy-path-step button').length > 0
        ? '.policy-path-step button'
        : '.breadcrumb button, .breadcrumb a';
    const find = () =>
      eventually(() => {
        const found = this.all(steps()).find((one) => textOf(one) === name);
        ok(found, `${name} on the way; there is ${this.all(steps()).map(textOf).join(' | ')}`);
        return found;
      });
    await find();
    await comeToRest(this.element, 1000);
    await click(await find());
  }

  buttonInFront(name: string): Promise<HTMLElement> {
    return eventually(() => {
      const front = this.all('dialog').at(-1) ?? this.root;
      const found = [...front.querySelectorAll('button')].findLast((one) => textOf(one) === name);
      ok(found, `a button ${name}; there is ${[...front.querySelectorAll('button')].map(textOf).join(' | ')}`);
      return found;
    });
  }

  errors = () => this.all('.field-error').map(({ textContent }) => textContent);
  focusedText = () => textOf(activeElement(document) ?? document.body);
  opened = () => this.of('rmm-policy-open').map((detail) => (detail as { policyId: string }).policyId);
  saved = () => this.of('rmm-policy-saved').map((detail) => (detail as { call: string }).call);
  wasSaved = (count = 1) => eventually(() => equal(this.saved().length, count));
}

const textOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

export async function ask<E extends Endpoint>(
  { method, path }: E,
  params: Record<string, string> = {},
  body?: EndpointBody<E>,
): Promise<EndpointResponse<E>> {
  const response = await fetch(fillPath(path, params), {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

type Plan = PolicyBackups['plans'][number];

export const storedPlans = async (policyId: string) => (await ask(readPolicyBackups, { policyId })).plans;

export async function storedPlan(policyId: string, identifier: string): Promise<Plan> {
  const plan = (await storedPlans(policyId)).find((one) => one.identifier === identifier);
  ok(plan, `${identifier} in ${policyId}`);
  return plan;
}

export const savePlans = (policyId: string, plans: readonly Plan[]) =>
  ask(
    savePolicyBackups,
    { policyId },
    { plans: plans.map(({ inheritance: { overridden }, ...plan }) => ({ ...plan, overridden })) },
  );

/** By somebody else, who saw the version that is there. */
export async function changePlan(policyId: string, identifier: string, settings: object): Promise<void> {
  const plans = await storedPlans(policyId);
  await savePlans(
    policyId,
    plans.map((plan) =>
      plan.identifier === identifier ? { ...plan, settings: { ...plan.settings, ...settings } } : plan,
    ),
  );
}

/** All that a policy inherits as the parent has it, and nothing of its own. */
export async function inheritAll(policyId: string): Promise<void> {
  const plans = (await storedPlans(policyId)).filter(({ inheritance }) => inheritance.inherited);
  const asParent = plans.map((plan) => (plan.inheritance.overridden ? reverted<object, Plan>(plan, 'plan') : plan));
  await savePlans(policyId, asParent);
}

export const storedOverrides = async (policyId: string) => (await ask(readPolicyPatches, { policyId })).overrides;

type Override = Awaited<ReturnType<typeof storedOverrides>>[number];

export const saveOverrides = (policyId: string, overrides: readonly Override[]) =>
  ask(
    savePolicyPatches,
    { policyId },
    { overrides: overrides.map(({ inheritance: { overridden }, ...override }) => ({ ...override, overridden })) },
  );

export async function inheritAllPatches(policyId: string): Promise<void> {
  const overrides = (await storedOverrides(policyId)).filter(({ inheritance }) => inheritance.inherited);
  await saveOverrides(
    policyId,
    overrides.map((one) => (one.inheritance.overridden ? reverted<object, Override>(one, 'override') : one)),
  );
}
