/** Drawings of the jobs. See `../../ui/icon/icon.tsx`. */

import { Ban, ListChecks } from 'lucide';
import { HistoryIcon, type IconComponent } from '../../ui/icon/icon.tsx';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../../ui/icon/later-icons.tsx';
import { RefreshIcon } from '../../ui/icon/list-icons.tsx';
import { icon } from '../../ui/icon/make-icon.ts';
import type { ShownState } from './job-view-types.ts';

export const CanceledIcon = /* @__PURE__ */ icon(Ban);
export const JobsIcon = /* @__PURE__ */ icon(ListChecks);

export const stateIcons: Readonly<Record<ShownState, IconComponent>> = {
  preparing: HistoryIcon,
  processing: RefreshIcon,
  completed: SuccessIcon,
  'all-skipped': WarningIcon,
  'completed-with-warnings': WarningIcon,
  failed: ErrorIcon,
  canceled: CanceledIcon,
  gone: CanceledIcon,
};

export const stateTones = {
  preparing: 'accent',
  processing: 'accent',
  completed: 'success',
  'all-skipped': 'warning',
  'completed-with-warnings': 'warning',
  failed: 'danger',
  canceled: 'warning',
  gone: 'warning',
} as const satisfies Record<ShownState, string>;
