/** A filter of several choices: check boxes where it stands alone, a field among others. */
import { useState } from 'react';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { Field } from '../../field/field.tsx';
import { useFieldMessages } from '../../field/field-messages.ts';
import { SearchInput } from '../../search-input/search-input.tsx';
import { MultiSelect } from '../../select/controls/multi-select.tsx';
import { folded } from '../../select/fold-text.ts';
import type { Option } from '../../select/option.ts';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import type { ChoiceSettings } from './choice-controls.tsx';
import type { FilterControlProps } from './filter-kind.ts';
import { useFilterMessages } from './filter-messages.ts';
import css from './multi-select-control.css';

/** From so many on, searching is quicker than reading. */
const searchedFrom = 8;

export function MultiSelectControl(props: FilterControlProps<'MultiSelect'>) {
  const { filter, value = [], onChange, place } = props;
  const { options = [], placeholder } = (filter.componentProps ?? {}) as ChoiceSettings;
  const t = useFilterMessages();
  const change = (values: readonly string[]) => onChange(values.length === 0 ? undefined : values);
  if (place === 'popover') return <CheckList label={filter.label} options={options} value={value} onChange={change} />;
  return (
    <MultiSelect
      label={filter.label}
      isLabelHidden={place === 'header'}
      placeholder={placeholder ?? t('any')}
      clearable
      options={options}
      value={value}
      onChange={change}
    />
  );
}

interface CheckListProps {
  label: string;
  options: readonly Option[];
  value: readonly string[];
  onChange(value: readonly string[]): void;
}

function CheckList({ label, options, value, onChange }: CheckListProps) {
  useThemedStyles(css);
  const t = useFilterMessages();
  const tField = useFieldMessages();
  const [search, setSearch] = useState('');
  const wanted = folded(search.trim());
  const found = options.filter((option) => folded(option.label).includes(wanted));
  return (
    <Field label={label} role="group">
      {() => (
        <div className="check-list">
          {options.length >= searchedFrom && (
            <SearchInput label={t('searchOptions')} value={search} onChange={setSearch} />
          )}
          <div className="check-list-options">
            {found.length === 0 && <p className="check-list-none">{tField('noOptions')}</p>}
            {found.map((option) => (
              <Checkbox
                key={option.value}
                label={option.label}
                checked={value.includes(option.value)}
                disabled={option.disabled === true}
                disabledReason={option.disabledReason}
                onChange={(checked) =>
                  onChange(checked ? [...value, option.value] : value.filter((chosen) => chosen !== option.value))
                }
              />
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
