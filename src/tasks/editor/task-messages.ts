import { defineCatalogue } from '../../host/messages.ts';
import en from './task-messages.en.json';

export const taskMessages = defineCatalogue({ namespace: 'tasks-editor', en });

/** Codes that have words here; a server may know others. */
export type TaskIssueKey = keyof (typeof en)['issues'];
export const hasIssueText = (code: string): code is TaskIssueKey => Object.hasOwn(en.issues, code);
