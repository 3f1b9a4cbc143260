import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { hostMessages } from '../../../host/host-messages.ts';
import { codeFailureIn } from '../../../host/late-code/fetch-code.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { useWanted } from '../../../ui/use-wanted.ts';
import { useTicketMessages } from '../messages.ts';
import type { TicketModel } from '../ticket-types.ts';

/** Who gets a copy. What finds people comes when somebody wants one, or has chosen some. */
export function CcField({ model }: { model: TicketModel }) {
  useSignals();
  const t = useTicketMessages();
  const tHost = useMessages(hostMessages);
  const picker = useWanted(async () => (await import('./cc-picker.tsx')).CcPicker);
  const { View: CcPicker, isComing, error, want } = picker;
  const isAsked = useRef(false);
  const hasSome = model.form.field('cc').value.value.length > 0;
  useEffect(() => {
    if (hasSome) want();
  }, [hasSome, want]);
  if (CcPicker) {
    return (
      <div data-field="cc">
        <CcPicker model={model} openOnMount={isAsked.current} />
      </div>
    );
  }
  return (
    <Field
      label={t('cc.label')}
      role="group"
      error={error ? tHost(`failure.${codeFailureIn(error) ?? 'load'}`) : undefined}
    >
      {(control) => (
        <div className="ticket-ways">
          <Button
            id={control.id}
            size="small"
            busy={isComing}
            disabled={model.isSubmitting.value}
            onClick={() => {
              isAsked.current = true;
              want();
            }}
          >
            {t('cc.add')}
          </Button>
        </div>
      )}
    </Field>
  );
}
