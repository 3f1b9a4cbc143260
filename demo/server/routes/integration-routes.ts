/** Integrations, and what the console signs in with (spec 002 §2.9, §3.2, §3.3 and §3.5). */

import {
  endSupportConnection,
  type IntegrationBody,
  listIntegrations,
  removeIntegration,
  saveIntegration,
  setTicketingType,
  testIntegration as testIntegrationCall,
} from '../../../src/integrations/contract.ts';
import {
  type CredentialBody,
  createCredential as createCredentialCall,
  deleteCredential as deleteCredentialCall,
  listCredentials as listCredentialsCall,
  readCredentialUse as readCredentialUseCall,
  updateCredential as updateCredentialCall,
} from '../../../src/integrations/credentials/contract.ts';
import { isTestable } from '../../../src/integrations/integration-kinds.ts';
import { versionIn } from '../http/if-match.ts';
import { Refusal } from '../http/refusal.ts';
import {
  createCredential,
  deleteCredential,
  listCredentials,
  readCredentialUse,
  updateCredential,
} from '../integrations/credentials.ts';
import { isProvider } from '../integrations/integration-rows.ts';
import { IntegrationSettings } from '../integrations/integrations.ts';
import { testIntegration } from '../integrations/test-integration.ts';
import { ProviderError } from '../psa/provider-client.ts';
import type { Services } from './services.ts';

export function serveIntegrations({ calls, database, secrets, psa, clock, allowedHosts }: Services): void {
  const settings = new IntegrationSettings(database, secrets);
  const { integrations } = psa;

  calls.implement(listIntegrations, ({ session }) => settings.list(session.user.permissions.canManageIntegrations));

  calls.change(
    saveIntegration,
    async ({ params: { kind }, body, session, context, commit }) => {
      const edited = versionIn(context.req.header('if-match'));
      // The provider is asked before it is the change's turn: others do not wait for it.
      if (isProvider(kind) && body.values.enabled === true) {
        const values = await settings.checked(await settings.one(kind), body);
        const options = { secrets, integrations, allowedHosts };
        const { outcome } = await testIntegration(kind, values, options);
        if (outcome === 'refused') throw credentialsRefused();
        if (outcome === 'unreachable') throw new ProviderError(undefined);
      }
      return commit(() => settings.save(kind, body, { by: session.user.name, at: clock.now(), edited }));
    },
    { identity: markedBody },
  );
  calls.change(removeIntegration, ({ params, commit }) => commit(() => settings.remove(params.kind)));
  calls.change(setTicketingType, ({ body, commit }) => commit(() => settings.useForTicketing(body.ticketingType)));
  calls.change(endSupportConnection, ({ params, commit }) => commit(() => settings.endConnection(params.id)));

  calls.ask(testIntegrationCall, async ({ params: { kind }, body }) => {
    if (!isTestable(kind)) throw new Refusal(409, 'NOT_ALLOWED', 'There is nobody to ask about this integration.');
    // Off or on, what is asked about has to be complete.
    const whole = { ...body, values: { ...body.values, enabled: true } };
    const values = await settings.checked(await settings.one(kind), whole);
    return testIntegration(kind, values, { secrets, integrations, allowedHosts });
  });

  calls.implement(listCredentialsCall, ({ query }) => listCredentials(database, secrets, query));
  calls.change(
    createCredentialCall,
    ({ body, session, commit }) =>
      commit(() => createCredential(database, secrets, body, { by: session.user.name, at: clock.now() })),
    { identity: markedCredential },
  );
  calls.change(
    updateCredentialCall,
    ({ params, body, session, context, commit }) => {
      const edited = versionIn(context.req.header('if-match'));
      const change = { by: session.user.name, at: clock.now(), edited };
      return commit(() => updateCredential(database, secrets, params.id, body, change));
    },
    { identity: markedCredential },
  );
  calls.implement(readCredentialUseCall, ({ params }) => readCredentialUse(database, params.id));
  calls.change(deleteCredentialCall, ({ params, commit }) =>
    commit(() => deleteCredential(database, secrets, params.id)),
  );

  /** The answer to a call is kept with a mark of its body, from which nobody can try secrets. */
  function markedBody({ secrets: given, ...body }: IntegrationBody) {
    return { ...body, secrets: secrets.marked(given ?? {}) };
  }
  function markedCredential({ secret, ...body }: CredentialBody) {
    return { ...body, ...(secret && secrets.marked({ secret })) };
  }
}

function credentialsRefused(): Refusal {
  const message = 'The provider doesn’t accept these credentials.';
  return new Refusal(400, 'CREDENTIALS_REFUSED', message, {}, [
    { field: 'username', code: 'refused' },
    { field: 'password', code: 'refused' },
  ]);
}
