import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { hostMessages } from '../host/host-messages.ts';
import { useHost, useMessages } from '../host/use-host.ts';
import { Button } from '../ui/button/button.tsx';
import { InlineAlert } from '../ui/inline-alert/inline-alert.tsx';
import { LazySearchableSelect } from '../ui/select/controls/lazy-searchable-select.tsx';
import { isFound, searchWords } from '../ui/select/fold-text.ts';
import type { Option, OptionPage, OptionQuery } from '../ui/select/option.ts';
import type { MultipleValueProps, SelectFieldProps, SingleValueProps } from '../ui/select/select-props.ts';
import { avatarOf } from './avatar.tsx';
import type { DirectoryEntry, DirectoryFilter } from './directory-entry.ts';
import { kindOf, type PickedKind } from './directory-kinds.ts';
import {
  constantName,
  type DirectoryTranslate,
  directoryMessages,
  labelOf,
  listFailedText,
  refusalOf,
} from './directory-messages.ts';
import { directoryNames } from './directory-names-model.ts';
import { useCreation } from './use-creation.ts';

interface OwnProps {
  kind: PickedKind;
  /** What is offered. `organizationId: null` waits for an organization to be chosen beside it. */
  filter?: (Omit<DirectoryFilter, 'organizationId'> & { organizationId?: string | null | undefined }) | undefined;
  /** Not offered: what stands elsewhere already, where it may stand once. */
  excludedIds?: readonly string[] | undefined;
  /** What is deleted or inactive, or belongs to another organization, is an error; else it is only shown as such. */
  refusesUnavailable?: boolean | undefined;
  /** Offers to create what was typed, where there is none of that name. For kinds that can be created: tags. */
  offersCreation?: boolean | undefined;
}

export type DirectoryPickerProps = OwnProps &
  SelectFieldProps &
  (({ multiple?: false | undefined } & SingleValueProps) | ({ multiple: true } & MultipleValueProps));

/**
 * One or several of the directory, by id: searched and loaded as somebody types and scrolls. What was chosen earlier is
 * shown by its name, which is looked up, also when it has been deleted since.
 */
export function DirectoryPicker({
  kind,
  filter = {},
  excludedIds = [],
  refusesUnavailable = false,
  offersCreation = false,
  ...select
}: DirectoryPickerProps) {
  useSignals();
  const host = useHost();
  const t = useMessages(directoryMessages);
  const tHost = useMessages(hostMessages);
  const { source, pageSize, isNamedById, isOfOrganization } = kindOf(kind);
  const { organizationId, ...others } = filter;
  const names = directoryNames(host.client, kind);
  const ids = select.multiple ? select.value : select.value === undefined ? [] : [select.value];

  const wanted = ids.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids in another list are the same question
  useEffect(() => names.want(ids), [names, wanted]);

  const known = names.entries.value;
  const status = names.status.value;
  const chosen = ids.flatMap((id) => known.get(id) ?? []);
  const selectedOptions = ids.map((id): Option => {
    const entry = known.get(id);
    if (entry) return { value: id, label: labelOf(entry, t) };
    return { value: id, label: isNamedById || status === 'failed' ? id : t('loadingName') };
  });

  const selectedNames = selectedOptions.map(({ label }) => label);
  const creation = useCreation(kind, selectedNames, (entry) => {
    names.learn([entry]);
    const option = optionOf(kind, entry, t);
    if (!select.multiple) select.onChange(entry.id, option);
    else if (!select.value.includes(entry.id))
      select.onChange([...select.value, entry.id], [...selectedOptions, option]);
  });
  const choosing = select.multiple
    ? {
        ...select,
        onChange(next: readonly string[], options: readonly Option[]) {
          const name = creation.nameIn(next);
          if (name === undefined) select.onChange(next, options);
          else creation.create(name);
        },
      }
    : {
        ...select,
        onChange(next: string | undefined, option: Option | undefined) {
          const name = creation.nameIn([next]);
          if (name === undefined) select.onChange(next, option);
          else creation.create(name);
        },
      };

  async function loadOptions({ signal, search, ...query }: OptionQuery): Promise<OptionPage> {
    const asked = { ...query, search, signal, filter: { ...others, organizationId: organizationId ?? undefined } };
    const { entries, hasMore, isWhole } = await source.load(host.client, asked);
    names.learn(entries);
    const offered = entries.filter(({ id }) => !excludedIds.includes(id));
    const options = offered.map((entry) => {
      const option = optionOf(kind, entry, t);
      const isAgain = offersCreation && creation.isAgain(entry, search);
      return isAgain ? { ...option, disabledReason: t('alreadySelected') } : option;
    });
    const words = isWhole ? searchWords(search) : [];
    const found = options.filter(({ label }) => isFound(label, words));
    const creating = offersCreation && !hasMore ? creation.optionFor(search, entries) : undefined;
    return { options: creating ? [...found, creating] : found, hasMore };
  }

  const waits = isOfOrganization === true && organizationId === null;
  const refusal =
    refusesUnavailable && typeof kind === 'string' ? refusalOf(kind, chosen, organizationId, t) : undefined;
  return (
    <>
      <LazySearchableSelect
        {...choosing}
        version={creation.version}
        loadOptions={loadOptions}
        failedText={listFailedText(kind, t)}
        pageSize={pageSize}
        selectedOptions={selectedOptions}
        disabled={select.disabled || waits}
        placeholder={waits ? t('chooseOrganization') : select.placeholder}
        error={select.error ?? creation.error ?? refusal}
      />
      {status === 'failed' && (
        <InlineAlert
          tone="warning"
          action={
            <Button size="small" onClick={names.retry}>
              {tHost('failure.retry')}
            </Button>
          }
        >
          {listFailedText(kind, t) ?? t('namesFailed')}
        </InlineAlert>
      )}
    </>
  );
}

/** What is deleted or inactive says so in the place of its description, and cannot be chosen. */
function optionOf(kind: PickedKind, entry: DirectoryEntry, t: DirectoryTranslate): Option {
  const { id, name, detail, state, isConstant } = entry;
  return {
    value: id,
    label: isConstant ? constantName(name, t) : name,
    ...(detail !== undefined && { description: detail }),
    ...(state === 'deleted' || state === 'inactive' ? { disabledReason: t(state) } : {}),
    ...(kindOf(kind).isPerson && { icon: avatarOf(name) }),
  };
}
