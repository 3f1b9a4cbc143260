import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './spinner.css';

export interface SpinnerProps {
  /** What is being waited for. Without it the spinner is decoration beside a text that says so. */
  label?: string | undefined;
  size?: 'small' | 'large';
}

export function Spinner({ label, size = 'small' }: SpinnerProps) {
  useThemedStyles(css);
  const className = size === 'large' ? 'spinner spinner-large' : 'spinner';
  if (label === undefined) return <span className={className} aria-hidden="true" />;
  return <span className={className} role="progressbar" aria-label={label} />;
}
