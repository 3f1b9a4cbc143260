import { defineCatalogue } from '../../host/messages.ts';
import en from './sparkline-messages.en.json';

export const sparklineMessages = defineCatalogue({ namespace: 'ui-sparkline', en });
