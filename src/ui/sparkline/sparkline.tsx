import { useMemo } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './sparkline.css';
import { sparklineMessages } from './sparkline-messages.ts';
import { type Range, type Readings, sparklinePath } from './sparkline-path.ts';

export type SparklineTone = 'accent' | 'success' | 'warning' | 'danger';

export interface SparklineProps {
  /** What was read, and when: CPU, last 4 hours. */
  label: string;
  /** At even intervals, oldest first; null where nothing was read. */
  values: Readings;
  /** A value with its unit, in the element's language. */
  format(value: number): string;
  /** What the whole height stands for; default what was read. */
  range?: Range | undefined;
  tone?: SparklineTone | undefined;
}

/**
 * How something went, at a glance: time runs as one reads. It has no words of its own to look at; a screen reader is told
 * the lowest, the highest and the latest reading. Whoever needs each of them gets them beside it, in a table.
 */
export function Sparkline({ label, values, format, range, tone = 'accent' }: SparklineProps) {
  useThemedStyles(css);
  const t = useMessages(sparklineMessages);
  const { line, area, last } = useMemo(() => sparklinePath(values, range), [values, range]);
  const read = values.filter((value) => value !== null);
  const latest = read.at(-1);
  const text =
    latest === undefined
      ? t('nothing', { label })
      : t('text', {
          label,
          lowest: format(Math.min(...read)),
          highest: format(Math.max(...read)),
          latest: format(latest),
        });
  return (
    <svg
      className={`sparkline sparkline-${tone}`}
      part="sparkline"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
      focusable="false"
    >
      <path className="sparkline-area" d={area} />
      <path className="sparkline-line" d={line} />
      {last && <path className="sparkline-last" d={`M${last.x} ${last.y}h0`} />}
    </svg>
  );
}
