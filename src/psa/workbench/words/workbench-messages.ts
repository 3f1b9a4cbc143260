import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './workbench-messages.en.json';

const workbenchMessages = defineCatalogue({ namespace: 'psa-workbench', en });

/** The table of mapped organizations and what is done with it; texts of the specification are in `psa-messages.en.json`. */
export const useWorkbenchMessages = () => useMessages(workbenchMessages);
export type WorkbenchTranslate = ReturnType<typeof useWorkbenchMessages>;
