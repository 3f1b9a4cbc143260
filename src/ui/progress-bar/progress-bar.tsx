import { type CSSProperties, useId } from 'react';
import { numberFormat } from '../../base/intl-cache.ts';
import { useLocale } from '../../host/use-host.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './progress-bar.css';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  isLabelHidden?: boolean;
  /** From 0 to `max`; `undefined` while nobody knows how far it is. */
  value?: number | undefined;
  /** Default 100. */
  max?: number;
  /** In the place of the percentage: 3 of 12 files. */
  valueText?: string | undefined;
  tone?: 'accent' | 'success' | 'warning' | 'danger';
  /** `meter` for how much of something is in use, which nobody waits for. Default `progressbar`. */
  role?: 'progressbar' | 'meter';
  /** 4 or 8 px high. Default `medium`. */
  size?: 'small' | 'medium';
}

/** How far something is. Values beyond its ends count as the ends. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  role = 'progressbar',
  size = 'medium',
}: ProgressBarProps) {
  useThemedStyles(css);
  const id = useId();
  const locale = useLocale();
  const share = value === undefined || !Number.isFinite(value) || max <= 0 ? undefined : clamped(value / max);
  // Rounded down: what is not done is not told as 100 %.
  const percent =
    share === undefined
      ? undefined
      : numberFormat(locale, { style: 'percent' }).format(Math.floor(share * 100 + 1e-9) / 100);
  const text = valueText ?? percent;
  const style = share === undefined ? undefined : ({ '--progress': `${share * 100}%` } as CSSProperties);
  const said = {
    role,
    'aria-labelledby': id,
    'aria-valuetext': text,
    ...(share !== undefined && {
      'aria-valuemin': 0,
      'aria-valuemax': max,
      'aria-valuenow': Math.round(share * max),
    }),
  };
  return (
    <div className={`progress progress-${tone} progress-${size}`} part="progress">
      <div className={isLabelHidden ? 'visually-hidden' : 'progress-head'}>
        <span id={id} className="progress-label">
          <bdi>{label}</bdi>
        </span>
        {text !== undefined && (
          <span className="progress-value numeric" dir="auto" aria-hidden="true">
            {text}
          </span>
        )}
      </div>
      <div className={share === undefined ? 'progress-track progress-unknown' : 'progress-track'} {...said}>
        <div className="progress-done" style={style} />
      </div>
    </div>
  );
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}
