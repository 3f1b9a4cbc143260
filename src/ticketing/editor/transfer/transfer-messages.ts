import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './transfer-messages.en.json';

const transferMessages = defineCatalogue({ namespace: 'ticketing-editor-transfer', en });

export const useTransferMessages = () => useMessages(transferMessages);
