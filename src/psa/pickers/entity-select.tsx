import { failureIn, type ResourceState, valueIn } from '../../base/resource/resource-state.ts';
import { useMessages } from '../../host/use-host.ts';
import { Failure } from '../../ui/faces/failure.tsx';
import { MultiSelect } from '../../ui/select/controls/multi-select.tsx';
import { SearchableSelect } from '../../ui/select/controls/searchable-select.tsx';
import type { Option } from '../../ui/select/option.ts';
import type { SelectFieldProps } from '../../ui/select/select-props.ts';
import type { Named } from '../mapping-choice.ts';
import { entityLabel, type PsaTranslate, psaMessages } from '../psa-messages.ts';
import type { ProviderEntity } from '../psa-shapes.ts';
import { pickerMessages } from './picker-messages.ts';

interface OwnProps {
  /** All there are, or how far asking for them is. */
  state: ResourceState<readonly ProviderEntity[]>;
  onRetry(): void;
  /** Headline of a failure: what did not come. */
  failedTitle?: string | undefined;
}

interface OneProps {
  multiple?: false | undefined;
  value: ProviderEntity | null;
  onChange(chosen: Named | null): void;
  /** Offers None, which is `null`, before the others. */
  hasNone?: boolean | undefined;
}

interface SeveralProps {
  multiple: true;
  value: readonly ProviderEntity[];
  onChange(chosen: readonly Named[]): void;
}

export type EntitySelectProps = SelectFieldProps & OwnProps & (OneProps | SeveralProps);

/**
 * One or several of the provider's sites, agreements, types, statuses: of so few that they come all at once. What is chosen
 * and deleted at the provider since is shown as such, and can only be taken away. While they are on their way, or have not
 * come, what is chosen stays.
 */
export function EntitySelect({ state, onRetry, failedTitle, ...props }: EntitySelectProps) {
  const t = useMessages(psaMessages);
  const tPicker = useMessages(pickerMessages);
  const failure = failureIn(state);
  const entities = valueIn(state);
  const isWaiting = entities === undefined && !failure;
  const readOnly = props.readOnly || entities === undefined;
  const choose = readOnly ? t('choice.empty') : tPicker('placeholder.entity');
  const placeholder = isWaiting ? tPicker('loading') : (props.placeholder ?? choose);
  const shared = { readOnly, placeholder, known: { entities: entities ?? [], isThere: entities !== undefined, t } };
  return (
    <>
      {props.multiple ? <Several {...props} {...shared} /> : <One {...props} {...shared} />}
      {failure && (
        <Failure
          error={failure.error}
          title={failedTitle ?? tPicker('failed.entity')}
          look="inline"
          onRetry={onRetry}
        />
      )}
    </>
  );
}

interface Known {
  entities: readonly ProviderEntity[];
  /** They have come. */
  isThere: boolean;
  t: PsaTranslate;
}

type Inner<Props> = Omit<Props, 'multiple'> & SelectFieldProps & { known: Known };

function One({ known, value, onChange, hasNone = false, ...field }: Inner<OneProps>) {
  const options = optionsOf(known, value ? [value] : []);
  return (
    <SearchableSelect
      {...field}
      options={hasNone ? [{ value: '', label: known.t('choice.none') }, ...options] : options}
      value={value?.id ?? (hasNone ? '' : undefined)}
      onChange={(id) => {
        const chosen = known.entities.find((one) => one.id === id);
        onChange(chosen ? named(chosen) : null);
      }}
    />
  );
}

function Several({ known, value, onChange, ...field }: Inner<SeveralProps>) {
  const all = known.entities.concat(value);
  return (
    <MultiSelect
      {...field}
      options={optionsOf(known, value)}
      value={value.map(({ id }) => id)}
      onChange={(ids) => onChange(ids.flatMap((id) => all.find((one) => one.id === id) ?? []).map(named))}
    />
  );
}

/** What can be chosen, and what is. The list is whole: what it has no more is deleted, and not offered anew. */
function optionsOf({ entities, isThere, t }: Known, chosen: readonly ProviderEntity[]): Option[] {
  const offered = entities.filter(({ deleted }) => deleted !== true);
  const known = new Set(offered.map(({ id }) => id));
  const gone = chosen.filter(({ id }) => !known.has(id)).map((one) => (isThere ? { ...one, deleted: true } : one));
  return [...offered, ...gone].map((one) => ({ value: one.id, label: entityLabel(one, t) }));
}

const named = ({ id, name }: Named): Named => ({ id, name });
