/** Connections, refreshes, device data sync attributes and help desk options of both providers. */
import { connectionCalls } from '../../../../src/psa/connection-contract.ts';
import { type Provider, providers } from '../../../../src/psa/psa-terms.ts';
import { attributeTables } from '../../../../src/psa/sync/sync-attributes.ts';
import { Refusal } from '../../http/refusal.ts';
import { ProviderError } from '../../psa/provider-client.ts';
import { readProviderPassword, writeProviderPassword } from '../../psa/provider-password.ts';
import { type PsaSettings, readPsaSetting, writePsaSetting } from '../../psa/psa-settings.ts';
import type { Services } from '../services.ts';

export function serveConnections({ calls, database, secrets, clock, psa: { integrations } }: Services): void {
  for (const provider of providers) serve(provider);

  function serve(provider: Provider): void {
    const { client } = integrations[provider];
    const of = connectionCalls[provider];
    const required: readonly string[] = attributeTables[provider].required;

    calls.implement(of.readConnection, async () =>
      asConnection(
        await readPsaSetting(database, provider, 'connection'),
        await readProviderPassword(secrets, provider),
      ),
    );
    calls.change(
      of.saveConnection,
      async ({ body, session, commit }) => {
        const before = await readPsaSetting(database, provider, 'connection');
        const next = {
          enabled: body.enabled,
          username: body.username,
          version: (before.version ?? 1) + 1,
          savedBy: session.user.name,
          savedAt: clock.now(),
        };
        const typed = body.password ?? '';
        const password = typed || (await readProviderPassword(secrets, provider));
        if (next.enabled) await client.check({ username: next.username, password }).catch(refused);
        return commit(() => ({
          writes: [
            writePsaSetting(database, provider, 'connection', next),
            ...writeProviderPassword(secrets, provider, typed),
          ],
          answer: asConnection(next, password),
        }));
      },
      // The answer is kept with a mark of the body, from which nobody can try passwords.
      { identity: ({ password, ...body }) => ({ ...body, ...(password && secrets.marked({ password })) }) },
    );

    calls.implement(of.readRefresh, async () => ({
      lastRefresh: await readPsaSetting(database, provider, 'lastRefresh'),
    }));
    calls.change(of.refreshProvider, async ({ commit }) => {
      const now = Date.now();
      // Asked before it is the change's turn: others do not wait for the provider.
      const writes = await integrations[provider].refresh(now);
      return integrations[provider].previews.after(commit(() => ({ writes, answer: { lastRefresh: now } })));
    });

    const answer = async () => {
      const { attributes, questions, syncNodes } = await readPsaSetting(database, provider, 'attributes');
      return { requiredAttributes: [...required], attributes, questions, syncNodes };
    };
    calls.implement(of.readSyncAttributes, answer);
    calls.change(of.saveSyncAttributes, async ({ body, commit }) => {
      const before = await readPsaSetting(database, provider, 'attributes');
      const next = {
        attributes: known(body.attributes, attributeTables[provider].optional),
        questions: known(body.questions ?? before.questions, attributeTables[provider].questions),
        syncNodes: body.syncNodes ?? before.syncNodes,
      };
      return commit(() => ({
        writes: [writePsaSetting(database, provider, 'attributes', next)],
        answer: { requiredAttributes: [...required], ...next },
      }));
    });

    calls.implement(of.readHelpDesk, async () => options(await readPsaSetting(database, provider, 'helpDesk')));
    calls.change(of.saveHelpDesk, async ({ body, commit }) => {
      const embedHelpRequestImagesInTickets = body.embedHelpRequestImagesInTickets ?? false;
      const value = { createContact: body.createContact, embedHelpRequestImagesInTickets };
      return commit(() => ({
        writes: [writePsaSetting(database, provider, 'helpDesk', value)],
        answer: options(value),
      }));
    });

    /** The second provider has one option more. */
    function options({ createContact, embedHelpRequestImagesInTickets }: PsaSettings['helpDesk']) {
      return provider === 'psaat' ? { createContact, embedHelpRequestImagesInTickets } : { createContact };
    }
  }
}

/** Without the password: nobody is told it. */
const asConnection = ({ enabled, username }: PsaSettings['connection'], password: string) => ({
  enabled,
  username,
  hasPassword: password !== '',
});

/** Required ones go without saying. */
const known = (names: readonly string[], table: readonly string[]) => table.filter((name) => names.includes(name));

function refused(error: unknown): never {
  if (!(error instanceof ProviderError) || error.providerStatus !== 401) throw error;
  throw new Refusal(400, 'CREDENTIALS_REFUSED', 'The provider doesn’t accept these credentials.', {}, [
    { field: 'password', code: 'invalid' },
  ]);
}
