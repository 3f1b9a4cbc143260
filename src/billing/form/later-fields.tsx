/** The controls of prices, quantities, choices and switches, which no product begins with. */
import { useMessages } from '../../host/use-host.ts';
import { DecimalField } from '../../ui/decimal-field/decimal-field.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { billingMessages } from '../billing-messages.ts';
import { choicesOf } from '../product-fields.ts';
import type { ProductField } from '../product-values.ts';
import { choiceLabel } from './choice-label.ts';
import { type ControlProps, type ProductFieldProps, ProductFieldView, useFieldOf } from './first-fields.tsx';
import { isTwoWay } from './form-layout.ts';
import { formMessages } from './form-messages.ts';
import { useProductEditing } from './product-form-context.ts';
import { QuantityField } from './quantity-field.tsx';
import { TwoWayField } from './two-way-field.tsx';

export interface LaterFieldsProps {
  fields: readonly ProductField[];
}

/** Fields of any kind, in their order. */
export function LaterFields({ fields }: LaterFieldsProps) {
  return fields.map((field) => <ProductFieldView key={field} field={field} others={others} />);
}

const others: NonNullable<ProductFieldProps['others']> = {
  money: MoneyControl,
  decimal: DecimalControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  quantity: () => <QuantityField />,
};

function MoneyControl({ field, is }: ControlProps<'money'>) {
  const { value, set, props } = useFieldOf<Parameters<typeof DecimalField>[0]['value']>(field);
  const { currency, variant } = useProductEditing();
  const t = useMessages(formMessages);
  const hint = props.hint ?? (field === 'price' ? t(`prices.${variant}`) : t('costHint'));
  return (
    <DecimalField
      {...props}
      hint={hint}
      value={value}
      currency={currency}
      decimals={2}
      maximum={is.maximum}
      onChange={set}
    />
  );
}

function DecimalControl({ field, is }: ControlProps<'decimal'>) {
  const { value, set, props } = useFieldOf<Parameters<typeof DecimalField>[0]['value']>(field);
  const t = useMessages(formMessages);
  const isWhole = is.decimals === 0;
  return (
    <DecimalField
      {...props}
      hint={props.hint ?? (isWhole ? undefined : t('multiplierHint'))}
      unit={isWhole ? t('unit') : undefined}
      value={value}
      decimals={is.decimals}
      maximum={is.maximum}
      {...(isWhole && { step: 1 })}
      onChange={set}
    />
  );
}

function SwitchControl({ field }: ControlProps<'switch'>) {
  const { value, set, props } = useFieldOf<boolean>(field);
  if (isTwoWay(field))
    return (
      <TwoWayField
        field={field}
        renderField={(inner) => <ProductFieldView key={inner} field={inner} others={others} isWide />}
      />
    );
  return <Switch {...props} required={false} checked={value} onChange={set} />;
}

function ChoiceControl({ field, is }: ControlProps<'choice'>) {
  const { value, set, props } = useFieldOf<string | null>(field);
  const { variant } = useProductEditing();
  const t = useMessages(billingMessages);
  const tForm = useMessages(formMessages);
  const options = choicesOf(variant, field).map((choice) => ({ value: choice, label: choiceLabel(field, choice, t) }));
  if (is.isOptional)
    return (
      <NativeSelect
        {...props}
        value={value ?? none}
        options={[{ value: none, label: tForm('notSpecified') }, ...options]}
        onChange={(choice) => set(choice === none ? null : choice)}
      />
    );
  return <RadioGroup {...props} arrangement="row" options={options} value={value ?? undefined} onChange={set} />;
}

/** No choice is called so. */
const none = '-';
