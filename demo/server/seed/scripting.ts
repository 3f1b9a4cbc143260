/** The script library at the first start: scripts of every language, and what is built in. */
import type { ScriptBody } from '../../../src/scripting/library/contract.ts';
import { builtInLanguage, type ParameterKind } from '../../../src/scripting/library/script-terms.ts';
import { newScriptValues } from '../../../src/scripting/library/script-values.ts';
import { sortKey } from '../database/names.ts';
import { type Database, readSetting, writeSetting } from '../database/open-database.ts';
import { storedScript, storedScriptCategory } from '../database/schema.ts';
import { scriptTemplates } from '../scripting/script-templates.ts';
import { columnsOf } from '../scripting/scripts.ts';

const categories = ['Maintenance', 'Monitoring', 'Network', 'Software'];

/** By the templates that they are of, with the categories that they are in. */
const ownScripts: readonly (readonly [string, readonly number[]])[] = [
  ['template-clear-temporary-files', [1]],
  ['template-flush-dns', [3]],
  ['template-free-disk-space', [1, 2]],
  ['template-installed-software', [4]],
  ['template-restart-service', [1]],
  ['template-uptime', [2]],
];

/** Source: spec 002 §9. */
const builtIn: readonly (readonly [string, string, ParameterKind, string])[] = [
  [
    'builtinDfr',
    'Defragment volumes',
    'defrag-volumes',
    'Optimizes the boot volume, all volumes, or boot and recovery volumes.',
  ],
  ['builtinMed', 'Removable media', 'media-state', 'Enables or disables removable storage.'],
  ['builtinSvc', 'Windows service', 'windows-service', 'Starts or stops a Windows service.'],
  ['builtinRst', 'System restore', 'system-restore', 'Turns System Restore on or off.'],
];

export async function seedScripting(database: Database): Promise<void> {
  if (await readSetting(database, 'scripting')) return;
  const saved = { version: 1, savedBy: '', savedAt: Date.now() };
  const own = ownScripts.flatMap(([uid, chosen], index) => {
    const template = scriptTemplates.find((one) => one.uid === uid);
    if (!template) return [];
    const { uid: _, ...rest } = template;
    const content = { ...rest, categories: chosen.map(String) } as ScriptBody;
    return [{ id: `firstscr0${index}`, uid, ...columnsOf(content), parameterKind: null, ...saved }];
  });
  const builtInRows = builtIn.map(([id, name, parameterKind, description]) => {
    const content: ScriptBody = { ...newScriptValues, name, description, language: builtInLanguage, categories: ['1'] };
    return { id, uid: `built-in-${parameterKind}`, ...columnsOf(content), parameterKind, ...saved };
  });
  await database.batch([
    database
      .insert(storedScriptCategory)
      .values(categories.map((name, index) => ({ id: index + 1, name, sortKey: sortKey(name) }))),
    database.insert(storedScript).values([...own, ...builtInRows]),
    writeSetting(database, 'scripting', 'written'),
  ]);
}
