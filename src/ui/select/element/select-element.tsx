import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useHost } from '../../../host/use-host.ts';
import { useFormField } from '../../field/use-form-field.ts';
import { late } from '../../late.tsx';
import { Select } from '../controls/select.tsx';
import { readMarkupOptions, watchMarkupOptions } from './markup-options.ts';
import { chosenValues, type SelectValues } from './select-definition.ts';

/** Each comes when the attributes first ask for it: most pages only choose one of a few. */
const CreatableMultiSelect = late(
  async () => (await import('../controls/creatable-multi-select.tsx')).CreatableMultiSelect,
);
const LazySearchableSelect = late(
  async () => (await import('../controls/lazy-searchable-select.tsx')).LazySearchableSelect,
);
const MultiSelect = late(async () => (await import('../controls/multi-select.tsx')).MultiSelect);
const SearchableSelect = late(async () => (await import('../controls/searchable-select.tsx')).SearchableSelect);

/** `<rmm-select>`: the control that its attributes ask for. */
export function SelectElement(values: SelectValues) {
  const { field, form, anchor } = useFormField(values);
  const markup = useMarkupOptions(values);
  const chosen = chosenValues(values);
  const options = Array.isArray(values.options) ? values.options : markup.options;
  const shared = {
    ...field,
    placeholder: values.placeholder ?? markup.placeholder,
    clearable: values.clearable,
    controlRef: anchor,
  };
  const several = { value: chosen, onChange: (next: readonly string[]) => form.enter(next, true) };
  const one = {
    value: chosen[0],
    onChange: (next: string | undefined) => form.enter(next === undefined ? [] : [next], true),
  };

  if (values.creatable) {
    return <CreatableMultiSelect {...shared} {...several} options={options} validate={functionOf(values.validate)} />;
  }
  const loadOptions = functionOf(values.loadOptions);
  if (loadOptions) {
    const { pageSize, selectedOptions } = values;
    const lazy = { loadOptions, pageSize, selectedOptions: Array.isArray(selectedOptions) ? selectedOptions : options };
    return values.multiple ? (
      <LazySearchableSelect {...shared} {...lazy} {...several} multiple />
    ) : (
      <LazySearchableSelect {...shared} {...lazy} {...one} />
    );
  }
  if (values.multiple) return <MultiSelect {...shared} {...several} options={options} />;
  return values.searchable ? (
    <SearchableSelect {...shared} {...one} options={options} />
  ) : (
    <Select {...shared} {...one} options={options} />
  );
}

/** A page's script may set anything; what is no function is not called. */
function functionOf<Kind>(value: Kind | undefined): Kind | undefined {
  return typeof value === 'function' ? value : undefined;
}

function useMarkupOptions(values: SelectValues) {
  const { element, reflect } = useHost();
  const [markup, setMarkup] = useState(() => readMarkupOptions(element));
  // In the same task as it was read: a change in between would be nobody's.
  useLayoutEffect(() => watchMarkupOptions(element, () => setMarkup(readMarkupOptions(element))), [element]);

  // What the markup says is chosen, until somebody chooses; again after a reset.
  const { value, values: changed } = values;
  const isUntouched = value === undefined && changed === undefined;
  const choose = useEffectEvent(() => {
    const selected = values.multiple || values.creatable ? markup.selected : markup.selected.slice(-1);
    if (isUntouched && selected.length > 0) reflect({ values: selected });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each markup, and each time nothing is chosen
  useEffect(() => choose(), [isUntouched, markup]);
  return markup;
}
