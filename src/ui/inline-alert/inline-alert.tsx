import type { ReactNode } from 'react';
import { CloseIcon } from '../icon/later-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useUiMessages } from '../messages.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './inline-alert.css';
import { type Tone, toneIcons } from './tone-icons.ts';

export interface InlineAlertProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** A small button, such as Retry. */
  action?: ReactNode;
  /** Gives it a close button. */
  onDismiss?: (() => void) | undefined;
}

/** What happened, where it happened. Warnings and failures interrupt a screen reader, the others wait. */
export function InlineAlert({ tone = 'info', title, children, action, onDismiss }: InlineAlertProps) {
  useThemedStyles(css);
  const t = useUiMessages();
  const Icon = toneIcons[tone];
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
          {/* A server's own words may run in another direction. */}
          {typeof children === 'string' ? <bdi>{children}</bdi> : children}
        </div>
        {action}
      </div>
      {onDismiss && <IconButton icon={CloseIcon} label={t('close')} onClick={onDismiss} />}
    </div>
  );
}
