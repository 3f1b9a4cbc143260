import { backupBrowserDefinition } from '../../src/backup/browser/backup-browser-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import { browserOfOnePlan } from './browser-of-one-plan.ts';

elementContract(backupBrowserDefinition, browserOfOnePlan);
