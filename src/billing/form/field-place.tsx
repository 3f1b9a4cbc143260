import type { ReactNode } from 'react';
import { contains } from '../../ui/shadow-dom.ts';
import { useProductEditing } from './product-form-context.ts';

export interface FieldPlaceProps {
  path: string;
  /** It has a line of its own. Default: it has. */
  isWide?: boolean;
  children: ReactNode;
}

/** Where a value of the form is filled in: found by its path, and touched when the focus goes from it. */
export function FieldPlace({ path, isWide = true, children }: FieldPlaceProps) {
  const { form } = useProductEditing();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the control
    <div
      className={isWide ? 'product-field product-field-wide' : 'product-field'}
      data-field={path}
      onBlur={(event) => {
        if (!contains(event.currentTarget, event.relatedTarget)) form.field(path).touch();
      }}
    >
      {children}
    </div>
  );
}
