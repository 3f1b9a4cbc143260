import { useSignals } from '@preact/signals-react/runtime';
import { useLocale, useMessages } from '../../host/use-host.ts';
import type { FieldProps } from '../../ui/field/field.tsx';
import type { FormField } from '../../ui/form/form-types.ts';
import { billingMessages } from '../billing-messages.ts';
import { fieldRow, isRequired } from '../product-fields.ts';
import { productIssueText } from '../product-issue-text.ts';
import type { ProductIssueCode } from '../product-rules.ts';
import type { ProductField, ProductValues } from '../product-values.ts';
import { formMessages, hasHint } from './form-messages.ts';
import { useProductEditing } from './product-form-context.ts';

export interface FieldBinding<Value> {
  readonly value: Value;
  set(value: Value): void;
  /** For whichever control: its name, whether it can be changed, and what is wrong with it. */
  readonly props: Pick<FieldProps, 'label' | 'required' | 'disabled' | 'readOnly' | 'error' | 'hint'>;
}

/** A field of the product, as any control needs it. */
export function useProductField<Field extends ProductField>(field: Field): FieldBinding<ProductValues[Field]> {
  useSignals();
  const t = useMessages(billingMessages);
  const tForm = useMessages(formMessages);
  const issueText = useProductIssueText();
  const { form, isReadOnly, disabled } = useProductEditing();
  const { value, issue, set } = form.field(field) as FormField<ProductValues[Field]>;
  const isDisabled = disabled.has(field) && !isReadOnly;
  const when = fieldRow(field).isRequired;
  const required = typeof when === 'function' ? isRequired(field, form.values.value) : when === true;
  return {
    value: value.value,
    set,
    props: {
      label: t(`fields.${field}`),
      required: required && !isReadOnly,
      disabled: isDisabled,
      readOnly: isReadOnly,
      error: issueText(issue.value as IssueOf),
      hint: isDisabled
        ? (disabled.get(field) ?? tForm('disabled'))
        : hasHint(field)
          ? tForm(`hints.${field}`)
          : undefined,
    },
  };
}

type IssueOf = Parameters<typeof productIssueText>[0] | undefined;

/** What is wrong, in words; a server may know more reasons than the form. */
export function useProductIssueText(): (
  issue: { path: string; code: string; limit?: number } | undefined,
) => string | undefined {
  const t = useMessages(billingMessages);
  const { currency } = useProductEditing();
  const locale = useLocale();
  return (issue) =>
    issue && productIssueText(issue as NonNullable<IssueOf> & { code: ProductIssueCode }, t, { currency, locale });
}
