/** Whom an organization is reached by. Source: spec 002 §3.5 and §9. */
import { contact } from '../../directory/contract.ts';
import { listSlice } from '../list-slice.ts';

export const contactsSlice = listSlice({ name: 'contacts', section: '002 §3.5, §9', what: 'contact', entry: contact });
