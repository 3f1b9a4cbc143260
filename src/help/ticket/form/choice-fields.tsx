import { useSignals } from '@preact/signals-react/runtime';
import { useHost } from '../../../host/use-host.ts';
import { NativeSelect } from '../../../ui/native-select/native-select.tsx';
import { type TicketCategory, ticketCategories, ticketPriorities } from '../../ticket-terms.ts';
import { useTicketMessages } from '../messages.ts';
import type { TicketModel } from '../ticket-types.ts';
import { useTicketError } from '../use-ticket-error.ts';

/** Priority, and category where there is one (spec 000 §5). Neither is chosen for the user. */
export function ChoiceFields({ model }: { model: TicketModel }) {
  useSignals();
  const t = useTicketMessages();
  const { configuration } = useHost();
  const priorityError = useTicketError(model, 'priority');
  const categoryError = useTicketError(model, 'category');
  const priority = model.form.field('priority').value.value;
  const category = model.form.field('category').value.value;
  const disabled = model.isSubmitting.value;
  const { mobileApp } = configuration.value.product;
  const ownNames: { readonly [Category in TicketCategory]?: string | undefined } = { 'ninja mobile': mobileApp };
  return (
    <div className="ticket-pair">
      <div data-field="priority">
        <NativeSelect
          label={t('priority')}
          required
          disabled={disabled}
          placeholder={t('choose')}
          error={priorityError}
          options={ticketPriorities.map((value) => ({ value, label: t(`priorities.${value}`) }))}
          value={priority}
          onChange={(next) => model.set('priority', next)}
        />
      </div>
      {model.hasCategory.value && (
        <div data-field="category">
          <NativeSelect
            label={t('category')}
            required
            disabled={disabled}
            placeholder={t('choose')}
            error={categoryError}
            options={ticketCategories.map((value) => ({ value, label: ownNames[value] || t(`categories.${value}`) }))}
            value={category}
            onChange={(next) => model.set('category', next)}
          />
        </div>
      )}
    </div>
  );
}
