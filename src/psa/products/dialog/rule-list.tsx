import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { FormModel } from '../../../ui/form/form-types.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icon/list-icons.tsx';
import { late } from '../../../ui/late.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { SortableList } from '../../../ui/sortable-list/sortable-list.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { withoutRow, withRow } from '../../mapping-rows.ts';
import { knownEntity } from '../../named-mappings/known-entity.ts';
import { usePsa } from '../../page/psa-context.ts';
import { psaMessages } from '../../psa-messages.ts';
import {
  canMove,
  type MoveDirection,
  moveRule,
  moveRuleTo,
  newProductRule,
  type ProductMappingValues,
  type ProductRule,
  rankOf,
} from '../product-mapping.ts';
import { productMessages } from '../product-messages.ts';
import { shadowedRules } from '../product-tracer.ts';
import { useAgreementTypes } from '../use-agreement-types.ts';
import { useRuleNames } from '../use-rule-names.ts';
import type { RuleDialogProps } from './rule-dialog.tsx';
import css from './rule-list.css';
import { RuleRow } from './rule-row.tsx';

const RuleDialog = late<RuleDialogProps>(async () => (await import('./rule-dialog.tsx')).RuleDialog);

type Opened = { readonly how: 'edit' | 'add' | 'remove'; readonly rule: ProductRule };

/** Rules in the order of their ranks: added, edited, removed, and moved by dragging, by keys or by Up and Down. */
export function RuleList({ form }: { form: FormModel<ProductMappingValues> }) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(psaMessages);
  const tOwn = useMessages(productMessages);
  const announce = useAnnounce();
  const { isReadOnly } = usePsa();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [opened, setOpened] = useState<Opened>();
  const field = form.field('rules');
  const rules = field.value.value;
  const names = useRuleNames(rules);
  const types = useAgreementTypes().state.value;
  const shadowed = shadowedRules({ type: form.field('type').value.value, rules });
  const chosen = selected.filter((id) => rankOf(rules, id) > 0);
  const close = () => setOpened(undefined);
  const ruleOf = (id: string) => rules.find((rule) => rule.id === id);
  const nameOf = (id: string) => {
    const rule = ruleOf(id);
    const role = names.role(rule?.roleId ?? null);
    return tOwn('list.name', { rank: rankOf(rules, id), role, product: rule?.product?.name ?? '' });
  };

  function move(direction: MoveDirection): void {
    const [id] = chosen;
    if (id === undefined) return;
    const moved = moveRule(rules, id, direction);
    field.set(moved);
    announce(tOwn('list.moved', { place: rankOf(moved, id), count: moved.length }));
  }

  function whyNot(direction: MoveDirection): string | undefined {
    if (canMove(rules, chosen, direction)) return undefined;
    if (chosen.length !== 1) return tOwn('list.selectOne');
    return tOwn(direction === 'up' ? 'list.isFirst' : 'list.isLast');
  }

  return (
    <section className="rules" aria-label={tOwn('list.title')} data-field="rules">
      {!isReadOnly && (
        <div className="rules-tools">
          <Button size="small" icon={ArrowUpIcon} disabledReason={whyNot('up')} onClick={() => move('up')}>
            {t('products.up')}
          </Button>
          <Button size="small" icon={ArrowDownIcon} disabledReason={whyNot('down')} onClick={() => move('down')}>
            {t('products.down')}
          </Button>
          <span className="rules-keys">{rules.length > 1 && tOwn('list.keys')}</span>
          <Button size="small" onClick={() => setOpened({ how: 'add', rule: newProductRule() })}>
            {t('configurations.add')}
          </Button>
        </div>
      )}
      {rules.length === 0 ? (
        <EmptyState title={t('empty.mappings')} text={tOwn('list.noneText')} />
      ) : (
        <>
          <div className="rules-head" aria-hidden="true">
            <span>{tOwn('list.rank')}</span>
            <span>{t('products.devicesWithRole')}</span>
            <span>{t('products.mapTo')}</span>
          </div>
          <SortableList
            ids={rules.map(({ id }) => id)}
            label={tOwn('list.title')}
            className="rules-list"
            itemClassName="rules-item"
            nameOf={nameOf}
            movedText={({ place, count }) => tOwn('list.moved', { place, count })}
            onMove={(id, index) => field.set(moveRuleTo(field.value.peek(), id, index))}
          >
            {(id) => {
              const rule = ruleOf(id);
              return (
                rule && (
                  <RuleRow
                    form={form}
                    rule={rule}
                    rank={rankOf(rules, id)}
                    names={names}
                    agreementType={knownEntity(rule.agreementType, types)}
                    takenBy={(shadowed.get(id) ?? []).map((before) => rankOf(rules, before))}
                    isSelected={chosen.includes(id)}
                    onSelect={(isSelected) =>
                      setSelected(isSelected ? [...chosen, id] : chosen.filter((other) => other !== id))
                    }
                    onEdit={() => setOpened({ how: 'edit', rule })}
                    onRemove={() => setOpened({ how: 'remove', rule })}
                  />
                )
              );
            }}
          </SortableList>
        </>
      )}
      {opened && opened.how !== 'remove' && (
        <RuleDialog
          rule={opened.rule}
          isNew={opened.how === 'add'}
          rules={rules}
          onDone={(rule) => {
            field.set(withRow(field.value.peek(), rule));
            close();
          }}
          onClose={close}
        />
      )}
      {opened?.how === 'remove' && (
        <ConfirmDialog
          title={t('confirm.deleteRow')}
          confirmLabel={t('confirm.yes')}
          cancelLabel={t('confirm.no')}
          tone="danger"
          onConfirm={() => {
            field.set(withoutRow(field.value.peek(), opened.rule.id));
            close();
          }}
          onClose={close}
        >
          <p>{tOwn('rule.removeText', { name: nameOf(opened.rule.id) })}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
