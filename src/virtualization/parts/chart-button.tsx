import { visible } from '../../base/visible.ts';
import { useMessages } from '../../host/use-host.ts';
import { Sparkline, type SparklineTone } from '../../ui/sparkline/sparkline.tsx';
import type { Range } from '../../ui/sparkline/sparkline-path.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import type { History } from '../contract.ts';
import { useMeasures } from '../use-measures.ts';
import { virtualizationMessages } from '../virtualization-messages.ts';
import { hoursOf } from './hours-of.ts';
import type { ShownReadings } from './readings-dialog.tsx';

export interface ChartButtonProps {
  name: string;
  unit: string | null;
  /** Undefined where nothing is read of it. */
  history: History | undefined;
  range?: Range;
  tone?: SparklineTone;
  onOpen(shown: ShownReadings): void;
}

/** The last hours of something; a press shows every reading. */
export function ChartButton({ name, unit, history, range, tone, onOpen }: ChartButtonProps) {
  const t = useMessages(virtualizationMessages);
  const measures = useMeasures();
  if (history === undefined || history.values.length === 0) return <span className="machine-chart" />;
  const shown = visible(name);
  return (
    <Tooltip text={t('sensors.show', { name: shown })}>
      <button type="button" className="machine-chart" onClick={() => onOpen({ id: history.id, name, unit, range })}>
        <Sparkline
          label={t('usage.lastHours', { name: shown, count: hoursOf(history) })}
          values={history.values}
          format={(value) => measures.reading(value, unit)}
          range={range}
          tone={tone}
        />
      </button>
    </Tooltip>
  );
}
