import { defineCatalogue } from '../../host/messages.ts';
import en from './history-messages.en.json';

export const historyMessages = defineCatalogue({ namespace: 'tasks-history', en });

export type RunReasonKey = keyof (typeof en)['reasons'];
export const hasReasonText = (reason: string): reason is RunReasonKey => Object.hasOwn(en.reasons, reason);
