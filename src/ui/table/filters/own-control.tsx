/** A filter that the caller draws: as React content, or by itself into an element. */
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AnyFilter, FilterControlProps } from './filter-kind.ts';

export function OwnControl({ filter, value, onChange, place }: FilterControlProps<'UserDefined'>) {
  const control = { value, onChange };
  return (
    <div className="filter-own" role="group" aria-label={filter.label}>
      {place !== 'header' && <span className="filter-own-label">{filter.label}</span>}
      {filter.mount ? <Mounted mount={filter.mount} current={value} onChange={onChange} /> : filter.render?.(control)}
    </div>
  );
}

interface MountedProps {
  mount: NonNullable<AnyFilter['mount']>;
  current: unknown;
  onChange(value: unknown): void;
}

/** Drawn anew for a value that did not come from the control itself, such as when filters are cleared. */
function Mounted({ mount, current, onChange }: MountedProps) {
  const container = useRef<HTMLDivElement>(null);
  const own = useRef(current);
  const draw = useEffectEvent((element: HTMLElement) =>
    mount(element, {
      value: current,
      onChange(value) {
        own.current = value;
        onChange(value);
      },
    }),
  );
  const isOwn = Object.is(own.current, current);
  const generation = useRef(0);
  if (!isOwn) {
    own.current = current;
    generation.current += 1;
  }
  const drawn = generation.current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` says that the value came from elsewhere
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const stop = draw(element);
    return () => {
      stop?.();
      element.replaceChildren();
    };
  }, [drawn]);
  return <div ref={container} className="filter-own-content" />;
}
