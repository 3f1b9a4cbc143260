/**
 * The calls of the script library. Source: spec 002 §2.9 and §3.5; it shows none of their paths, which follow their
 * neighbours. Whether a script may be saved is told by `script-rules.ts`, not by these shapes.
 */
import * as z from 'zod/mini';
import { script, scriptCategory, scriptParameters } from '../../console/scripting/script-shape.ts';
import { endpoint } from '../../host/http/endpoint.ts';
import { identifier, instant, nothing, pathIdentifier } from '../../host/http/wire.ts';
import { architectures, deviceTypes, operatingSystems, parameterKinds, scriptAccounts } from './script-terms.ts';

/** How long it may be is told by the rules. */
const text = z.string().check(z.maxLength(10_000));
const code = z.string().check(z.maxLength(1_000_000));
const byId = z.object({ id: pathIdentifier });

/** What is sent. */
export const scriptBody = z.object({
  name: text,
  description: text,
  language: text,
  operatingSystems: z.array(z.enum(operatingSystems)).check(z.maxLength(10)),
  /** None: any. */
  architectures: z.array(z.enum(architectures)).check(z.maxLength(10)),
  /** Ids of categories. */
  categories: z.array(identifier).check(z.maxLength(1000)),
  deviceType: z.nullable(z.enum(deviceTypes)),
  parameters: z.object({ ...scriptParameters.shape, runAs: z.enum(scriptAccounts) }),
  code,
});
export type ScriptBody = z.output<typeof scriptBody>;

/** A script whole. */
export const storedScript = z.object({
  ...script.shape,
  description: z.string(),
  /** Empty where it is built in. */
  code: z.string(),
  /** What a built-in script is given. */
  parameterKind: z.nullish(z.enum(parameterKinds)),
  /** Another one with every save, and what `If-Match` names: of an older one the answer is 412, and nothing is saved. */
  version: identifier,
  savedBy: z.nullish(z.string()),
  savedAt: z.nullish(instant),
});
export type StoredScript = z.output<typeof storedScript>;

export const listScripts = endpoint({
  name: 'listScripts',
  summary: 'Scripts by name, those that are built in included, without their code',
  method: 'GET',
  path: '/scripting/scripts',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(script),
  source: 'not shown',
});

export const readScript = endpoint({
  name: 'readScript',
  summary: 'A script with its code',
  method: 'GET',
  path: '/scripting/scripts/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: storedScript,
  source: 'not shown',
});

export const createScript = endpoint({
  name: 'createScript',
  summary: 'Creates a script under an id of 10 characters that the client has made',
  method: 'POST',
  path: '/scripting/scripts',
  params: nothing,
  query: nothing,
  body: z.object({ ...scriptBody.shape, id: identifier }),
  response: storedScript,
  source: 'not shown',
});

export const updateScript = endpoint({
  name: 'updateScript',
  summary: 'Saves a script; If-Match names the version that was edited',
  method: 'PUT',
  path: '/scripting/scripts/{id}',
  params: byId,
  query: nothing,
  body: scriptBody,
  response: storedScript,
  source: 'not shown',
});

export const deleteScript = endpoint({
  name: 'deleteScript',
  summary: 'Deletes a script that is not built in',
  method: 'DELETE',
  path: '/scripting/scripts/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: z.object({ resultCode: z.nullish(z.string()) }),
  source: 'not shown',
});

export const listScriptCategories = endpoint({
  name: 'listScriptCategories',
  summary: 'Categories of scripts by name',
  method: 'GET',
  path: '/scripting/categories',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(scriptCategory),
  source: 'not shown',
});

const categoryBody = z.object({ name: text });

export const createScriptCategory = endpoint({
  name: 'createScriptCategory',
  summary: 'Creates a category of scripts',
  method: 'POST',
  path: '/scripting/categories',
  params: nothing,
  query: nothing,
  body: categoryBody,
  response: scriptCategory,
  source: 'not shown',
});

export const renameScriptCategory = endpoint({
  name: 'renameScriptCategory',
  summary: 'Renames a category of scripts',
  method: 'PUT',
  path: '/scripting/categories/{id}',
  params: byId,
  query: nothing,
  body: categoryBody,
  response: scriptCategory,
  source: 'not shown',
});

export const deleteScriptCategory = endpoint({
  name: 'deleteScriptCategory',
  summary: 'Deletes a category; its scripts stay, without it',
  method: 'DELETE',
  path: '/scripting/categories/{id}',
  params: byId,
  query: nothing,
  body: nothing,
  response: z.object({ resultCode: z.nullish(z.string()) }),
  source: 'not shown',
});

export const scriptTemplate = z.object({
  uid: identifier,
  name: z.string(),
  description: z.string(),
  language: z.string(),
  operatingSystems: z.array(z.enum(operatingSystems)),
  architectures: z.array(z.enum(architectures)),
  deviceType: z.nullable(z.enum(deviceTypes)),
  parameters: scriptParameters,
  code: z.string(),
});
export type ScriptTemplate = z.output<typeof scriptTemplate>;

export const listScriptTemplates = endpoint({
  name: 'listScriptTemplates',
  summary: 'Scripts to start from, by name',
  method: 'GET',
  path: '/scripting/templates',
  params: nothing,
  query: nothing,
  body: nothing,
  response: z.array(scriptTemplate),
  source: 'not shown',
});

/** Saving an older version than the one that is there. The answer is 412, and nothing is saved. */
export const scriptOutdated = 'OUTDATED';
/** Changing or deleting a script that is built in. The answer is 409. */
export const scriptBuiltIn = 'BUILT_IN';

export const scriptLibraryEndpoints = [
  listScripts,
  readScript,
  createScript,
  updateScript,
  deleteScript,
  listScriptCategories,
  createScriptCategory,
  renameScriptCategory,
  deleteScriptCategory,
  listScriptTemplates,
] as const;
