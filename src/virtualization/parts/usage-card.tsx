import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import type { Machine } from '../../console/virtualization/machine-shape.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { ProgressBar, type ProgressBarProps } from '../../ui/progress-bar/progress-bar.tsx';
import type { History } from '../contract.ts';
import { useMeasures } from '../use-measures.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { Card } from './card.tsx';
import { ChartButton } from './chart-button.tsx';
import type { ShownReadings } from './readings-dialog.tsx';

export interface UsageCardProps {
  machine: Machine;
  histories: ReadonlySignal<ReadonlyMap<string, History>>;
  onOpen(shown: ShownReadings): void;
}

const whole = { least: 0, most: 100 };

/** How much of its processors and its memory a machine uses now, and how that went. */
export function UsageCard({ machine: { cpu, memory }, histories, onOpen }: UsageCardProps) {
  useSignals();
  const t = useMessages(virtualizationMessages);
  const format = useFormat();
  const { percent } = useMeasures();
  const usedPercent = memory.total === 0 ? 0 : (memory.used / memory.total) * 100;
  const chart = (id: string, name: string, share: number) => (
    <ChartButton
      name={name}
      unit="PERCENT"
      history={histories.value.get(id)}
      range={whole}
      tone={toneOf(share)}
      onOpen={onOpen}
    />
  );
  return (
    <Card title={t('usage.label')}>
      <div className="machine-usage">
        <ProgressBar
          role="meter"
          label={t('usage.cpu')}
          value={cpu.usedPercent}
          valueText={t('usage.cpuOf', { percent: percent(cpu.usedPercent), count: cpu.cores })}
          tone={toneOf(cpu.usedPercent)}
        />
        {chart('cpu', t('usage.cpu'), cpu.usedPercent)}
      </div>
      <div className="machine-usage">
        <ProgressBar
          role="meter"
          label={t('usage.memory')}
          value={usedPercent}
          valueText={t('usage.usedOf', { used: format.bytes(memory.used), total: format.bytes(memory.total) })}
          tone={toneOf(usedPercent)}
        />
        {chart('memory', t('usage.memory'), usedPercent)}
      </div>
    </Card>
  );
}

/** Of a share in use: hypervisors warn of three quarters, and of nine tenths in earnest. */
function toneOf(share: number): NonNullable<ProgressBarProps['tone']> & ('accent' | 'warning' | 'danger') {
  if (share >= 90) return 'danger';
  return share >= 75 ? 'warning' : 'accent';
}
