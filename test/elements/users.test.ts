import '../../elements/users.ts';
import { usersDefinition } from '../../src/people/element/users-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(usersDefinition, {
  load: async () => ({ view: (await import('../../src/people/element/users-element.tsx')).UsersElement }),
  attributes: { tab: 'contacts' },
});
