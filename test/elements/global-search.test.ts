import '../../elements/global-search.ts';
import { globalSearchDefinition } from '../../src/search/element/global-search-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(globalSearchDefinition, {
  load: async () => ({
    view: (await import('../../src/search/element/global-search-element.tsx')).GlobalSearchElement,
  }),
  attributes: {},
});
