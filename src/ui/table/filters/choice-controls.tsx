/** Filters of one choice. Nothing chosen filters nothing, so each can be cleared. */
import { LazySearchableSelect } from '../../select/controls/lazy-searchable-select.tsx';
import { SearchableSelect } from '../../select/controls/searchable-select.tsx';
import { Select } from '../../select/controls/select.tsx';
import type { LoadOptions, Option } from '../../select/option.ts';
import type { FilterControlProps } from './filter-kind.ts';
import { useFilterMessages } from './filter-messages.ts';

export interface ChoiceSettings {
  options?: readonly Option[];
  placeholder?: string;
}

export function SingleSelectControl(props: FilterControlProps<'SingleSelect'>) {
  const { options = [] } = (props.filter.componentProps ?? {}) as ChoiceSettings;
  return <Select {...useChoiceProps(props)} options={options} />;
}

export function SearchableSelectControl(props: FilterControlProps<'SearchableSelect'>) {
  const { options = [] } = (props.filter.componentProps ?? {}) as ChoiceSettings;
  return <SearchableSelect {...useChoiceProps(props)} options={options} />;
}

export interface LazyChoiceSettings extends Pick<ChoiceSettings, 'placeholder'> {
  loadOptions?: LoadOptions;
  /** Options asked for at once. */
  pageSize?: number;
  /** Of the value that the filter starts with: its label is not loaded. */
  selectedOptions?: readonly Option[];
}

const noOptions: LoadOptions = async () => ({ options: [], hasMore: false });

export function LazySearchableSelectControl(props: FilterControlProps<'LazySearchableSelect'>) {
  const { loadOptions = noOptions, pageSize } = (props.filter.componentProps ?? {}) as LazyChoiceSettings;
  return (
    <LazySearchableSelect
      {...useChoiceProps(props)}
      loadOptions={loadOptions}
      pageSize={pageSize}
      selectedOptions={props.options}
      onChange={(value, option) => {
        if (option) props.onOption(option);
        props.onChange(value);
      }}
    />
  );
}

type ChoiceFilter = 'SingleSelect' | 'SearchableSelect' | 'LazySearchableSelect';

function useChoiceProps<Type extends ChoiceFilter>({ filter, value, onChange, place }: FilterControlProps<Type>) {
  const { placeholder } = (filter.componentProps ?? {}) as Pick<ChoiceSettings, 'placeholder'>;
  const t = useFilterMessages();
  const isInHeader = place === 'header';
  return {
    label: filter.label,
    isLabelHidden: isInHeader,
    placeholder: placeholder ?? (isInHeader ? filter.label : t('any')),
    clearable: true,
    openOnMount: isInHeader && filter.openOnMount === true,
    value,
    onChange: (chosen: string | undefined) => onChange(chosen),
  };
}
