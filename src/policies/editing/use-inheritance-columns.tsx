import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import type { TableColumn, TagTone } from '../../ui/table/table-types.ts';
import type { PathStep } from '../contract.ts';
import type { Inherited } from '../inheritance/part-kinds.ts';
import { rowPath, type Standing, standingOf } from '../inheritance/standing.ts';
import { InheritancePath } from './inheritance-path.tsx';
import { policiesMessages } from './policies-messages.ts';
import { usePolicy } from './policy-context.ts';

const tones: Readonly<Record<Standing, TagTone>> = { own: 'neutral', inherited: 'blue', overridden: 'amber' };

/** Whether a row is inherited, and on which way. */
export function useInheritanceColumns<Row extends Inherited<unknown>>(
  path: readonly PathStep[],
  idOf: (row: Row) => string,
): readonly TableColumn<Row>[] {
  const t = useMessages(policiesMessages);
  const { openPolicy } = usePolicy();
  return useMemo(() => {
    const stepsOf = (row: Row) => rowPath(path, idOf(row), standingOf(row));
    return [
      {
        id: 'standing',
        header: t('standing'),
        value: (row) => t(`standings.${standingOf(row)}`),
        cell: {
          type: 'Tags',
          tags: (row) => [{ label: t(`standings.${standingOf(row)}`), tone: tones[standingOf(row)] }],
        },
        priority: 1,
        minWidth: 110,
        compactWidth: 110,
      },
      {
        id: 'source',
        header: t('source'),
        value: (row) => {
          const source = path.find(({ id }) => id === row.inheritance.sourcePolicyId);
          return standingOf(row) === 'own' || source === undefined ? t('sources.own') : visible(source.name);
        },
        cell: {
          type: 'StickyPopover',
          content: (row) => <InheritancePath steps={stepsOf(row)} onOpen={openPolicy} />,
        },
        priority: 3,
        minWidth: 120,
      },
    ];
  }, [path, idOf, openPolicy, t]);
}
