import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import en from './messages.en.json';

const variableMessages = defineCatalogue({ namespace: 'scripting-variables', en });

export function useVariableMessages() {
  return useMessages(variableMessages);
}
