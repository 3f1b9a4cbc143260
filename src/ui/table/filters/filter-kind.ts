/** What the header needs to know of a type of filters; `filter-table.tsx` has one for each. */
import type { ComponentType } from 'react';
import type { Format } from '../../../host/format.ts';
import type { Option } from '../../select/option.ts';
import type { FilterDefinition, FilterType, FilterValues } from '../filter-types.ts';
import type { FilterTranslate } from './filter-messages.ts';

/** What is the same for filters of every type and of any row. */
export type AnyFilter = Pick<
  FilterDefinition<never>,
  'name' | 'type' | 'label' | 'componentProps' | 'openOnMount' | 'mount' | 'render'
>;

export interface FilterControlProps<Type extends FilterType = FilterType> {
  filter: AnyFilter;
  value: FilterValues[Type] | undefined;
  /** `undefined` filters nothing. */
  onChange(value: FilterValues[Type] | undefined): void;
  /**
   * In the header itself, where there is no room for a label and it stands in the place of a value; alone in what its
   * button in the header opened; or among others in the panel.
   */
  place: 'header' | 'popover' | 'panel';
  /** What was chosen of options that only the control knows: for its label. */
  onOption(option: Option): void;
  /** Of what was chosen, as far as it is known. */
  options: readonly Option[];
}

export interface FilterWords {
  t: FilterTranslate;
  format: Format;
  /** Those of the caller, and those that were chosen from elsewhere. */
  options: readonly Option[];
}

export interface FilterTextParts {
  text: string;
  /** How many more were chosen than `text` names. */
  more: string | undefined;
}

export interface FilterKind<Type extends FilterType> {
  /** Its code comes when it is first shown. */
  Control: ComponentType<FilterControlProps<Type>>;
  /** In the header: a field that can be used at once, or, having several parts, a button that opens them. */
  inHeader: 'field' | 'button';
  /** The value as its chip tells it. */
  describe(value: FilterValues[Type], filter: AnyFilter, words: FilterWords): string;
  /** The same in parts, where it has several. */
  describeParts?(value: FilterValues[Type], words: FilterWords): FilterTextParts;
}
