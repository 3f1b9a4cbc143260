import { useSignals } from '@preact/signals-react/runtime';
import { useFormat } from '../../host/use-format.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import type { MappingCounts } from '../psa-shapes.ts';
import { mappingStates, type Provider } from '../psa-terms.ts';
import type { Workbench } from './model/workbench-model.ts';
import css from './state-counts.css';
import { useWorkbenchMessages } from './words/workbench-messages.ts';

type Shown = 'ALL' | (typeof mappingStates)[number];

const countOf: Readonly<Record<Shown, (counts: MappingCounts) => number | null | undefined>> = {
  ALL: ({ total }) => total,
  MAPPED: ({ mapped }) => mapped,
  UNMAPPED: ({ unmapped }) => unmapped,
  STALE: ({ stale }) => stale,
  AMBIGUOUS: ({ ambiguous }) => ambiguous,
};
const all: readonly Shown[] = ['ALL', ...mappingStates];

interface StateCountsProps {
  bench: Pick<Workbench, 'counts' | 'state' | 'show'>;
  provider: Provider;
}

/** How many organizations are mapped, and a press to show those alone. */
export function StateCounts({ bench, provider }: StateCountsProps) {
  useSignals();
  useThemedStyles(css);
  const t = useWorkbenchMessages();
  const format = useFormat();
  const counts = bench.counts.value;
  const shown = bench.state.value ?? 'ALL';
  return (
    <fieldset className="state-counts" aria-label={t('counts.label')}>
      {all.map((state) => {
        const count = counts && countOf[state](counts);
        const hint = state === 'STALE' || state === 'AMBIGUOUS' ? t(`counts.hints.${state}.${provider}`) : undefined;
        return (
          <Tooltip key={state} text={hint}>
            <button
              type="button"
              className={`state-count state-count-${state.toLowerCase()}`}
              aria-pressed={shown === state}
              aria-busy={counts === undefined || undefined}
              onClick={() => bench.show(state === 'ALL' ? undefined : state)}
            >
              <span>{t(`counts.${state}`)}</span>{' '}
              <span className="state-count-number">
                {count == null ? (
                  <>
                    <span aria-hidden="true">{t('counts.pending')}</span>
                    <span className="visually-hidden">{t('counts.notCounted')}</span>
                  </>
                ) : (
                  format.number(count)
                )}
              </span>
            </button>
          </Tooltip>
        );
      })}
    </fieldset>
  );
}
