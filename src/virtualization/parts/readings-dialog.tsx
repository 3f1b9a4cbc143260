import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Sparkline } from '../../ui/sparkline/sparkline.tsx';
import { type Range, rangeOf } from '../../ui/sparkline/sparkline-path.ts';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/table-types.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import type { History } from '../contract.ts';
import { useMeasures } from '../use-measures.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { hoursOf } from './hours-of.ts';
import css from './readings-dialog.css';

/** Of what all readings are shown. */
export interface ShownReadings {
  readonly id: string;
  readonly name: string;
  readonly unit: string | null;
  readonly range?: Range | undefined;
}

export interface ReadingsDialogProps {
  shown: ShownReadings;
  histories: ReadonlySignal<ReadonlyMap<string, History>>;
  onClose(): void;
}

interface Reading {
  readonly time: number;
  readonly value: number | null;
}

/** Every reading of the last hours, drawn and in a table, and kept up to date while it is open. */
export function ReadingsDialog({ shown: { id, name, unit, range }, histories, onClose }: ReadingsDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(virtualizationMessages);
  const measures = useMeasures();
  const history = histories.value.get(id);
  const rows = useMemo(() => readingsOf(history), [history]);
  const columns = useMemo<TableColumn<Reading>[]>(
    () => [
      { id: 'time', header: t('sensors.time'), cell: { type: 'Date' }, isRemovable: false, minWidth: 180, share: 2 },
      {
        id: 'value',
        header: t('sensors.value'),
        text: ({ value }) => (value === null ? '' : measures.reading(value, unit)),
        cell: { type: 'Text', text: ({ value }) => (value === null ? '' : measures.reading(value, unit)) },
        minWidth: 120,
      },
    ],
    [t, measures, unit],
  );
  const read = (history?.values ?? []).filter((value) => value !== null);
  const ends = range ?? rangeOf(read);
  const say = (value: number) => measures.reading(value, unit);
  return (
    <Dialog
      title={t('sensors.readings', { name: visible(name) })}
      size="large"
      initialFocus="title"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('sensors.close')}</Button>}
    >
      {history === undefined || ends === undefined ? (
        <p>{t('sensors.noReadings')}</p>
      ) : (
        <div className="readings">
          <p className="readings-summary">
            {t('sensors.summary', {
              lowest: say(Math.min(...read)),
              highest: say(Math.max(...read)),
              average: say(averageOf(read)),
            })}
          </p>
          <div className="readings-chart">
            <span className="readings-scale numeric" aria-hidden="true">
              <span>{say(ends.most)}</span>
              <span>{say(ends.least)}</span>
            </span>
            <Sparkline
              label={t('usage.lastHours', { name: visible(name), count: hoursOf(history) })}
              values={history.values}
              format={say}
              range={ends}
            />
            <span className="readings-times" aria-hidden="true">
              <span>{t('usage.ago', { count: hoursOf(history) })}</span>
              <span>{t('usage.now')}</span>
            </span>
          </div>
          <div className="readings-table">
            <DataTable
              label={t('sensors.readings', { name: visible(name) })}
              columns={columns}
              rows={rows}
              rowId={({ time }) => String(time)}
              search={false}
              tools={false}
              exportAction={false}
              pageSize="all"
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** The newest first. */
function readingsOf(history: History | undefined): readonly Reading[] {
  if (history === undefined) return [];
  const { start, interval, values } = history;
  return values.map((value, index) => ({ time: start + index * interval, value })).reverse();
}

function averageOf(values: readonly number[]): number {
  let sum = 0;
  for (const value of values) sum += value;
  return Math.round((sum / Math.max(1, values.length)) * 10) / 10;
}
