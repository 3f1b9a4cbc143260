import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import type { Machine } from '../../console/virtualization/machine-shape.ts';
import { useMessages } from '../../host/use-host.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { severityOf } from '../concerns.ts';
import type { History } from '../contract.ts';
import { useMeasures } from '../use-measures.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { Card } from './card.tsx';
import { ChartButton } from './chart-button.tsx';
import type { ShownReadings } from './readings-dialog.tsx';
import { StatusTag } from './status-tag.tsx';

export interface SensorCardProps {
  sensors: Machine['healthSensors'];
  histories: ReadonlySignal<ReadonlyMap<string, History>>;
  onOpen(shown: ShownReadings): void;
}

/** What watches over the hardware: those that are not well first. */
export function SensorCard({ sensors, histories, onOpen }: SensorCardProps) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const measures = useMeasures();
  const rank = ({ status }: Machine['healthSensors'][number]) =>
    ['danger', 'warning', undefined].indexOf(severityOf(status));
  return (
    <Card title={t('sensors.label')} isWide>
      {sensors.length === 0 && <p className="machine-none">{t('sensors.none')}</p>}
      <ul className="machine-sensors">
        {sensors
          .toSorted((one, other) => rank(one) - rank(other))
          .map(({ id, name, status, value, unit }) => (
            <li key={id} className="machine-sensor">
              <UntrustedText text={name} className="machine-row-name" />
              <StatusTag status={status} />
              <span className="machine-sensor-value numeric">
                <bdi>{value === null ? t('sensors.noValue') : measures.reading(value, unit)}</bdi>
              </span>
              <ChartButton
                name={name}
                unit={unit}
                history={histories.value.get(id)}
                tone={severityOf(status) ?? 'accent'}
                onOpen={onOpen}
              />
            </li>
          ))}
      </ul>
    </Card>
  );
}
