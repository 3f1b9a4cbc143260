import { defineCatalogue } from '../../host/messages.ts';
import en from './library-messages.en.json';

/** The script library: its list, its scripts, their categories and templates. */
export const libraryMessages = defineCatalogue({ namespace: 'scripting-library', en });
