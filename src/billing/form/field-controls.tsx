/** The control of each kind of field, so that a new field is one row of the table of fields. */
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { DirectoryPicker } from '../../directory/directory-picker.tsx';
import { useMessages } from '../../host/use-host.ts';
import { DecimalField } from '../../ui/decimal-field/decimal-field.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { billingMessages } from '../billing-messages.ts';
import { choicesOf, type FieldKind, fieldRow } from '../product-fields.ts';
import type { ProductField } from '../product-values.ts';
import { pickedKinds } from './billing-kinds.ts';
import { choiceLabel } from './choice-label.ts';
import { FieldPlace } from './field-place.tsx';
import { isShown, isTwoWay } from './form-layout.ts';
import { formMessages } from './form-messages.ts';
import { useProductEditing } from './product-form-context.ts';
import { QuantityField } from './quantity-field.tsx';
import { TwoWayField } from './two-way-field.tsx';
import { type FieldBinding, useProductField } from './use-product-field.ts';

type KindName = FieldKind['kind'];
interface ControlProps<Kind extends KindName> {
  readonly field: ProductField;
  readonly is: Extract<FieldKind, { kind: Kind }>;
}
type Controls = { readonly [Kind in KindName]: (props: ControlProps<Kind>) => ReactNode };

const controls: Controls = {
  text: TextControl,
  money: MoneyControl,
  decimal: DecimalControl,
  switch: SwitchControl,
  choice: ChoiceControl,
  quantity: () => <QuantityField />,
  references: ReferencesControl,
};

/** A field with the control of its kind; what is wrong with it shows once it was left. */
export function FieldControl({ field, isWide = true }: { field: ProductField; isWide?: boolean }) {
  useSignals();
  const { form } = useProductEditing();
  const { is } = fieldRow(field);
  const Control = controls[is.kind] as (props: ControlProps<KindName>) => ReactNode;
  if (!isShown(field, () => form.values.value)) return null;
  return (
    <FieldPlace path={field} isWide={isWide}>
      <Control field={field} is={is} />
    </FieldPlace>
  );
}

/** The kind of a field says what it holds. */
const useFieldOf = <Value,>(field: ProductField) => useProductField(field) as unknown as FieldBinding<Value>;

function TextControl({ field, is }: ControlProps<'text'>) {
  const { value, set, props } = useFieldOf<string>(field);
  if (is.isMultiline) return <TextArea {...props} value={value} maxLength={is.limit} mayExceed onChange={set} />;
  return <TextField {...props} value={value} onChange={set} />;
}

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
    return <TwoWayField field={field} renderField={(inner) => <FieldControl key={inner} field={inner} />} />;
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

function ReferencesControl({ field, is }: ControlProps<'references'>) {
  const { value, set, props } = useFieldOf<readonly string[]>(field);
  const { id } = useProductEditing();
  const t = useMessages(formMessages);
  return (
    <DirectoryPicker
      {...props}
      multiple
      kind={pickedKinds[is.of]}
      placeholder={t(`choose.${is.of}`)}
      excludedIds={is.of === 'product' && id !== undefined ? [id] : undefined}
      value={value}
      onChange={set}
    />
  );
}
