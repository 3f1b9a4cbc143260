import type { ComponentPropsWithRef } from 'react';
import { visible } from '../../../base/visible.ts';
import { CloseIcon } from '../../icon/later-icons.tsx';

export interface ChipProps {
  text: string;
  /** Of its button, which it has only where it may be removed. */
  label?: string;
  removeProps?: ComponentPropsWithRef<'button'>;
}

/** A value that was chosen. */
export function Chip({ text, label, removeProps }: ChipProps) {
  return (
    <span className="select-chip" part="chip">
      <span className="select-chip-text" dir="auto">
        {visible(text)}
      </span>
      {removeProps && (
        <button {...removeProps} type="button" className="select-chip-remove" aria-label={label}>
          <CloseIcon size={12} />
        </button>
      )}
    </span>
  );
}
