import { defineCatalogue, type Translate } from '../../host/messages.ts';
import en from './form-messages.en.json';

/** What the form says beside the fields’ names, which are in `billing-messages.en.json`. */
export const formMessages = defineCatalogue({ namespace: 'billing-form', en });

export type FormTranslate = Translate<typeof en>;

/** What a field tells somebody before they fill it in, where its name does not say it. */
export const hasHint = (field: string): field is keyof typeof en.hints => Object.hasOwn(en.hints, field);
