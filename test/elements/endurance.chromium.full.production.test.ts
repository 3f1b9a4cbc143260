/**
 * With React as pages have it, in the engine that can tell what stays in memory: 2,000 times for what all elements are
 * made by, which a small one shows in seconds, and 500 times for the view with most in it.
 */
import { backupBrowserDefinition } from '../../src/backup/browser/backup-browser-definition.ts';
import { switchDefinition } from '../../src/ui/switch/switch-definition.ts';
import { endurance } from '../support/element-contract.ts';
import { browserOfOnePlan } from './browser-of-one-plan.ts';

const load = async () => ({ view: (await import('../../src/ui/switch/switch-element.tsx')).SwitchElement });

endurance(switchDefinition, { load, attributes: { label: 'Updates' } }, 2000);
endurance(backupBrowserDefinition, browserOfOnePlan, 500);
