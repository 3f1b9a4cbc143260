/** Every call of every contract, for the server's document and the README's tables. */
import { activityEndpoints } from '../../src/activity/contract.ts';
import { backupEndpoints } from '../../src/backup/contract.ts';
import { downloadEndpoints } from '../../src/backup/download-contract.ts';
import { jobEndpoints } from '../../src/backup/job-contract.ts';
import { recoveryEndpoints } from '../../src/backup/recovery-contract.ts';
import { reportEndpoints } from '../../src/backup/report-contract.ts';
import { billingEndpoints } from '../../src/billing/contract.ts';
import { directoryEndpoints } from '../../src/directory/contract.ts';
import { ticketingEndpoints as ticketingChoices, ticketingOperations } from '../../src/directory/ticketing-contract.ts';
import { helpEndpoints } from '../../src/help/contract.ts';
import type { Endpoint } from '../../src/host/http/endpoint.ts';
import type { Operation } from '../../src/host/http/operation.ts';
import { integrationEndpoints } from '../../src/integrations/contract.ts';
import { credentialEndpoints } from '../../src/integrations/credentials/contract.ts';
import { nodeEndpoints } from '../../src/nodes/contract.ts';
import { scriptingEndpoints } from '../../src/parameters/contract.ts';
import { peopleEndpoints } from '../../src/people/contract.ts';
import { policyBackupEndpoints } from '../../src/policies/backups/contract.ts';
import { policyEndpoints } from '../../src/policies/contract.ts';
import { maintenanceEndpoints } from '../../src/policies/maintenance/contract.ts';
import { policyPatchEndpoints } from '../../src/policies/patches/contract.ts';
import { backupSettingsEndpoints } from '../../src/policies/settings/contract.ts';
import { psaEndpoints } from '../../src/psa/contract.ts';
import { scriptLibraryEndpoints } from '../../src/scripting/library/contract.ts';
import { searchEndpoints } from '../../src/search/contract.ts';
import { taskEndpoints } from '../../src/tasks/contract.ts';
import { attachmentEndpoints } from '../../src/ticketing/attachment-contract.ts';
import { automationEndpoints } from '../../src/ticketing/contract.ts';
import { exampleEndpoints } from '../../src/ticketing/example-contract.ts';
import { rulesetOperations } from '../../src/ticketing/ruleset/contract.ts';
import { ticketEndpoints } from '../../src/ticketing/ticket-contract.ts';
import { timeEndpoints } from '../../src/ticketing/timer/time-contract.ts';
import { virtualizationEndpoints } from '../../src/virtualization/contract.ts';
import { customFieldEndpoints } from '../../src/workspace/custom-fields/contract.ts';
import { customFieldValueEndpoints } from '../../src/workspace/custom-fields/values/values-contract.ts';
import { gettingStartedEndpoints } from '../../src/workspace/getting-started/contract.ts';

export const allEndpoints: readonly Endpoint[] = [
  ...backupEndpoints,
  ...recoveryEndpoints,
  ...downloadEndpoints,
  ...jobEndpoints,
  ...reportEndpoints,
  ...directoryEndpoints,
  ...ticketingChoices,
  ...helpEndpoints,
  ...scriptingEndpoints,
  ...scriptLibraryEndpoints,
  ...automationEndpoints,
  ...attachmentEndpoints,
  ...ticketEndpoints,
  ...timeEndpoints,
  ...exampleEndpoints,
  ...psaEndpoints,
  ...billingEndpoints,
  ...nodeEndpoints,
  ...taskEndpoints,
  ...maintenanceEndpoints,
  ...policyEndpoints,
  ...policyBackupEndpoints,
  ...policyPatchEndpoints,
  ...backupSettingsEndpoints,
  ...peopleEndpoints,
  ...customFieldEndpoints,
  ...customFieldValueEndpoints,
  ...virtualizationEndpoints,
  ...integrationEndpoints,
  ...credentialEndpoints,
  ...searchEndpoints,
  ...gettingStartedEndpoints,
  ...activityEndpoints,
];

export const allOperations: readonly Operation[] = [...ticketingOperations, ...rulesetOperations];
