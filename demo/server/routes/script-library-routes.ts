/** The script library (spec 002 §2.9 and §3.5). */
import {
  createScript as createScriptCall,
  createScriptCategory,
  deleteScript as deleteScriptCall,
  deleteScriptCategory,
  listScriptCategories,
  listScripts as listScriptsCall,
  listScriptTemplates,
  readScript,
  renameScriptCategory,
  updateScript as updateScriptCall,
} from '../../../src/scripting/library/contract.ts';
import { versionIn } from '../http/if-match.ts';
import type { Session } from '../http/sessions.ts';
import { createCategory, deleteCategory, listCategories, renameCategory } from '../scripting/script-categories.ts';
import { scriptTemplates } from '../scripting/script-templates.ts';
import { asScript, createScript, deleteScript, findScript, listScripts, updateScript } from '../scripting/scripts.ts';
import type { Services } from './services.ts';

export function serveScriptLibrary({ calls, database, clock }: Services): void {
  const saving = ({ user }: Session) => ({ savedBy: user.name, savedAt: clock.now() });

  calls.implement(listScriptsCall, () => listScripts(database));
  calls.implement(readScript, async ({ params }) => asScript(await findScript(database, params.id)));
  calls.implement(listScriptTemplates, () => [...scriptTemplates]);

  calls.change(createScriptCall, ({ body, session, commit }) =>
    commit(() => createScript(database, body, saving(session))),
  );
  calls.change(updateScriptCall, ({ params, body, session, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => updateScript(database, params.id, body, { ...saving(session), edited }));
  });
  calls.change(deleteScriptCall, ({ params, commit }) => commit(() => deleteScript(database, params.id)));

  calls.implement(listScriptCategories, () => listCategories(database));
  calls.change(createScriptCategory, ({ body, commit }) => commit(() => createCategory(database, body.name)));
  calls.change(renameScriptCategory, ({ params, body, commit }) =>
    commit(() => renameCategory(database, params.id, body.name)),
  );
  calls.change(deleteScriptCategory, ({ params, commit }) => commit(() => deleteCategory(database, params.id)));
}
