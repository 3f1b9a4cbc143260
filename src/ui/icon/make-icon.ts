import { createElement, type ReactElement } from 'react';

export interface IconProps {
  /** CSS pixels; default 16. */
  size?: number;
  /** For a mark on a filled ground. */
  bold?: boolean;
}

export type IconComponent = (props: IconProps) => ReactElement;

/** The shapes of a drawing. Written out, because public types name it and `lucide` is not installed by who reads them. */
export type Drawing = readonly (readonly [tag: string, attributes: object])[];

/** A component of a drawing, which `lucide` publishes as data. */
export function icon(drawing: Drawing, direction: 'directional' | 'fixed' = 'fixed'): IconComponent {
  const className = direction === 'directional' ? 'icon icon-directional' : 'icon';
  return ({ size = 16, bold = false }) => {
    const attributes = {
      className,
      width: size,
      height: size,
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      // The drawing scales with its size, its lines should not.
      strokeWidth: (bold ? 40 : 28) / size,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      focusable: false,
    } as const;
    return createElement('svg', attributes, ...drawing.map(([tag, shape]) => createElement(tag, shape)));
  };
}
