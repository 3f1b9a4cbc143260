import type { IconComponent } from '../icon/icon.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './tag.css';

export type TagTone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';

export interface TagProps {
  children: string;
  tone?: TagTone;
  icon?: IconComponent;
}

/** A short state beside a name. Its text says what its colour says. */
export function Tag({ children, tone = 'neutral', icon: Icon }: TagProps) {
  useThemedStyles(css);
  return (
    <span className={`tag tag-${tone}`} part="tag">
      {Icon && <Icon size={12} />}
      {/* In the other direction it would be cut off at its beginning. */}
      <span className="tag-text" dir="auto">
        {children}
      </span>
    </span>
  );
}
