/**
 * What scripts can be: their languages with the systems that run them, and what they run as. Source: spec 002 §3.5 and §9.
 * The document shows no constants but `system`; those here are what consoles of its kind call them.
 */

export const operatingSystems = ['WINDOWS', 'MAC', 'LINUX'] as const;
export type OperatingSystem = (typeof operatingSystems)[number];

export const architectures = ['X86', 'X64', 'ARM64'] as const;
export type Architecture = (typeof architectures)[number];

/** Null on the wire: any device. */
export const deviceTypes = ['WORKSTATION', 'SERVER'] as const;
export type DeviceType = (typeof deviceTypes)[number];

export { type ScriptAccount, scriptAccounts } from '../../console/scripting/script-accounts.ts';

/** Languages that scripts are written in, with the systems that have an interpreter for them. */
export const scriptLanguages = {
  powershell: { extension: 'ps1', runsOn: ['WINDOWS', 'MAC', 'LINUX'] },
  batchfile: { extension: 'bat', runsOn: ['WINDOWS'] },
  vbscript: { extension: 'vbs', runsOn: ['WINDOWS'] },
  javascript: { extension: 'js', runsOn: ['WINDOWS'] },
  sh: { extension: 'sh', runsOn: ['MAC', 'LINUX'] },
  python: { extension: 'py', runsOn: ['WINDOWS', 'MAC', 'LINUX'] },
} as const satisfies Record<string, { extension: string; runsOn: readonly OperatingSystem[] }>;
export type ScriptLanguage = keyof typeof scriptLanguages;
export const scriptLanguageNames = Object.keys(scriptLanguages) as ScriptLanguage[];

/** Of a built-in script: the agent does it itself, and there is no code to be edited. */
export const builtInLanguage = 'native';

/** What built-in scripts are given; the kinds of the parameter pickers. */
export { type ParameterKind, parameterKinds } from '../../parameters/parameter-kinds.ts';

export const isOfLanguage = (language: string): language is ScriptLanguage => Object.hasOwn(scriptLanguages, language);

/** Systems that a script of this language can run on; all where the language is not known. */
export const systemsOf = (language: string): readonly OperatingSystem[] =>
  isOfLanguage(language) ? scriptLanguages[language].runsOn : operatingSystems;

export const scriptLimits = {
  name: 50,
  description: 250,
  category: 50,
  categories: 20,
  scriptParam: 1000,
  /** Characters of a script. */
  code: 200_000,
} as const;
