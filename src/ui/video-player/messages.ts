import { defineCatalogue } from '../../host/messages.ts';
import en from './messages.en.json';

export const videoPlayerMessages = defineCatalogue({
  namespace: 'video-player',
  en,
});
