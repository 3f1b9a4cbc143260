import type { CSSProperties } from 'react';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './skeleton.css';

export interface SkeletonProps {
  /** Any CSS length; default all the room there is. */
  width?: string;
  /** A line of text, or a box as high as an icon. */
  shape?: 'line' | 'box';
}

/** Of lines one below the other, as words differ in length. */
const widths = ['52%', '38%', '64%', '44%', '58%', '34%', '48%'];

export interface SkeletonLinesProps {
  count: number;
  /** Of each line's row, which the surrounding view lays out. */
  className?: string;
  hasIcon?: boolean;
}

/** The shape of a list that is coming. */
export function SkeletonLines({ count, className, hasIcon = false }: SkeletonLinesProps) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
    <div key={index} className={className} aria-hidden="true">
      {hasIcon && <Skeleton shape="box" width="16px" />}
      <Skeleton width={widths[index % widths.length] ?? '50%'} />
    </div>
  ));
}

/** The shape of what is coming. The surrounding view says that it is loading; this is decoration. */
export function Skeleton({ width, shape = 'line' }: SkeletonProps) {
  useThemedStyles(css);
  const style = width === undefined ? undefined : ({ '--skeleton-width': width } as CSSProperties);
  return <span className={`skeleton skeleton-${shape}`} aria-hidden="true" style={style} />;
}
