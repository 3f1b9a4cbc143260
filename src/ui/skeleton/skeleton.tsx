import type { CSSProperties } from 'react';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './skeleton.css';

export interface SkeletonProps {
  /** Any CSS length; default all the room there is. */
  width?: string;
  /** A line of text, or a box as high as an icon. */
  shape?: 'line' | 'box';
}

/** The shape of what is coming. The surrounding view says that it is loading; this is decoration. */
export function Skeleton({ width, shape = 'line' }: SkeletonProps) {
  useThemedStyles(css);
  const style = width === undefined ? undefined : ({ '--skeleton-width': width } as CSSProperties);
  return <span className={`skeleton skeleton-${shape}`} aria-hidden="true" style={style} />;
}
