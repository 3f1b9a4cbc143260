/** The view of `<rmm-product-bill>`: of which organization and month, and the bill. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { type ElementValues, tagName } from '../../host/element-definition.ts';
import { useHost, useLocale, useMessages, useMethods } from '../../host/use-host.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Faces } from '../../ui/faces/faces.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { BillHead } from './bill-head.tsx';
import { billMessages } from './bill-messages.ts';
import { createBill } from './bill-model.ts';
import { BillSheet } from './bill-sheet.tsx';
import { BillSkeleton } from './bill-skeleton.tsx';
import { isMonth, monthName } from './months.ts';
import css from './product-bill.css';
import type { BillChoice, productBillDefinition } from './product-bill-definition.ts';

type Definition = typeof productBillDefinition;

interface Trial {
  readonly clientId: string | undefined;
  readonly productIds: readonly string[];
}

const none: readonly string[] = [];

/** `<rmm-product-bill>` */
export function ProductBillElement({ clientId, month: wanted }: ElementValues<Definition>) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(billMessages);
  const locale = useLocale();
  const { client, configuration, emit, reflect, report } = useHost<Definition>();
  const bill = useModel(() => createBill(client));
  const isAllowed = configuration.value.permissions.canManageProducts !== false;
  const isBad = wanted !== undefined && wanted !== '' && !isMonth(wanted);
  const month = isBad || wanted === '' ? undefined : wanted;
  const isChosen = isAllowed && clientId !== undefined && clientId !== '';
  useMethods<Definition>({ refresh: () => bill.refresh() });
  useEffect(() => {
    if (isBad)
      report(new TypeError(`<${tagName('product-bill')}>: month is such as 2026-10, not ${wanted}: it is left out.`));
  }, [isBad, wanted, report]);
  const [trial, setTrial] = useState<Trial>();
  // What was tried for one organization says nothing of another.
  const tried = trial !== undefined && trial.clientId === clientId ? trial.productIds : none;
  useEffect(() => {
    if (isChosen) bill.ask({ clientId, tried, ...(month !== undefined && { month }) });
    else bill.reset();
  }, [bill, isChosen, clientId, month, tried]);

  const choose = (choice: BillChoice) => {
    reflect({ clientId: choice.clientId, month: choice.month });
    emit('rmm-bill-change', choice);
  };
  const state = bill.state.value;
  const changes = bill.changes.value;
  return (
    <section className="bill" aria-label={t('label')}>
      {!isAllowed ? (
        <EmptyState title={t('noPermissionTitle')} text={t('noPermissionText')} />
      ) : (
        <>
          <BillHead
            bill={bill}
            clientId={clientId || undefined}
            month={month}
            tried={tried}
            onChoose={choose}
            onTry={(productIds) => setTrial({ clientId, productIds })}
          />
          {isChosen ? (
            <Faces
              state={state}
              skeleton={<BillSkeleton />}
              isEmpty={({ lines, unbilledTimeEntries }) => lines.length === 0 && unbilledTimeEntries.length === 0}
              empty={
                <EmptyState
                  title={t('emptyTitle')}
                  text={t('emptyText', { month: 'value' in state ? monthName(state.value.month, locale) : '' })}
                />
              }
              failedTitle={t('failed')}
              onRetry={bill.retry}
            >
              {(shown) => (
                <BillSheet
                  key={`${clientId} ${shown.month}`}
                  bill={shown}
                  clientId={clientId}
                  changes={changes}
                  tried={tried}
                  isBusy={state.status === 'refreshing'}
                />
              )}
            </Faces>
          ) : (
            <EmptyState title={t('chooseTitle')} text={t('chooseText')} />
          )}
        </>
      )}
    </section>
  );
}
