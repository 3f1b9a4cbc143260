/**
 * The text in the hex field and the colour of the sliders, which are two things: half a hex code is no colour, and grey
 * has no hue of its own though its slider stands somewhere. What was typed stays as it was typed until the field is left.
 */
import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Hsv, hexToHsv, hsvToHex } from './color.ts';

export interface ColorPickerOptions {
  value: string;
  /** `#rrggbb` of a text; `undefined` where it is no colour. */
  read(text: string): string | undefined;
  /** `#rrggbb`, or as it was typed where that is no colour, or empty. */
  onChange(value: string): void;
  /** The change is over: the pointer was released, a key pressed, the field left. */
  onComplete(): void;
}

interface Shape {
  /** In the hex field. */
  text: ReadonlySignal<string>;
  /** `#rrggbb` of the text; `undefined` while there is none. */
  color: ReadonlySignal<string | undefined>;
  /** Where the sliders stand. */
  hsv: ReadonlySignal<Hsv>;
  isInvalid: ReadonlySignal<boolean>;
  /** The owner's value; what came from here does not come back. */
  accept(value: string): void;
  type(text: string): void;
  /** The field was left: a colour is now written as hex. */
  leave(): void;
  move(part: Partial<Hsv>): void;
  /** Ends a change by `move` or `type`; nothing where there was none. */
  complete(): void;
  choose(color: string): void;
}
export type ColorPickerModel = Model<Shape>;

export function createColorPickerModel(options: ColorPickerOptions): ColorPickerModel {
  return new (createModel<Shape>(() => colorPickerModel(options)))();
}

function colorPickerModel({ value, read, onChange, onComplete }: ColorPickerOptions): Shape {
  const text = signal('');
  const hsv = signal<Hsv>({ hue: 0, saturation: 0, brightness: 100 });
  const color = computed(() => read(text.value));
  let last: string | undefined;
  let isPending = false;

  function standAt(hex: string | undefined) {
    if (hex === undefined || hex === hsvToHex(hsv.peek())) return;
    const next = hexToHsv(hex);
    const { hue, saturation } = hsv.peek();
    // Black and grey leave the sliders where they are, so that the way back is the way they came.
    hsv.value = {
      hue: next.saturation === 0 ? hue : next.hue,
      saturation: next.brightness === 0 ? saturation : next.saturation,
      brightness: next.brightness,
    };
  }

  function tell(next: string) {
    if (next === last) return;
    last = next;
    isPending = true;
    onChange(next);
  }

  function complete() {
    if (!isPending) return;
    isPending = false;
    onComplete();
  }

  function accept(next: string) {
    if (next === last) return;
    last = next;
    isPending = false;
    text.value = read(next) ?? next;
    standAt(color.peek());
  }

  accept(value);
  return {
    text,
    color,
    hsv,
    isInvalid: computed(() => color.value === undefined && text.value.trim() !== ''),
    accept,
    complete,

    type(next) {
      text.value = next;
      standAt(color.peek());
      tell(color.peek() ?? next.trim());
    },

    leave() {
      text.value = color.peek() ?? text.peek();
      complete();
    },

    move(part) {
      hsv.value = { ...hsv.peek(), ...part };
      text.value = hsvToHex(hsv.peek());
      tell(text.peek());
    },

    choose(next) {
      const hex = read(next);
      if (hex === undefined) return;
      text.value = hex;
      standAt(hex);
      tell(hex);
      complete();
    },
  };
}
