import { defineCatalogue } from '../host/messages.ts';
import { useMessages } from '../host/use-host.ts';
import en from './messages.en.json';

const parameterMessages = defineCatalogue({ namespace: 'scripting-parameters', en });

export function useParameterMessages() {
  return useMessages(parameterMessages);
}
