/** A script as its form has it: from the server, of a template, of another one, or new. */
import { cutName } from '../../base/copied-name.ts';
import { defaultScriptParameters } from '../../console/scripting/script-shape.ts';
import type { ScriptBody, ScriptTemplate, StoredScript } from './contract.ts';
import {
  type Architecture,
  architectures,
  type DeviceType,
  deviceTypes,
  type OperatingSystem,
  operatingSystems,
  type ScriptAccount,
  scriptAccounts,
  scriptLimits,
  systemsOf,
} from './script-terms.ts';

export type ScriptValues = ScriptBody;

export const newScriptValues: ScriptValues = {
  name: '',
  description: '',
  language: 'powershell',
  operatingSystems: ['WINDOWS'],
  architectures: [],
  categories: [],
  deviceType: null,
  parameters: { ...defaultScriptParameters, runAs: 'system' },
  code: '',
};

type Given = Omit<StoredScript, 'id' | 'uid' | 'version' | 'savedBy' | 'savedAt' | 'parameterKind'>;

/** Constants that are not known here are left out: the form could not show them, and saving would refuse them. */
export function scriptValues(given: Given): ScriptValues {
  const { name, description, language, categories, code } = given;
  return {
    name,
    description,
    language,
    code,
    categories,
    operatingSystems: known(operatingSystems, given.operatingSystems) as OperatingSystem[],
    architectures: known(architectures, given.architectures) as Architecture[],
    deviceType: (known(deviceTypes, [given.deviceType ?? ''])[0] ?? null) as DeviceType | null,
    parameters: {
      runAs: (known(scriptAccounts, [given.parameters.runAs])[0] ?? 'system') as ScriptAccount,
      scriptParam: given.parameters.scriptParam,
    },
  };
}

export const valuesOfTemplate = (template: ScriptTemplate): ScriptValues =>
  scriptValues({ ...template, categories: [] });

/** @param copied says it in the reader’s language; a name that is too long is cut, not the words behind it */
export function valuesOfCopy(script: StoredScript, copied: (name: string) => string): ScriptValues {
  const room = scriptLimits.name - copied('').length;
  return { ...scriptValues(script), name: copied(cutName(script.name, room)) };
}

/** Another language may run on other systems: those that it can’t run on are gone, and where none is left it has all. */
export function withLanguage(values: ScriptValues, language: string): ScriptValues {
  const possible = systemsOf(language);
  const kept = values.operatingSystems.filter((system) => possible.includes(system));
  return { ...values, language, operatingSystems: kept.length > 0 ? kept : [...possible] };
}

/** As it is sent. */
export const trimmedScript = (values: ScriptValues): ScriptValues => ({
  ...values,
  name: values.name.trim(),
  description: values.description.trim(),
});

const known = (choices: readonly string[], given: readonly string[]): string[] =>
  choices.filter((choice) => given.includes(choice));
