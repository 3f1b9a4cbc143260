import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import type { RowOpening } from '../../named-mappings/mapping-rows-table.tsx';
import { RowDialog } from '../../named-mappings/row-dialog.tsx';
import { EntitySelect } from '../../pickers/entity-select.tsx';
import { psaMessages } from '../../psa-messages.ts';
import type { ConfigurationLists } from '../configuration-lists.ts';
import { type ConfigurationRow, configurationRowIssues } from '../configuration-mapping.ts';

export interface ConfigurationRowDialogProps {
  opening: RowOpening<ConfigurationRow>;
  /** All of the mapping. */
  rows: readonly ConfigurationRow[];
  lists: ConfigurationLists;
  /** While its code comes. */
  onClose(): void;
}

/** Source: spec 002 §2.5 and §5. */
export function ConfigurationRowDialog({ opening, rows, lists }: ConfigurationRowDialogProps) {
  useSignals();
  const t = useMessages(psaMessages);
  const [types, statuses] = [lists.types.value, lists.statuses.value];
  return (
    <RowDialog opening={opening} check={configurationRowIssues} rows={rows}>
      {(form, errorOf) => {
        const type = form.field('configurationType');
        return (
          <>
            <div data-field="configurationType">
              <EntitySelect
                label={t('configurations.configurationType')}
                required
                state={types}
                value={type.value.value}
                error={errorOf(type)}
                onChange={type.set}
                onRetry={lists.retry}
              />
            </div>
            {(['onCreate', 'onDelete'] as const).map((when) => {
              const status = form.field(`${when}Status`);
              return (
                <EntitySelect
                  key={when}
                  label={t(`configurations.${when}`)}
                  hasNone
                  state={statuses}
                  value={status.value.value}
                  onChange={status.set}
                  onRetry={lists.retry}
                />
              );
            })}
          </>
        );
      }}
    </RowDialog>
  );
}
