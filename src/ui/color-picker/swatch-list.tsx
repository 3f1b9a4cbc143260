import { type KeyboardEvent, useState } from 'react';
import { CheckIcon } from '../icon/tick-icons.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { inkOn } from './color.ts';
import { readColor } from './read-color.ts';
import type { Swatch } from './swatches.ts';

export interface SwatchListProps {
  label: string;
  swatches: readonly Swatch[];
  /** `#rrggbb` of the colour that is chosen. */
  color: string | undefined;
  isDisabled: boolean;
  onChoose(color: string): void;
}

/** As many as stand in a row, which arrows up and down go by. */
const columns = 5;

/** One stop of Tab; arrows walk, Enter and Space choose. */
export function SwatchList({ label, swatches, color, isDisabled, onChoose }: SwatchListProps) {
  const known = swatches.flatMap(({ value, label: name }) => {
    const hex = readColor(value);
    return hex === undefined ? [] : [{ hex, label: name ?? hex }];
  });
  const [visited, setVisited] = useState<number>();
  const chosen = known.findIndex(({ hex }) => hex === color);
  const stop = Math.min(visited ?? Math.max(0, chosen), known.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = targetOf(event, stop, known.length);
    if (next === undefined) return;
    event.preventDefault();
    setVisited(next);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')[next]?.focus();
  };

  return (
    <div
      className="color-swatches"
      part="swatches"
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onKeyDown={onKeyDown}
      onBlur={() => setVisited(undefined)}
    >
      {known.map((swatch, index) => (
        <Tooltip key={swatch.hex} text={swatch.label} describes={false}>
          <button
            type="button"
            role="option"
            className="color-swatch"
            part="swatch"
            tabIndex={index === stop && !isDisabled ? 0 : -1}
            aria-label={swatch.label}
            aria-selected={index === chosen}
            aria-disabled={isDisabled || undefined}
            style={{ backgroundColor: swatch.hex, color: inkOn(swatch.hex) }}
            onFocus={() => setVisited(index)}
            onClick={() => {
              if (!isDisabled) onChoose(swatch.hex);
            }}
          >
            {index === chosen && <CheckIcon bold />}
          </button>
        </Tooltip>
      ))}
    </div>
  );
}

function targetOf(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  const step = steps[event.key];
  if (step === undefined) return undefined;
  const next = at + step;
  return next >= 0 && next < count ? next : at;
}
