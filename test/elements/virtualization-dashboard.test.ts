import '../../elements/virtualization-dashboard.ts';
import { virtualizationDashboardDefinition } from '../../src/virtualization/element/virtualization-dashboard-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(virtualizationDashboardDefinition, {
  load: async () => ({
    view: (await import('../../src/virtualization/element/virtualization-dashboard-element.tsx'))
      .VirtualizationDashboardElement,
  }),
  attributes: {},
});
