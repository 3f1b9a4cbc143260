import { defineCatalogue, type Translate } from '../../host/messages.ts';
import en from './companies-messages.en.json';

export const companiesMessages = defineCatalogue({ namespace: 'psa-companies', en });

export type CompaniesTranslate = Translate<typeof en>;
