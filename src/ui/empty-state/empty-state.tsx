import type { ReactNode } from 'react';
import type { IconComponent } from '../icon/icon.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './empty-state.css';

export interface EmptyStateProps {
  icon?: IconComponent;
  /** What this is. */
  title: string;
  /** What to do next. */
  text?: string;
  action?: ReactNode;
}

/** Also the face of a failure that left nothing to show: an alert's title, and Retry as its action. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  useThemedStyles(css);
  return (
    <div className="empty-state" part="empty-state">
      {Icon && (
        <span className="empty-state-icon">
          <Icon size={20} />
        </span>
      )}
      <p className="empty-state-title">
        <bdi>{title}</bdi>
      </p>
      {text !== undefined && (
        <p className="empty-state-text">
          <bdi>{text}</bdi>
        </p>
      )}
      {action !== undefined && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
