import { signal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import type { Option } from '../../select/option.ts';
import type { FilterDefinition, FilterType, FilterValues } from '../filter-types.ts';
import type { TableModel } from '../table-model-types.ts';
import type { AnyFilter, FilterControlProps, FilterKind, FilterTextParts, FilterWords } from './filter-kind.ts';
import { filterKinds } from './filter-table.tsx';

export interface FilterProps<Row> {
  model: TableModel<Row>;
  filter: FilterDefinition<Row>;
}

export function FilterControl<Row>({
  model,
  filter,
  place,
}: FilterProps<Row> & { place: FilterControlProps['place'] }) {
  useSignals();
  const { Control } = kindOf(filter.type);
  return (
    <Control
      filter={filter}
      value={currentOf(model, filter)}
      place={place}
      options={optionsOf(model, filter)}
      onOption={(option) => remember(model, filter.name, option)}
      onChange={(value) => model.filters.set(filter.name, value)}
    />
  );
}

/** What its chip says; `undefined` where it filters nothing. Reads signals. */
export function filterText<Row>(
  model: TableModel<Row>,
  filter: FilterDefinition<Row>,
  words: Omit<FilterWords, 'options'>,
): string | undefined {
  const value = activeValue(model, filter);
  if (value === undefined) return undefined;
  return kindOf(filter.type).describe(value, filter, { ...words, options: optionsOf(model, filter) });
}

/** The same in parts, where its kind tells it so. Reads signals. */
export function filterParts<Row>(
  model: TableModel<Row>,
  filter: FilterDefinition<Row>,
  words: Omit<FilterWords, 'options'>,
): FilterTextParts | undefined {
  const value = activeValue(model, filter);
  if (value === undefined) return undefined;
  return kindOf(filter.type).describeParts?.(value, { ...words, options: optionsOf(model, filter) });
}

function activeValue<Row>(model: TableModel<Row>, filter: FilterDefinition<Row>) {
  const isActive = model.filters.active.value.some(({ name }) => name === filter.name);
  return isActive ? currentOf(model, filter) : undefined;
}

/** Its type decides the value's shape; which type it is, only its own kind knows. */
export function kindOf(type: FilterType): FilterKind<FilterType> {
  return filterKinds[type] as unknown as FilterKind<FilterType>;
}

function currentOf<Row>(model: TableModel<Row>, filter: AnyFilter): FilterValues[FilterType] | undefined {
  return model.filters.valueOf(filter.name) as FilterValues[FilterType] | undefined;
}

/** Options that were chosen from a list that nobody holds as a whole, by filter. */
const chosenOptions = new WeakMap<object, Map<string, readonly Option[]>>();
const lastChosen = signal(0);

function remember(model: object, name: string, option: Option): void {
  const byName = chosenOptions.get(model) ?? new Map<string, readonly Option[]>();
  chosenOptions.set(model, byName.set(name, [option]));
  lastChosen.value += 1;
}

function optionsOf(model: object, { name, componentProps = {} }: AnyFilter): readonly Option[] {
  lastChosen.value;
  const { options, selectedOptions } = componentProps;
  return [options, selectedOptions, chosenOptions.get(model)?.get(name)].flatMap((list) =>
    Array.isArray(list) ? (list as readonly Option[]) : [],
  );
}
