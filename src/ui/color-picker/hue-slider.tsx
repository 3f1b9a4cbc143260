import { useCallback } from 'react';
import type { MessageKey } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { hsvToHex } from './color.ts';
import type en from './messages.en.json';
import { colorPickerMessages } from './messages.ts';

export interface HueSliderProps {
  /** Degrees. */
  hue: number;
  isDisabled: boolean;
  onMove(hue: number): void;
  onComplete(): void;
}

/** A native range: keys, touch, screen readers and right-to-left are the browser's. */
export function HueSlider({ hue, isDisabled, onMove, onComplete }: HueSliderProps) {
  const t = useMessages(colorPickerMessages);
  const degrees = Math.round(hue) % 360;
  // React's onChange is the browser's input event; the end of a change is heard of only from the browser itself.
  const listen = useCallback(
    (input: HTMLInputElement) => {
      input.addEventListener('change', onComplete);
      return () => input.removeEventListener('change', onComplete);
    },
    [onComplete],
  );
  return (
    <input
      ref={listen}
      type="range"
      className="color-hue"
      part="hue"
      min={0}
      // 360 is red again.
      max={359}
      value={degrees}
      disabled={isDisabled}
      aria-label={t('hue')}
      aria-valuetext={t('hueValue', { degrees, name: t(nameOfHue(degrees)) })}
      style={{ color: hsvToHex({ hue: degrees, saturation: 100, brightness: 100 }) }}
      onChange={(event) => {
        if (!isDisabled) onMove(event.currentTarget.valueAsNumber);
      }}
    />
  );
}

const names = [
  [15, 'hues.red'],
  [45, 'hues.orange'],
  [70, 'hues.yellow'],
  [165, 'hues.green'],
  [195, 'hues.cyan'],
  [255, 'hues.blue'],
  [290, 'hues.purple'],
  [345, 'hues.pink'],
] as const satisfies readonly [number, MessageKey<typeof en>][];

/** Degrees tell nobody what is seen. */
function nameOfHue(degrees: number): (typeof names)[number][1] {
  return names.find(([end]) => degrees < end)?.[1] ?? 'hues.red';
}
