import { defineCatalogue } from '../../../host/messages.ts';
import { useMessages } from '../../../host/use-host.ts';
import en from './messages.en.json';

const noticeMessages = defineCatalogue({
  namespace: 'help-ticket-notices',
  en,
});

export function useNoticeMessages() {
  return useMessages(noticeMessages);
}

export type TranslateNotice = ReturnType<typeof useNoticeMessages>;
