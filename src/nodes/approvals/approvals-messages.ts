import { defineCatalogue } from '../../host/messages.ts';
import en from './approvals-messages.en.json';

export const approvalsMessages = defineCatalogue({ namespace: 'nodes-approvals', en });
