/** What is stored of integrations, and what is told of it. What the PSA providers have beside a password is in their settings. */
import { eq } from 'drizzle-orm';
import type { SupportConnection } from '../../../src/console/integrations/remote-support-slice.ts';
import { integrationIssues } from '../../../src/integrations/connections/integration-rules.ts';
import { stateOf } from '../../../src/integrations/connections/integration-state.ts';
import type { Integration } from '../../../src/integrations/contract.ts';
import {
  firstValues,
  type IntegrationKind,
  type IntegrationValues,
  integrationFields,
  integrationKinds,
  readValues,
  secretNames,
} from '../../../src/integrations/integration-kinds.ts';
import type { Database } from '../database/open-database.ts';
import { emailTemplate, integration, supportConnection } from '../database/schema.ts';
import { readPsaSetting } from '../psa/psa-settings.ts';
import type { Secrets } from './secrets.ts';

/** One as it is stored. */
export interface Stored {
  kind: IntegrationKind;
  values: IntegrationValues;
  /** Names of secrets. */
  stored: string[];
  savedBy: string | null;
  savedAt: number | null;
  version: number;
}

export const secretId = (kind: IntegrationKind, name: string): string => `integration ${kind} ${name}`;

export const isProvider = (kind: IntegrationKind): kind is 'psacw' | 'psaat' => kind === 'psacw' || kind === 'psaat';

export async function readStored(database: Database, secrets: Secrets): Promise<Stored[]> {
  const [rows, known] = await Promise.all([database.select().from(integration), secrets.known('integration ')]);
  const byKind = new Map(rows.map((row) => [row.kind, row]));
  return Promise.all(
    integrationKinds.map(async (kind) => {
      if (isProvider(kind)) return storedProvider(database, kind, known.has(secretId(kind, 'password')));
      const { content = firstValues(kind), savedBy = null, savedAt = null, version = 1 } = byKind.get(kind) ?? {};
      const stored = secretNames(kind).filter((name) => known.has(secretId(kind, name)));
      return { kind, values: readValues(kind, content), stored, savedBy, savedAt, version };
    }),
  );
}

async function storedProvider(database: Database, kind: 'psacw' | 'psaat', hasPassword: boolean): Promise<Stored> {
  const setting = await readPsaSetting(database, kind, 'connection');
  const { enabled, username, version = 1, savedBy = null, savedAt = null } = setting;
  return {
    kind,
    values: { enabled, username, password: '' },
    stored: hasPassword ? ['password'] : [],
    savedBy,
    savedAt,
    version,
  };
}

/** What is told of them; whoever may not manage them hears only what is switched. */
export async function tellIntegrations(
  database: Database,
  all: readonly Stored[],
  { isWhole }: { isWhole: boolean },
): Promise<Integration[]> {
  const [templates, connections] = await Promise.all([templateIds(database), supportConnections(database)]);
  return all.map(({ kind, values, stored, savedBy, savedAt, version }) => {
    const facts = { stored, hasTemplate: (id: string) => templates.has(id) };
    const problems = integrationIssues(kind, values, facts).map(({ path, code }) => ({ path, code }));
    const told = {
      kind,
      values: toldValues(kind, values),
      stored,
      problems,
      savedBy,
      savedAt,
      version: String(version),
      ...(kind === 'remoteSupport' && { connections }),
    };
    const state = stateOf(told);
    if (isWhole) return { ...told, state };
    const { connections: _, ...rest } = told;
    return { ...rest, state, values: switches(values), stored: [], problems: [] };
  });
}

/** A secret is no value, not even an empty one. */
const toldValues = (kind: IntegrationKind, values: IntegrationValues): Record<string, string | boolean> =>
  Object.fromEntries(
    integrationFields[kind].flatMap(({ name, type }) => (type === 'secret' ? [] : [[name, values[name] ?? '']])),
  );

const switches = (values: IntegrationValues): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'boolean' ? [[name, value]] : [])),
  );

export async function templateIds(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: emailTemplate.id })
    .from(emailTemplate)
    .where(eq(emailTemplate.deleted, false));
  return new Set(rows.map(({ id }) => String(id)));
}

export async function supportConnections(database: Database): Promise<SupportConnection[]> {
  const rows = await database.select().from(supportConnection).orderBy(supportConnection.connectedSince);
  return rows.map(({ id, ...row }) => ({ ...row, id: String(id) }));
}
