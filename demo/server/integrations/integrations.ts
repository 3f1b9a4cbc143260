/** Integrations, changed by the console's own transitions: what they refuse, the server refuses. Source: spec 002 §3.3, §3.5 and §4. */
import { eq } from 'drizzle-orm';
import { IllegalTransition } from '../../../src/console/illegal-transition.ts';
import { browserManagementSlice } from '../../../src/console/integrations/browser-management-slice.ts';
import {
  connectionsSlice,
  type TicketingType,
  ticketingTypes,
} from '../../../src/console/integrations/connections-slice.ts';
import { identityProviderSlice } from '../../../src/console/integrations/identity-provider-slice.ts';
import { remoteSupportSlice } from '../../../src/console/integrations/remote-support-slice.ts';
import type { AnySlice } from '../../../src/console/slice.ts';
import { nextState } from '../../../src/console/store/next-state.ts';
import { integrationIssues } from '../../../src/integrations/connections/integration-rules.ts';
import {
  connectionOf,
  connectionsIn,
  settingChanges,
  settingOf,
} from '../../../src/integrations/connections/integration-slices.ts';
import { bodyValues } from '../../../src/integrations/connections/integration-wire.ts';
import {
  type Integration,
  type IntegrationBody,
  type IntegrationList,
  integrationOutdated,
} from '../../../src/integrations/contract.ts';
import {
  firstValues,
  type IntegrationKind,
  type IntegrationValues,
  integrationFields,
  isRemovable,
  type RemovableKind,
  secretNames,
} from '../../../src/integrations/integration-kinds.ts';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { rowId } from '../database/row-id.ts';
import { integration, supportConnection } from '../database/schema.ts';
import { requireValid } from '../http/form-refusal.ts';
import type { Change, Write } from '../http/keyed-changes.ts';
import { Refusal } from '../http/refusal.ts';
import { writeProviderPassword } from '../psa/provider-password.ts';
import { writePsaSetting } from '../psa/psa-settings.ts';
import {
  isProvider,
  readStored,
  type Stored,
  secretId,
  supportConnections,
  tellIntegrations,
  templateIds,
} from './integration-rows.ts';
import type { Secrets } from './secrets.ts';

const ticketingKey = 'ticketing-type';

export class IntegrationSettings {
  readonly #database: Database;
  readonly #secrets: Secrets;

  constructor(database: Database, secrets: Secrets) {
    this.#database = database;
    this.#secrets = secrets;
  }

  async list(isWhole: boolean): Promise<IntegrationList> {
    return this.#told(await readStored(this.#database, this.#secrets), await this.#ticketingType(), isWhole);
  }

  /** Within a change. `edited` is the version that somebody started from. */
  async save(
    kind: IntegrationKind,
    body: IntegrationBody,
    { by, at, edited }: { by: string; at: number; edited: string | undefined },
  ): Promise<Change<Integration>> {
    const all = await readStored(this.#database, this.#secrets);
    const before = named(all, kind);
    if (edited !== undefined && edited !== String(before.version)) throw outdated();
    const values = await this.checked(before, body);
    const stored = keptSecrets(before, values);
    await this.#allowed(kind, values, stored, all);
    const after: Stored = {
      kind,
      values: withoutSecrets(kind, values),
      stored,
      savedBy: by,
      savedAt: at,
      version: before.version + 1,
    };
    const next = all.map((one) => (one.kind === kind ? after : one));
    const [answer] = (await this.#told(next, null, true)).integrations.filter((one) => one.kind === kind);
    return { writes: this.#writes(after, values), answer: answer as Integration };
  }

  /** Within a change: its secrets go with it, and the ticketing type where ticketing goes through it. */
  async remove(kind: RemovableKind): Promise<Change<IntegrationList>> {
    const all = await readStored(this.#database, this.#secrets);
    const ticketingType = await this.#ticketingType();
    const state = { connections: connectionsIn(all), ticketingType };
    const { ticketingType: left } = legally(() => nextState(connectionsSlice, state, 'remove', [kind]));
    const version = named(all, kind).version + 1;
    const first: Stored = { kind, values: firstValues(kind), stored: [], savedBy: null, savedAt: null, version };
    const row = { kind, content: { ...first.values }, savedBy: null, savedAt: null, version };
    return {
      writes: [
        this.#put(row),
        this.#secrets.remove(...secretNames(kind).map((name) => secretId(kind, name))),
        writeSetting(this.#database, ticketingKey, left ?? ''),
      ],
      answer: await this.#told(
        all.map((one) => (one.kind === kind ? first : one)),
        left,
        true,
      ),
    };
  }

  /** Within a change. */
  async useForTicketing(kind: TicketingType): Promise<Change<IntegrationList>> {
    const all = await readStored(this.#database, this.#secrets);
    const state = { connections: connectionsIn(all), ticketingType: await this.#ticketingType() };
    const { ticketingType } = legally(() => nextState(connectionsSlice, state, 'useForTicketing', [kind]));
    return {
      writes: [writeSetting(this.#database, ticketingKey, ticketingType ?? '')],
      answer: await this.#told(all, ticketingType, true),
    };
  }

  /** Within a change. */
  async endConnection(id: string): Promise<Change<Integration>> {
    const all = await readStored(this.#database, this.#secrets);
    const connections = await supportConnections(this.#database);
    const state = { ...remoteSupportSlice.defaults, connections };
    const left = legally(() => nextState(remoteSupportSlice, state, 'disconnect', [id]), 404);
    const [told] = (await this.#told(all, null, true)).integrations.filter(({ kind }) => kind === 'remoteSupport');
    return {
      writes: [this.#database.delete(supportConnection).where(eq(supportConnection.id, rowId(id)))],
      answer: { ...(told as Integration), connections: [...left.connections] },
    };
  }

  /** What was sent, with its secrets; throws what is wrong with it, by the codes of its form. */
  async checked({ kind, stored }: Pick<Stored, 'kind' | 'stored'>, body: IntegrationBody): Promise<IntegrationValues> {
    const values = bodyValues(kind, body);
    const templates = await templateIds(this.#database);
    requireValid(integrationIssues(kind, values, { stored, hasTemplate: (id) => templates.has(id) }), {
      words: { defaultTicketTemplateId: { deleted: 'The ticket template doesn’t exist any more' } },
    });
    return values;
  }

  async one(kind: IntegrationKind): Promise<Stored> {
    return named(await readStored(this.#database, this.#secrets), kind);
  }

  /** By the transitions of its slice. */
  async #allowed(kind: IntegrationKind, values: IntegrationValues, stored: readonly string[], all: readonly Stored[]) {
    if (isRemovable(kind)) {
      const state = { connections: connectionsIn(all), ticketingType: await this.#ticketingType() };
      legally(() => nextState(connectionsSlice, state, 'configure', [kind, connectionOf(kind, values, stored)]));
    } else if (kind in settingSlices) {
      const name = kind as keyof typeof settingSlices;
      const slice: AnySlice = settingSlices[name];
      let state: unknown = settingOf(named(all, kind))[name]();
      for (const [transition, given] of settingChanges(kind, values))
        state = legally(() => nextState(slice, state, transition, [given] as never));
    } else if (!isProvider(kind)) {
      throw new Refusal(409, 'NOT_ALLOWED', 'The security provider can’t be registered here.');
    }
  }

  #writes({ kind, values, stored, savedBy, savedAt, version }: Stored, sent: IntegrationValues): Write[] {
    if (isProvider(kind)) {
      const next = {
        enabled: values.enabled === true,
        username: String(values.username),
        ...(savedBy !== null && { savedBy }),
        ...(savedAt !== null && { savedAt }),
        version,
      };
      return [
        writePsaSetting(this.#database, kind, 'connection', next),
        ...writeProviderPassword(this.#secrets, kind, String(sent.password)),
      ];
    }
    const typed = secretNames(kind).filter((name) => sent[name] !== '');
    const forgotten = secretNames(kind).filter((name) => !stored.includes(name));
    return [
      this.#put({ kind, content: { ...values }, savedBy, savedAt, version }),
      ...typed.map((name) => this.#secrets.write(secretId(kind, name), String(sent[name]))),
      ...(forgotten.length > 0 ? [this.#secrets.remove(...forgotten.map((name) => secretId(kind, name)))] : []),
    ];
  }

  #put(row: typeof integration.$inferInsert): Write {
    return this.#database.insert(integration).values(row).onConflictDoUpdate({ target: integration.kind, set: row });
  }

  async #told(all: readonly Stored[], ticketingType: TicketingType | null, isWhole: boolean): Promise<IntegrationList> {
    return { integrations: await tellIntegrations(this.#database, all, { isWhole }), ticketingType };
  }

  async #ticketingType(): Promise<TicketingType | null> {
    const kept = await readSetting(this.#database, ticketingKey);
    return ticketingTypes.find((one) => one === kept) ?? null;
  }
}

const settingSlices = {
  remoteSupport: remoteSupportSlice,
  identityProvider: identityProviderSlice,
  browserManagement: browserManagementSlice,
} as const;

/** Those that were there and still have a place, and those that were sent. */
function keptSecrets({ kind, stored }: Stored, values: IntegrationValues): string[] {
  const shown = integrationFields[kind].filter(({ type, isShown }) => type === 'secret' && isShown(values));
  return shown.map(({ name }) => name).filter((name) => stored.includes(name) || values[name] !== '');
}

const withoutSecrets = (kind: IntegrationKind, values: IntegrationValues): IntegrationValues => ({
  ...values,
  ...Object.fromEntries(secretNames(kind).map((name) => [name, ''])),
});

const named = (all: readonly Stored[], kind: IntegrationKind): Stored => all.find((one) => one.kind === kind) as Stored;

/** What the console could not do either. */
function legally<Next>(transition: () => Next, status: 409 | 404 = 409): Next {
  try {
    return transition();
  } catch (error) {
    throw error instanceof IllegalTransition ? refusals[status]() : error;
  }
}

const goesThrough =
  'Ticketing only goes through a connection that is turned on. Turn it on, or choose another one first.';
const refusals = {
  404: () => new Refusal(404, 'NOT_FOUND', 'The connection has already ended.'),
  409: () => new Refusal(409, 'NOT_ALLOWED', goesThrough),
} as const;

function outdated(): Refusal {
  const message = 'Somebody has saved this integration since you opened it. Nothing was overwritten.';
  return new Refusal(412, integrationOutdated, message);
}
