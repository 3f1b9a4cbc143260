import { useSignals } from '@preact/signals-react/runtime';
import { isolated, visible } from '../../../base/visible.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { TrashIcon } from '../../../ui/icon/action-icons.tsx';
import { WarningIcon } from '../../../ui/icon/later-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { MoveHandle } from '../../../ui/sortable-list/move-handle.tsx';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import { usePsa } from '../../page/psa-context.ts';
import { cellText, entityLabel, issueText, psaMessages } from '../../psa-messages.ts';
import type { ProviderEntity } from '../../psa-shapes.ts';
import type { ProductMappingValues, ProductRule } from '../product-mapping.ts';
import { productMessages } from '../product-messages.ts';
import type { RuleNames } from '../use-rule-names.ts';

interface RuleRowProps {
  form: FormModel<ProductMappingValues>;
  rule: ProductRule;
  /** From 1. */
  rank: number;
  names: RuleNames;
  /** As the provider has it now. */
  agreementType: ProviderEntity | null;
  /** Ranks of those that take all of its devices before it; empty where it can be hit. */
  takenBy: readonly number[];
  isSelected: boolean;
  onSelect(isSelected: boolean): void;
  onEdit(): void;
  onRemove(): void;
}

export function RuleRow({ form, rule, rank, names, agreementType, takenBy, isSelected, ...handlers }: RuleRowProps) {
  useSignals();
  const t = useMessages(psaMessages);
  const tOwn = useMessages(productMessages);
  const locale = useLocale();
  const { isReadOnly } = usePsa();
  const { groups, groupsLogicOperator, product } = rule;
  const issue = form.field(`rules.${rule.id}` as const).issue.value;
  const operator = tOwn(groupsLogicOperator === 'OR' ? 'list.any' : 'list.all');
  return (
    <div className="rule" data-field={`rules.${rule.id}`}>
      <span className="rule-lead">
        {!isReadOnly && (
          <>
            <MoveHandle />
            <Checkbox
              bare
              label={tOwn('list.select', { rank })}
              checked={isSelected}
              onChange={(checked) => handlers.onSelect(checked)}
            />
          </>
        )}
        <span className="rule-rank numeric">{rank}</span>
      </span>
      <span className="rule-devices">
        <span className="visually-hidden">{t('products.devicesWithRole')}: </span>
        <button type="button" className="rule-open" onClick={handlers.onEdit}>
          <UntrustedText text={names.role(rule.roleId)} />
        </button>
        {groups.length > 0 && (
          <span className="rule-groups">
            {t('products.inGroups')}
            {groups.length > 1 && ` (${operator})`}: {groups.map((id) => isolated(names.group(id))).join(', ')}
          </span>
        )}
        {takenBy.length > 0 && (
          <span className="rule-note rule-shadowed">
            <WarningIcon size={14} />
            {tOwn('list.shadowed', {
              count: takenBy.length,
              ranks: new Intl.ListFormat(locale).format(takenBy.map(String)),
            })}
          </span>
        )}
        {issue && <span className="rule-note rule-wrong">{issueText(issue, t, 'product')}</span>}
      </span>
      <span className="rule-target">
        <span className="visually-hidden">{t('products.mapTo')}: </span>
        <UntrustedText text={cellText(product && entityLabel(product, t), t)} />
        <span className="rule-type">{visible(cellText(agreementType && entityLabel(agreementType, t), t))}</span>
      </span>
      {!isReadOnly && <IconButton icon={TrashIcon} label={tOwn('list.remove', { rank })} onClick={handlers.onRemove} />}
    </div>
  );
}
