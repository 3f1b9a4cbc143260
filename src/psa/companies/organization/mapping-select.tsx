import { useMessages } from '../../../host/use-host.ts';
import { SearchableSelect } from '../../../ui/select/controls/searchable-select.tsx';
import type { Option } from '../../../ui/select/option.ts';
import type { SelectFieldProps } from '../../../ui/select/select-props.ts';
import {
  type ChosenMapping,
  defaultMapping,
  type MappingChoice,
  mappingOptions,
  type Named,
} from '../../mapping-choice.ts';
import { choiceLabel, type PsaTranslate, psaMessages } from '../../psa-messages.ts';

export interface MappingSelectProps extends SelectFieldProps {
  mappings: readonly Named[];
  value: MappingChoice;
  /** Of a location: what it follows by default. */
  ofOrganization?: MappingChoice | undefined;
  onChange(chosen: ChosenMapping): void;
}

/** A product mapping or a configuration type mapping: none, that of the organization, or another one. */
export function MappingSelect({ mappings, value, ofOrganization, onChange, ...field }: MappingSelectProps) {
  const t = useMessages(psaMessages);
  const options = optionsOf(mappings, ofOrganization, t);
  const chosen = keyOf(value);
  const isOffered = options.some((option) => option.value === chosen);
  return (
    <SearchableSelect
      {...field}
      options={isOffered ? options : [...options, { value: chosen, label: deletedLabel(value, t) }]}
      value={chosen}
      onChange={(key) => {
        if (key === defaultKey) onChange('DEFAULT');
        else onChange(mappings.find(({ id }) => keyOf({ type: 'SPECIFIC', id }) === key) ?? null);
      }}
    />
  );
}

const defaultKey = 'DEFAULT';

const keyOf = ({ type, id }: Pick<MappingChoice, 'type' | 'id'>): string => {
  if (type === 'DEFAULT') return defaultKey;
  return type === 'NONE' ? '' : `${type} ${id}`;
};

function optionsOf(
  mappings: readonly Named[],
  ofOrganization: MappingChoice | undefined,
  t: PsaTranslate,
): readonly Option[] {
  const options = mappingOptions(mappings, ofOrganization).map(({ id, type, name }) => ({
    value: keyOf({ type, id }),
    label: choiceLabel({ type, id, name }, t),
  }));
  if (ofOrganization?.id !== null) return options;
  // To follow an organization that has none is something else than to have none.
  const following = { value: defaultKey, label: choiceLabel(defaultMapping(ofOrganization), t) };
  return options.toSpliced(1, 0, following);
}

const deletedLabel = ({ id, name }: MappingChoice, t: PsaTranslate): string =>
  t('choice.deleted', { name: name || (id ?? '') });
