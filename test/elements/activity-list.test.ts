import '../../elements/activity-list.ts';
import { activityListDefinition } from '../../src/activity/element/activity-list-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(activityListDefinition, {
  load: async () => ({
    view: (await import('../../src/activity/element/activity-list-element.tsx')).ActivityListElement,
  }),
  attributes: {},
});
