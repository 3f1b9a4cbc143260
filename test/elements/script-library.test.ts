import '../../elements/script-library.ts';
import { scriptLibraryDefinition } from '../../src/scripting/library/element/script-library-definition.ts';
import { elementContract } from '../support/element-contract.ts';
import '../support/hurried-retries.ts';
import { signIn } from '../support/server.ts';

// The contract's own tests begin without one.
before(async () => void (await signIn()));

elementContract(scriptLibraryDefinition, {
  load: async () => ({
    view: (await import('../../src/scripting/library/element/script-library-element.tsx')).ScriptLibraryElement,
  }),
  attributes: {},
});
