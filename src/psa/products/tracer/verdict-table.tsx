import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { TableColumn, TagTone } from '../../../ui/table/table-types.ts';
import { type ProductMappingType, productMappingTypes } from '../../psa-terms.ts';
import type { ProductMappingValues, ProductRule } from '../product-mapping.ts';
import { productMessages } from '../product-messages.ts';
import { type RuleDevice, type RuleVerdict, ruleHits, ruleVerdicts } from '../product-tracer.ts';
import { useRuleNames } from '../use-rule-names.ts';
import { useOutcomeText } from './use-outcome-text.ts';

const tones: Readonly<Record<RuleVerdict, TagTone>> = {
  hit: 'green',
  hitBefore: 'amber',
  otherRole: 'neutral',
  otherGroups: 'neutral',
};

interface Traced {
  readonly rule: ProductRule;
  readonly rank: number;
  readonly verdicts: Readonly<Record<ProductMappingType, RuleVerdict>>;
}

/** What each rule says of the device, and what becomes of it. */
export function VerdictTable({ values, device }: { values: ProductMappingValues; device: RuleDevice }) {
  useSignals();
  const t = useMessages(productMessages);
  const locale = useLocale();
  const outcome = useOutcomeText();
  const { rules, type } = values;
  const names = useRuleNames(rules);
  const hits = ruleHits(values, device);

  const rows = useMemo((): Traced[] => {
    const of = (asType: ProductMappingType) => ruleVerdicts({ type: asType, rules }, device);
    const [first, all] = [of('SINGLE_HIT'), of('MULTIPLE_HIT')];
    return rules.map((rule, index) => ({
      rule,
      rank: index + 1,
      verdicts: {
        SINGLE_HIT: first.get(rule.id) ?? 'otherRole',
        MULTIPLE_HIT: all.get(rule.id) ?? 'otherRole',
      },
    }));
  }, [rules, device]);

  const columns = useMemo<TableColumn<Traced>[]>(() => {
    const words = ({ rule, verdicts }: Traced, asType: ProductMappingType): string => {
      const verdict = verdicts[asType];
      if (verdict !== 'otherGroups') return t(`trace.verdict.${verdict}`);
      const missing = rule.groups.filter((id) => !device.groups.includes(id));
      const kind = rule.groupsLogicOperator === 'OR' ? 'disjunction' : 'conjunction';
      return t('trace.verdict.otherGroups', {
        groups: new Intl.ListFormat(locale, { type: kind }).format(missing.map(names.group)),
      });
    };
    return [
      {
        id: 'rule',
        header: t('trace.rule'),
        value: ({ rank, rule }) =>
          t('list.name', { rank, role: names.role(rule.roleId), product: rule.product?.name ?? '' }),
        share: 2,
        isRemovable: false,
        disableSortBy: true,
      },
      ...productMappingTypes.toReversed().map(
        (asType): TableColumn<Traced> => ({
          id: asType,
          header: asType === type ? t('trace.chosen', { name: t(`trace.${asType}`) }) : t(`trace.${asType}`),
          value: (row) => words(row, asType),
          cell: { type: 'Tags', tags: (row) => [{ label: words(row, asType), tone: tones[row.verdicts[asType]] }] },
          disableSortBy: true,
        }),
      ),
    ];
  }, [t, locale, names, device, type]);

  if (rules.length === 0) return <p className="trace-note">{t('trace.noRules')}</p>;
  return (
    <>
      <p className="trace-result" role="status">
        {hits.length === 0 ? t('trace.resultNone') : t('trace.result', { products: outcome(hits) })}
      </p>
      <div className="trace-table">
        <DataTable
          label={t('trace.table')}
          groupTitle={t('trace.table')}
          columns={columns}
          rows={rows}
          rowId={({ rule }) => rule.id}
          pageSize="all"
          search={false}
          tools={false}
        />
      </div>
    </>
  );
}
