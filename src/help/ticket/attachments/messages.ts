import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './messages.en.json';

const attachmentMessages = defineCatalogue({
  namespace: 'help-ticket-attachments',
  en,
});

export function useAttachmentMessages() {
  return useMessages(attachmentMessages);
}

export type TranslateAttachment = ReturnType<typeof useAttachmentMessages>;
