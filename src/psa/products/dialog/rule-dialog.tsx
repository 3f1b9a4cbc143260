import { useSignals } from '@preact/signals-react/runtime';
import { DirectoryPicker } from '../../../directory/directory-picker.tsx';
import { useMessages } from '../../../host/use-host.ts';
import type { FormField } from '../../../ui/form/form-types.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { RadioGroup } from '../../../ui/radio-group/radio-group.tsx';
import { knownEntity } from '../../named-mappings/known-entity.ts';
import { namedMappingMessages } from '../../named-mappings/named-mapping-messages.ts';
import { usePsa } from '../../page/psa-context.ts';
import { EntitySelect } from '../../pickers/entity-select.tsx';
import { ProviderPicker } from '../../pickers/provider-picker.tsx';
import { issueText, psaMessages } from '../../psa-messages.ts';
import { type GroupOperator, groupOperators } from '../../psa-terms.ts';
import { type ProductRule, productRuleIssues } from '../product-mapping.ts';
import { productMessages } from '../product-messages.ts';
import { useAgreementTypes } from '../use-agreement-types.ts';

export interface RuleDialogProps {
  rule: ProductRule;
  isNew: boolean;
  /** All of the mapping's: none may have the same role and groups. */
  rules: readonly ProductRule[];
  onDone(rule: ProductRule): void;
  onClose(): void;
}

/** One rule: which devices, by their role and groups, become which product under which type of agreement. */
export function RuleDialog({ rule, isNew, rules, onDone, onClose }: RuleDialogProps) {
  useSignals();
  const t = useMessages(psaMessages);
  const tOwn = useMessages(productMessages);
  const tRow = useMessages(namedMappingMessages);
  const { isReadOnly } = usePsa();
  const form = useForm<ProductRule>({
    initial: rule,
    check: (values) => productRuleIssues({ ...values, rules }),
    onSubmit: () => undefined,
  });
  const types = useAgreementTypes();
  const product = form.field('product');
  const agreementType = form.field('agreementType');
  const role = form.field('roleId');
  const groups = form.field('groups');
  const operator = form.field('groupsLogicOperator');
  const wrong = ({ issue }: FormField<unknown>) => issue.value && issueText(issue.value, t, 'product');

  return (
    <FormDialog
      title={isReadOnly ? tOwn('rule.view') : tRow(isNew ? 'addRow' : 'editRow')}
      form={form}
      readOnly={isReadOnly}
      submitLabel={tRow('ok')}
      sayIssues={(count) => tRow('problems', { count })}
      onSubmitted={() => onDone(form.values.peek())}
      onClose={onClose}
    >
      <div data-field="product">
        <ProviderPicker
          kind="product"
          label={t('products.product')}
          required={!isReadOnly}
          readOnly={isReadOnly}
          value={product.value.value}
          error={wrong(product)}
          onChange={product.set}
        />
      </div>
      <div data-field="agreementType">
        <EntitySelect
          label={t('products.agreementType')}
          required={!isReadOnly}
          readOnly={isReadOnly}
          state={types.state.value}
          failedTitle={tOwn('rule.typesFailed')}
          onRetry={types.retry}
          value={knownEntity(agreementType.value.value, types.state.value)}
          error={wrong(agreementType)}
          onChange={agreementType.set}
        />
      </div>
      <div data-field="roleId">
        <DirectoryPicker
          kind="device-role"
          placeholder={isReadOnly ? t('choice.empty') : tOwn('rule.chooseRole')}
          label={t('products.role')}
          required={!isReadOnly}
          readOnly={isReadOnly}
          value={role.value.value ?? undefined}
          error={wrong(role)}
          onChange={(id) => role.set(id ?? null)}
        />
      </div>
      <DirectoryPicker
        kind="group"
        multiple
        label={t('products.groups')}
        placeholder={isReadOnly ? t('choice.empty') : tOwn('rule.chooseGroups')}
        hint={tOwn('rule.groupsHint')}
        readOnly={isReadOnly}
        value={groups.value.value}
        onChange={groups.set}
      />
      <RadioGroup
        label={tOwn('rule.operator')}
        arrangement="row"
        readOnly={isReadOnly}
        options={groupOperators.map((value) => ({ value, label: t(`products.${value}`) }))}
        value={operator.value.value}
        onChange={(value) => operator.set(value as GroupOperator)}
      />
    </FormDialog>
  );
}
