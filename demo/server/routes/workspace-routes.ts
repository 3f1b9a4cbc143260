/** What an administrator defines for all of the console (spec 002 §2.9). */
import {
  createCustomField as createCustomFieldCall,
  deleteCustomField as deleteCustomFieldCall,
  listCustomFields as listCustomFieldsCall,
  readCustomFieldUse,
  updateCustomField as updateCustomFieldCall,
} from '../../../src/workspace/custom-fields/contract.ts';
import { versionIn } from '../http/if-match.ts';
import {
  createCustomField,
  customFieldUse,
  deleteCustomField,
  listCustomFields,
  updateCustomField,
} from '../workspace/custom-fields.ts';
import { serveActivity } from './activity-routes.ts';
import type { Services } from './services.ts';

export function serveWorkspace(services: Services): void {
  serveActivity(services);
  const { calls, database } = services;
  calls.implement(listCustomFieldsCall, ({ query }) => listCustomFields(database, query));
  calls.implement(readCustomFieldUse, ({ params }) => customFieldUse(database, params.id));

  calls.change(createCustomFieldCall, ({ body, commit }) => commit(() => createCustomField(database, body)));

  calls.change(updateCustomFieldCall, ({ params, body, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => updateCustomField(database, params.id, body, edited));
  });

  calls.change(deleteCustomFieldCall, ({ params, commit }) => commit(() => deleteCustomField(database, params.id)));
}
