import type { ReactNode } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { useAnnounce } from '../../ui/live-region/use-announce.ts';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import type { ProductField } from '../product-values.ts';
import { type TwoWayField as Field, twoWays } from './form-layout.ts';
import { formMessages } from './form-messages.ts';
import { useProductEditing } from './product-form-context.ts';
import { useProductField } from './use-product-field.ts';

export interface TwoWayFieldProps {
  field: Field;
  renderField(field: ProductField): ReactNode;
}

/** A switch as the choice that it is: all technicians or specific ones, in total or per device. */
export function TwoWayField({ field, renderField }: TwoWayFieldProps) {
  const { value, set, props } = useProductField(field);
  const { form } = useProductEditing();
  const t = useMessages(formMessages);
  const announce = useAnnounce();
  const inner = twoWays[field];
  const isAllFirst = inner.length > 0;
  const no = {
    value: 'no',
    label: t(`ways.${field}.no`),
    ...(inner.length > 0 && !value && { extraContent: <div className="product-within">{inner.map(renderField)}</div> }),
  };
  const yes = { value: 'yes', label: t(`ways.${field}.yes`) };
  return (
    <RadioGroup
      {...props}
      label={t(`ways.${field}.label`)}
      required={false}
      arrangement={isAllFirst ? 'column' : 'row'}
      options={isAllFirst ? [yes, no] : [no, yes]}
      value={value ? 'yes' : 'no'}
      onChange={(choice) => {
        const losesRoles = field === 'anyRole' && choice === 'yes' && form.values.peek().endUserRoles.length > 0;
        set(choice === 'yes');
        // They begin anew: nobody has left them empty.
        for (const one of inner) form.field(one).untouch();
        if (losesRoles) announce(t('rolesCleared'));
      }}
    />
  );
}
