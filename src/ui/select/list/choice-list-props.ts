import type { ComponentPropsWithRef, RefObject } from 'react';
import type { Choices } from '../choices/choices.ts';
import type { Option } from '../option.ts';

export interface ChoiceListProps {
  anchor: RefObject<HTMLElement | null>;
  /** What downshift gives to the list. */
  listProps: ComponentPropsWithRef<'div'>;
  choices: Choices;
  /** What is shown of them, with what the control itself adds in front. */
  items: readonly Option[];
  highlighted: number;
  /** The highlight follows the pointer: the list does not scroll along. */
  isPointed: RefObject<boolean>;
  isMultiple?: boolean;
  isChosen(option: Option): boolean;
  /** What downshift gives to an option. */
  optionProps(option: Option, index: number): ComponentPropsWithRef<'div'>;
  onClose(): void;
}
