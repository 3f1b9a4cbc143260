/**
 * What automations and response templates do: everything that the editor, the validation, the sentence, the dry run and
 * the server know of an action stands in its entry. In the order of the document. Source: spec 001 §3.5 to §3.7.
 */
import type { AutomationType } from '../terms/automation.ts';
import type { ActionKind } from './action-kind.ts';
import { addCcList, addTags, removeTags, setCcList, setTags } from './list-actions.ts';
import { sendEmail, sendTemplateEmail } from './mail-actions.ts';
import { addComment, addTime, sendNotification } from './note-actions.ts';
import { updateAttributes, updateTicket } from './ticket-actions.ts';

export const ACTIONS = {
  add_tags: addTags,
  set_tags: setTags,
  remove_tags: removeTags,
  ticket: updateTicket,
  attributes: updateAttributes,
  add_cc_list: addCcList,
  set_cc_list: setCcList,
  ADD_TICKET_COMMENT: addComment,
  TICKET_LOG_ENTRY_TIME_TRACKER: addTime,
  SEND_NOTIFICATION: sendNotification,
  SEND_EMAIL: sendEmail,
  SEND_TEMPLATE_EMAIL: sendTemplateEmail,
} as const satisfies Record<string, ActionKind>;

export type ActionField = keyof typeof ACTIONS;

export const isActionField = (field: string): field is ActionField => Object.hasOwn(ACTIONS, field);

/** Undefined where nobody knows it. */
export const actionOf = (field: string): ActionKind | undefined => (isActionField(field) ? ACTIONS[field] : undefined);

/** In the order of the document. */
export function actionsFor(type: AutomationType): readonly ActionField[] {
  return (Object.keys(ACTIONS) as ActionField[]).filter((field) => ACTIONS[field].types.includes(type));
}
