/** What an administrator defines for all of the console (spec 002 §2.9). */
import {
  createCustomField as createCustomFieldCall,
  deleteCustomField as deleteCustomFieldCall,
  listCustomFields as listCustomFieldsCall,
  readCustomFieldUse,
  updateCustomField as updateCustomFieldCall,
} from '../../../src/workspace/custom-fields/contract.ts';
import {
  readCustomFieldValues,
  saveCustomFieldValues as saveCustomFieldValuesCall,
} from '../../../src/workspace/custom-fields/values/values-contract.ts';
import {
  completeGettingStartedStep,
  dismissGettingStarted,
  readGettingStarted as readGettingStartedCall,
} from '../../../src/workspace/getting-started/contract.ts';
import { versionIn } from '../http/if-match.ts';
import { readFieldValues, saveFieldValues } from '../workspace/custom-field-values.ts';
import {
  createCustomField,
  customFieldUse,
  deleteCustomField,
  listCustomFields,
  updateCustomField,
} from '../workspace/custom-fields.ts';
import { completeStep, readGettingStarted, setDismissed } from '../workspace/getting-started.ts';
import type { Services } from './services.ts';

export function serveWorkspace({ calls, database, clock }: Services): void {
  calls.implement(listCustomFieldsCall, ({ query }) => listCustomFields(database, query));
  calls.implement(readCustomFieldUse, ({ params }) => customFieldUse(database, params.id));

  calls.implement(readCustomFieldValues, ({ params }) => readFieldValues(database, params));
  calls.change(saveCustomFieldValuesCall, ({ params, body, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => saveFieldValues(database, params, body.values, edited));
  });

  calls.change(createCustomFieldCall, ({ body, commit }) => commit(() => createCustomField(database, body)));

  calls.change(updateCustomFieldCall, ({ params, body, context, commit }) => {
    const edited = versionIn(context.req.header('if-match'));
    return commit(() => updateCustomField(database, params.id, body, edited));
  });

  calls.change(deleteCustomFieldCall, ({ params, commit }) => commit(() => deleteCustomField(database, params.id)));

  calls.implement(readGettingStartedCall, ({ session }) => readGettingStarted(database, session.user.id, clock.now()));

  calls.change(completeGettingStartedStep, ({ params, session, commit }) =>
    commit(() => completeStep(database, session.user.id, params.step, clock.now())),
  );

  calls.change(dismissGettingStarted, ({ body, session, commit }) =>
    commit(() => setDismissed(database, session.user.id, body.dismissed, clock.now())),
  );
}
