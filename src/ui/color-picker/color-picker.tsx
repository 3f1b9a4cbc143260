import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type Ref, useCallback, useId, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../host/use-host.ts';
import type { ControlProps } from '../field/field.tsx';
import { KeptCaret } from '../field/kept-caret.tsx';
import { limits } from '../limits.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { ColorArea } from './color-area.tsx';
import css from './color-picker.css';
import { createColorPickerModel } from './color-picker-model.ts';
import { HueSlider } from './hue-slider.tsx';
import { colorPickerMessages } from './messages.ts';
import { readColor } from './read-color.ts';
import { SwatchList } from './swatch-list.tsx';
import { presets, type Swatch } from './swatches.ts';

export interface ColorPickerProps {
  /** `#rrggbb`; other spellings of a colour are read too. Empty: none. */
  value: string;
  /** Gets `#rrggbb`, or the text as it was typed where that is no colour, or nothing. */
  onChange(value: string): void;
  /** A change is over: the pointer was released, a key pressed, the field left. */
  onComplete?(): void;
  /** In the place of the fifteen presets. */
  swatches?: readonly Swatch[] | undefined;
  /** Colours that were used last, newest first; the owner keeps them. The first five are shown. */
  recent?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Shown under the hex field, where no frame around it says what is wrong. */
  error?: string | undefined;
  /** What a frame around it gives to its control: here the hex field. */
  control?: ControlProps;
  ref?: Ref<HTMLInputElement>;
}

const recentColors = 5;

/**
 * Hex field, swatches, saturation and brightness, hue. Spec 003 §2. The two sliders are our own: react-colorful writes a
 * style element by innerHTML, which Trusted Types refuse, speaks English only, and mirrors nothing from right to left.
 */
export function ColorPicker(props: ColorPickerProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(colorPickerMessages);
  const { value, swatches, recent = [], error, control, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const model = useModel(() =>
    createColorPickerModel({
      value,
      read: readColor,
      onChange: (next) => latest.current.onChange(next),
      onComplete: () => latest.current.onComplete?.(),
    }),
  );
  useLayoutEffect(() => model.accept(value), [model, value]);
  const complete = useCallback(() => model.complete(), [model]);
  const errorId = useId();

  const isDisabled = props.disabled === true;
  // What only chooses is nothing to read.
  const canChoose = props.readOnly !== true || isDisabled;
  const color = model.color.value;
  const offered = Array.isArray(swatches) ? swatches : presets.map((one) => ({ value: one.value, label: t(one.name) }));
  const shownRecent = (Array.isArray(recent) ? recent : []).slice(0, recentColors);
  return (
    <div className="color-picker" part="color-picker" style={{ inlineSize: limits.colorPicker.width }}>
      <div className="color-picker-hex">
        <span
          className={color === undefined ? 'color-chip color-chip-none' : 'color-chip'}
          part="chip"
          style={{ backgroundColor: color }}
        />
        <input
          {...control}
          ref={input}
          type="text"
          className="field-box color-picker-text"
          part="input"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="#000000"
          aria-label={t('hex')}
          aria-invalid={error === undefined ? control?.['aria-invalid'] : true}
          aria-describedby={error === undefined ? control?.['aria-describedby'] : errorId}
          disabled={isDisabled}
          readOnly={props.readOnly}
          value={model.text.value}
          onChange={(event) => model.type(event.currentTarget.value)}
          onBlur={() => model.leave()}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) model.leave();
          }}
        />
        <KeptCaret field={input} value={model.text.value} />
      </div>
      {error !== undefined && (
        <p id={errorId} className="color-picker-error">
          {error}
        </p>
      )}
      {canChoose && (
        <SwatchList
          isDisabled={isDisabled}
          label={t('presetColors')}
          swatches={offered}
          color={color}
          onChoose={(next) => model.choose(next)}
        />
      )}
      {canChoose && shownRecent.length > 0 && (
        <div className="color-picker-recent">
          <span className="color-picker-caption" aria-hidden="true">
            {t('recent')}
          </span>
          <SwatchList
            isDisabled={isDisabled}
            label={t('recent')}
            swatches={shownRecent.map((recentValue) => ({ value: recentValue }))}
            color={color}
            onChoose={(next) => model.choose(next)}
          />
        </div>
      )}
      {canChoose && (
        <ColorArea
          isDisabled={isDisabled}
          hsv={model.hsv.value}
          onMove={(part) => model.move(part)}
          onComplete={complete}
        />
      )}
      {canChoose && (
        <HueSlider
          isDisabled={isDisabled}
          hue={model.hsv.value.hue}
          onMove={(hue) => model.move({ hue })}
          onComplete={complete}
        />
      )}
    </div>
  );
}
