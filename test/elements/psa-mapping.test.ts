import '../../elements/psa-mapping.ts';
import { psaMappingDefinition } from '../../src/psa/element/psa-mapping-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(psaMappingDefinition, {
  load: async () => ({ view: (await import('../../src/psa/element/psa-mapping-element.tsx')).PsaMappingElement }),
  attributes: { provider: 'first', page: 'companies' },
});
