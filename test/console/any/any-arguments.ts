/** Of every transition of every slice. */
import { anyApprovals } from './any-approvals.ts';
import { anyIntegrations } from './any-integrations.ts';
import { anyMachines } from './any-machines.ts';
import { anyPage } from './any-page.ts';
import { anyPeople } from './any-people.ts';
import { anyPolicies } from './any-policies.ts';
import { anyScripting } from './any-scripting.ts';
import { anyTicketing } from './any-ticketing.ts';
import type { AnyArguments } from './arguments-of.ts';

export const anyArguments: AnyArguments = {
  ...anyApprovals,
  ...anyIntegrations,
  ...anyMachines,
  ...anyPage,
  ...anyPeople,
  ...anyPolicies,
  ...anyScripting,
  ...anyTicketing,
};
