import type { ReactNode } from 'react';
import { InfoIcon, WarningIcon } from '../icon/icon.tsx';
import { CloseIcon, ErrorIcon, SuccessIcon } from '../icon/later-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useUiMessages } from '../messages.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './inline-alert.css';

export interface InlineAlertProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: string;
  children?: ReactNode;
  /** A small button, such as Retry. */
  action?: ReactNode;
  /** Gives it a close button. */
  onDismiss?: (() => void) | undefined;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon } as const;

/** What happened, where it happened. Warnings and failures interrupt a screen reader, the others wait. */
export function InlineAlert({ tone = 'info', title, children, action, onDismiss }: InlineAlertProps) {
  useThemedStyles(css);
  const t = useUiMessages();
  const Icon = icons[tone];
  return (
    <div
      className={`inline-alert inline-alert-${tone}`}
      part={`alert alert-${tone}`}
      role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}
    >
      <Icon />
      <div className="inline-alert-content">
        <div className="inline-alert-text">
          {title !== undefined && <span className="inline-alert-title">{title}</span>}
          {children}
        </div>
        {action}
      </div>
      {onDismiss && <IconButton icon={CloseIcon} label={t('close')} onClick={onDismiss} />}
    </div>
  );
}
