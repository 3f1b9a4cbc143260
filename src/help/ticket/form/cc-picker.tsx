import { useSignals } from '@preact/signals-react/runtime';
import { useHost } from '../../../host/use-host.ts';
import { LazySearchableSelect } from '../../../ui/select/controls/lazy-searchable-select.tsx';
import { useTicketMessages } from '../messages.ts';
import type { TicketModel } from '../ticket-types.ts';
import { useTicketError } from '../use-ticket-error.ts';
import { findTechnicians } from './find-technicians.ts';

export interface CcPickerProps {
  model: TicketModel;
  /** Somebody pressed for it. */
  openOnMount: boolean;
}

/** Technicians only (spec 000 §6), by name or address, as chips. */
export function CcPicker({ model, openOnMount }: CcPickerProps) {
  useSignals();
  const t = useTicketMessages();
  const { client } = useHost();
  const cc = model.form.field('cc').value.value;
  const error = useTicketError(model, 'cc');
  return (
    <LazySearchableSelect
      multiple
      label={t('cc.label')}
      placeholder={t('cc.placeholder')}
      emptyText={t('cc.none')}
      error={error}
      openOnMount={openOnMount}
      readOnly={model.isSubmitting.value}
      loadOptions={(query) => findTechnicians(client, query)}
      selectedOptions={cc.map(({ email, name }) => ({ value: email, label: name, description: email }))}
      value={cc.map(({ email }) => email)}
      onChange={(_, options) =>
        model.set(
          'cc',
          options.map(({ value, label }) => ({ email: value, name: label })),
        )
      }
    />
  );
}
