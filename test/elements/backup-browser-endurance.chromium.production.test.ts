/** With React as pages have it, in the engine that can tell what stays in memory. */
import { backupBrowserDefinition } from '../../src/backup/browser/backup-browser-definition.ts';
import { endurance } from '../support/element-contract.ts';
import { browserOfOnePlan } from './browser-of-one-plan.ts';

endurance(backupBrowserDefinition, browserOfOnePlan, 2000);
