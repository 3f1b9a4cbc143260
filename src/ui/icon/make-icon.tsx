import type { ComponentType, ReactElement, SVGProps } from 'react';

export interface IconProps {
  /** CSS pixels; default 16. */
  size?: number;
  /** For a mark on a filled ground. */
  bold?: boolean;
}

export type IconComponent = (props: IconProps) => ReactElement;

/** Of the package of icons only what is asked of it here, so that its types are in no public type. */
type Drawing = ComponentType<
  Pick<SVGProps<SVGSVGElement>, 'className' | 'strokeWidth' | 'aria-hidden' | 'focusable'> & { size: number }
>;

export function icon(Drawing: Drawing, direction: 'directional' | 'fixed' = 'fixed'): IconComponent {
  const className = direction === 'directional' ? 'icon icon-directional' : 'icon';
  return function Icon({ size = 16, bold = false }) {
    // The drawing scales with its size, its lines should not.
    return (
      <Drawing
        className={className}
        size={size}
        strokeWidth={(bold ? 40 : 28) / size}
        aria-hidden="true"
        focusable="false"
      />
    );
  };
}
