/** Scripts of the library that people wrote: a task can have them, and this server keeps them without executing them. */
import type { ParameterKind } from '../../../src/parameters/parameter-kinds.ts';
import type { ScriptBody } from '../../../src/scripting/library/contract.ts';
import { builtInLanguage } from '../../../src/scripting/library/script-terms.ts';
import type { TaskScript } from '../../../src/tasks/contract.ts';
import { sortKey } from '../database/names.ts';
import type { Database } from '../database/open-database.ts';
import { storedScript } from '../database/schema.ts';
import type { DeviceRow } from '../plans/plan-rows.ts';
import { listedScripts } from './scripts.ts';

export type OwnScripts = ReadonlyMap<string, ScriptBody>;

/** What is built into the agent, by id: it is given what was chosen. */
export async function builtInScripts(database: Database): Promise<ReadonlyMap<string, BuiltInScript>> {
  const { id, content, parameterKind } = storedScript;
  const rows = await database.select({ id, content, parameterKind }).from(storedScript);
  return new Map(
    rows.flatMap((row) =>
      row.parameterKind ? [[row.id, { name: row.content.name, content: row.content, kind: row.parameterKind }]] : [],
    ),
  );
}

export interface BuiltInScript {
  readonly name: string;
  readonly content: ScriptBody;
  readonly kind: ParameterKind;
}

/** By id. */
export async function ownScripts(database: Database): Promise<OwnScripts> {
  const { id, content } = storedScript;
  const rows = await database.select({ id, content }).from(storedScript);
  return new Map(rows.filter((row) => row.content.language !== builtInLanguage).map((row) => [row.id, row.content]));
}

/** All that a task can have, by name. */
export async function taskScripts(database: Database): Promise<TaskScript[]> {
  const own = [...(await ownScripts(database))].map(
    ([id, { name, description, language, parameters }]): TaskScript => ({
      id,
      name,
      description,
      language,
      parameters,
    }),
  );
  const builtIn = [...(await builtInScripts(database))].map(
    ([
      id,
      {
        name,
        content: { description, language, parameters },
        kind,
      },
    ]): TaskScript => ({
      id,
      name,
      description,
      language,
      parameters,
      parameterKind: kind,
    }),
  );
  return [...listedScripts(), ...own, ...builtIn].toSorted((one, other) =>
    sortKey(one.name) < sortKey(other.name) ? -1 : 1,
  );
}

/** As the device's class says: `WINDOWS_SERVER`, `MAC`. */
export const runsOn = ({ operatingSystems, deviceType }: ScriptBody, { nodeClass }: DeviceRow): boolean =>
  operatingSystems.some((system) => nodeClass.startsWith(system)) &&
  (deviceType === null || nodeClass.endsWith('SERVER') === (deviceType === 'SERVER'));
