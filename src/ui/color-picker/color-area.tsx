import type { KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { limits } from '../limits.ts';
import { type Hsv, hsvToHex } from './color.ts';
import { colorPickerMessages } from './messages.ts';

export interface ColorAreaProps {
  hsv: Hsv;
  isDisabled: boolean;
  onMove(part: Partial<Hsv>): void;
  onComplete(): void;
}

/** Saturation along the line, brightness upward: one slider for both, as no role has two values. */
export function ColorArea({ hsv, isDisabled, onMove, onComplete }: ColorAreaProps) {
  const t = useMessages(colorPickerMessages);
  const { hue, saturation, brightness } = hsv;

  const moveTo = (event: PointerEvent<HTMLElement>) => onMove(placeIn(event.currentTarget, event));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const part = isDisabled ? undefined : moveByKey(hsv, event);
    if (part === undefined) return;
    event.preventDefault();
    onMove(part);
    onComplete();
  };

  return (
    <div
      className="color-area"
      part="area"
      role="slider"
      tabIndex={isDisabled ? -1 : 0}
      aria-label={t('area')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(saturation)}
      aria-valuetext={t('areaValue', { saturation: Math.round(saturation), brightness: Math.round(brightness) })}
      aria-disabled={isDisabled || undefined}
      style={{
        blockSize: limits.colorPicker.areaHeight,
        backgroundColor: hsvToHex({ hue, saturation: 100, brightness: 100 }),
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (isDisabled || event.button !== 0) return;
        // From here on the area hears of the pointer wherever it goes, also outside the element and the window.
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
      onLostPointerCapture={onComplete}
    >
      <span
        className="color-area-thumb"
        style={{
          insetInlineStart: `${saturation}%`,
          insetBlockStart: `${100 - brightness}%`,
          backgroundColor: hsvToHex(hsv),
        }}
      />
    </div>
  );
}

function placeIn(area: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Partial<Hsv> {
  const { left, top, width, height } = area.getBoundingClientRect();
  const fromLeft = within((100 * (clientX - left)) / width);
  return {
    saturation: isMirrored(area) ? 100 - fromLeft : fromLeft,
    brightness: 100 - within((100 * (clientY - top)) / height),
  };
}

function moveByKey(hsv: Hsv, event: KeyboardEvent<HTMLElement>): Partial<Hsv> | undefined {
  const step = event.shiftKey ? 10 : 1;
  // From whole percents to whole percents: what a pointer left in between is nothing that a key would aim at.
  const saturate = (by: number) => ({ saturation: within(Math.round(hsv.saturation) + by) });
  const brighten = (by: number) => ({ brightness: within(Math.round(hsv.brightness) + by) });
  const forward = isMirrored(event.currentTarget) ? -step : step;
  switch (event.key) {
    case 'ArrowRight':
      return saturate(forward);
    case 'ArrowLeft':
      return saturate(-forward);
    case 'ArrowUp':
      return brighten(step);
    case 'ArrowDown':
      return brighten(-step);
    case 'PageUp':
      return brighten(10);
    case 'PageDown':
      return brighten(-10);
    case 'Home':
      return { saturation: 0 };
    case 'End':
      return { saturation: 100 };
    default:
      return undefined;
  }
}

const within = (percent: number) => Math.min(100, Math.max(0, percent));

const isMirrored = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl';
