import { useSignals } from '@preact/signals-react/runtime';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { useTicketMessages } from '../messages.ts';
import type { TicketModel } from '../ticket-types.ts';
import { PhoneField } from './phone-field.tsx';

/** The phone, and to be called where the category offers it. */
export function CallFields({ model }: { model: TicketModel }) {
  useSignals();
  const t = useTicketMessages();
  return (
    <div className="ticket-call">
      <PhoneField model={model} />
      {model.offersCall.value && (
        <Checkbox
          label={t('call')}
          checked={model.form.field('wantsCall').value.value}
          disabled={model.isSubmitting.value}
          onChange={(isOn) => model.set('wantsCall', isOn)}
        />
      )}
    </div>
  );
}
