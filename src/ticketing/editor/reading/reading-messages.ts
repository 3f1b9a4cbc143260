import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './reading-messages.en.json';

const readingMessages = defineCatalogue({ namespace: 'ticketing-editor-reading', en });

export const useReadingMessages = () => useMessages(readingMessages);
