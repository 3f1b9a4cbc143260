/** Fields that a product begins with, and the frame of all: the controls of other kinds come with the tabs that need them. */
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { lateSelect } from '../../ui/select/late-select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { type FieldKind, fieldRow } from '../product-fields.ts';
import type { ProductField } from '../product-values.ts';
import { FieldPlace } from './field-place.tsx';
import { isShort, isShown } from './form-layout.ts';
import { formMessages } from './form-messages.ts';
import { useProductEditing } from './product-form-context.ts';
import type { ReferencePickerProps } from './reference-picker.tsx';
import { type FieldBinding, useProductField } from './use-product-field.ts';

export type KindName = FieldKind['kind'];
export interface ControlProps<Kind extends KindName> {
  readonly field: ProductField;
  readonly is: Extract<FieldKind, { kind: Kind }>;
}
/** The control of each kind. */
export type Controls<Kinds extends KindName = KindName> = {
  readonly [Kind in Kinds]: (props: ControlProps<Kind>) => ReactNode;
};

const firstControls: Controls<'text' | 'references'> = { text: TextControl, references: ReferencesControl };

/** Of these the controls are there from the start. */
export const isFirst = (field: ProductField): boolean => Object.hasOwn(firstControls, fieldRow(field).is.kind);

export interface ProductFieldProps {
  field: ProductField;
  /** Default: those that are there from the start. */
  others?: Controls<Exclude<KindName, keyof typeof firstControls>>;
  /** It has a line of its own. Default: where it is not short. */
  isWide?: boolean;
}

/** A field with the control of its kind; what is wrong with it shows once it was left. */
export function ProductFieldView({ field, others, isWide = !isShort(field) }: ProductFieldProps) {
  useSignals();
  const { form } = useProductEditing();
  const { is } = fieldRow(field);
  const Control = { ...firstControls, ...others }[is.kind] as
    | ((props: ControlProps<KindName>) => ReactNode)
    | undefined;
  if (!Control || !isShown(field, () => form.values.value)) return null;
  return (
    <FieldPlace path={field} isWide={isWide}>
      <Control field={field} is={is} />
    </FieldPlace>
  );
}

/** The kind of a field says what it holds. */
export const useFieldOf = <Value,>(field: ProductField) => useProductField(field) as unknown as FieldBinding<Value>;

function TextControl({ field, is }: ControlProps<'text'>) {
  const { value, set, props } = useFieldOf<string>(field);
  if (is.isMultiline) return <TextArea {...props} value={value} maxLength={is.limit} mayExceed onChange={set} />;
  return <TextField {...props} value={value} onChange={set} />;
}

function ReferencesControl({ field, is }: ControlProps<'references'>) {
  const { value, set, props } = useFieldOf<readonly string[]>(field);
  const { id } = useProductEditing();
  const t = useMessages(formMessages);
  return (
    <ReferencePicker
      {...props}
      of={is.of}
      placeholder={t(`choose.${is.of}`)}
      excludedIds={is.of === 'product' && id !== undefined ? [id] : undefined}
      value={value}
      onChange={set}
    />
  );
}

const ReferencePicker = lateSelect<ReferencePickerProps>(
  async () => (await import('./reference-picker.tsx')).ReferencePicker,
);
