import type { ReactNode } from 'react';
import type { Option } from '../select/option.ts';

export interface RadioOption extends Pick<Option, 'value' | 'label' | 'description' | 'disabled'> {
  /** Address of a picture; options that have one are shown as cards. */
  image?: string;
  /** A choice that destroys something. */
  type?: 'danger';
  tooltipText?: string;
  /** Under the description, such as fields that belong to the choice. */
  extraContent?: ReactNode;
}
