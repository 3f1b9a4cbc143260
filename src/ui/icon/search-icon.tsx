/** Apart from the others, because every search field has it and few have those. See `icon.tsx`. */
import { Search } from 'lucide-react';
import { icon } from './make-icon.tsx';

export const SearchIcon = /* @__PURE__ */ icon(Search);
