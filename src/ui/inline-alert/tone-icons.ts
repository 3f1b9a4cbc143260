import { InfoIcon } from '../icon/common-icons.tsx';
import { ErrorIcon, SuccessIcon, WarningIcon } from '../icon/later-icons.tsx';

/** What a message is about to its reader: its colour and its icon. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const toneIcons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon } as const;
