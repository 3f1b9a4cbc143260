import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './messages.en.json';

export const scheduleEditorMessages = defineCatalogue({ namespace: 'schedule-editor', en });

export const useEditorMessages = () => useMessages(scheduleEditorMessages);
