/** Apart from the others, because notices and search fields have them and few of those have rows. See `icon.tsx`. */
import { Info, Search } from 'lucide';
import { icon } from './make-icon.ts';

export const InfoIcon = /* @__PURE__ */ icon(Info);
export const SearchIcon = /* @__PURE__ */ icon(Search);
