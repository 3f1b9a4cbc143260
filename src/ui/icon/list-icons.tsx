/** Icons of what lists have at first sight: their order, and what can be done with them. See `icon.tsx`. */
import { ArrowDown, ArrowUp, Download, Ellipsis, RefreshCw } from 'lucide';
import { icon } from './make-icon.ts';

export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp);
export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDown);
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis);
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw);
export const DownloadIcon = /* @__PURE__ */ icon(Download);
