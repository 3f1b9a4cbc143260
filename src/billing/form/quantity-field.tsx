import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { DecimalField } from '../../ui/decimal-field/decimal-field.tsx';
import { RadioGroup } from '../../ui/radio-group/radio-group.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { billingMessages } from '../billing-messages.ts';
import { withQuantityMode } from '../product-changes.ts';
import { productLimits, type QuantityMode, quantityModes } from '../product-terms.ts';
import { FieldPlace } from './field-place.tsx';
import { formMessages } from './form-messages.ts';
import { useProductEditing } from './product-form-context.ts';
import { useProductField, useProductIssueText } from './use-product-field.ts';

/** A fixed number, always one, or what is counted each month. What was typed for another mode stays in case it comes back. */
export function QuantityField() {
  useSignals();
  const { value, props } = useProductField('quantity');
  const { form, variant } = useProductEditing();
  const t = useMessages(billingMessages);
  const tForm = useMessages(formMessages);
  return (
    <RadioGroup
      {...props}
      required={false}
      error={undefined}
      options={quantityModes.map((mode) => {
        const Detail = mode === value.mode ? details[mode] : undefined;
        return {
          value: mode,
          label: t(`quantityModes.${mode}`),
          description: mode === 'DYNAMIC' ? tForm(`countedHints.${variant}`) : tForm(`modeHints.${mode}`),
          ...(Detail && {
            extraContent: (
              <div className="product-within">
                <Detail />
              </div>
            ),
          }),
        };
      })}
      value={value.mode}
      onChange={(mode) => form.assign(withQuantityMode(form.values.peek(), mode as QuantityMode))}
    />
  );
}

/** What is filled in for a mode. */
const details = { STATIC: FixedQuantity, QUANTITY_ONE: undefined, DYNAMIC: PlaceholderText } as const;

function FixedQuantity() {
  useSignals();
  const t = useMessages(billingMessages);
  const issueText = useProductIssueText();
  const { form, isReadOnly } = useProductEditing();
  const { disabled } = useProductField('quantity').props;
  const field = form.field('quantity.value');
  return (
    <FieldPlace path={field.path}>
      <DecimalField
        label={t('quantity.value')}
        required={!isReadOnly}
        disabled={disabled}
        readOnly={isReadOnly}
        decimals={0}
        step={1}
        maximum={productLimits.quantity}
        value={field.value.value}
        error={issueText(field.issue.value)}
        onChange={field.set}
      />
    </FieldPlace>
  );
}

function PlaceholderText() {
  useSignals();
  const t = useMessages(billingMessages);
  const tForm = useMessages(formMessages);
  const issueText = useProductIssueText();
  const { form, isReadOnly } = useProductEditing();
  const { disabled } = useProductField('quantity').props;
  const field = form.field('quantity.placeholder');
  return (
    <FieldPlace path={field.path}>
      <TextArea
        label={t('quantity.placeholder')}
        hint={tForm('placeholderHint')}
        disabled={disabled}
        readOnly={isReadOnly}
        maxLength={productLimits.placeholder}
        mayExceed
        value={field.value.value}
        error={issueText(field.issue.value)}
        onChange={field.set}
      />
    </FieldPlace>
  );
}
