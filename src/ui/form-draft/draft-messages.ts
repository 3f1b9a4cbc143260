import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './draft-messages.en.json';

const draftMessages = defineCatalogue({ namespace: 'ui-form-draft', en });

export const useDraftMessages = () => useMessages(draftMessages);
