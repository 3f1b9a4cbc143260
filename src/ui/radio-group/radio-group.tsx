import { type KeyboardEvent, type RefCallback, useId, useRef } from 'react';
import tick from '../checkbox/tick.css';
import { Field, type FieldProps } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import { contains } from '../shadow-dom.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './radio-group.css';
import { RadioItem } from './radio-item.tsx';
import type { RadioOption } from './radio-option.ts';

export interface RadioGroupProps extends FieldProps {
  options: readonly RadioOption[];
  /** `undefined` where nothing is chosen yet. */
  value: string | undefined;
  onChange(value: string): void;
  /** Default `cards` where an option has an image, else `plain`. */
  look?: 'plain' | 'cards' | undefined;
  /** Of plain ones: below each other, or in a line that wraps. Default `column`. */
  arrangement?: 'column' | 'row' | undefined;
  /** The focus went from the group. */
  onLeave?: (() => void) | undefined;
  /** The option that takes the focus: the chosen one, else the first that can be chosen. */
  ref?: RefCallback<HTMLElement> | undefined;
}

/** One of a few. Nothing is required of somebody who can choose nothing: with all options disabled there is no asterisk. */
export function RadioGroup(props: RadioGroupProps) {
  useThemedStyles(tick, css);
  const { frame, own } = splitField(props);
  const { disabled, readOnly, options, value, onChange, arrangement = 'column', onLeave, ref } = own;
  const { look = options.some(({ image }) => image) ? 'cards' : 'plain' } = own;
  const name = useId();
  const isAimed = useRef(false);
  const chosen = options.find((option) => option.value === value);
  const entry = chosen ?? options.find((option) => !option.disabled);
  return (
    <Field
      {...frame}
      required={frame.required === true && !areAllDisabled(options)}
      role="radiogroup"
      readOnly={readOnly}
      part="radio-group"
    >
      {() => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hears when the focus leaves the group
        <div
          className={`radio-group radio-group-${look} radio-group-${arrangement}`}
          onPointerDown={(event) => {
            isAimed.current = (event.target as Element).closest('.radio') !== null;
          }}
          onFocus={(event) => {
            // Whatever brings the focus from outside, a label or a form, brings it to the first; but a press means its own.
            if (contains(event.currentTarget, event.relatedTarget) || isAimed.current) return;
            const checked = event.currentTarget.querySelector<HTMLElement>('.radio-input:checked:enabled');
            if (checked && event.target.matches('.radio-input')) checked.focus();
          }}
          onKeyDown={(event) => {
            const next = radioAfter(event);
            if (next === undefined) return;
            event.preventDefault();
            if (readOnly === true) return;
            next.focus();
            next.click();
          }}
          onBlur={(event) => {
            if (contains(event.currentTarget, event.relatedTarget)) return;
            isAimed.current = false;
            onLeave?.();
          }}
        >
          {options.map((option) => (
            <RadioItem
              key={option.value}
              name={name}
              option={option}
              isCard={look === 'cards'}
              isChecked={option.value === value}
              isDisabled={disabled === true || option.disabled === true}
              isReadOnly={readOnly === true}
              // What is wrong is what was chosen; only where nothing was it is all of them.
              isInvalid={frame.error !== undefined && (chosen === undefined || option === chosen)}
              ref={option === entry ? ref : undefined}
              onCheck={() => onChange(option.value)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

/** Where an arrow goes: round the enabled ones. Left to itself WebKit ends at the last. */
function radioAfter({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLInputElement | undefined {
  const radios = [...currentTarget.querySelectorAll<HTMLInputElement>('.radio-input:enabled')];
  const at = radios.indexOf(target as HTMLInputElement);
  const isMirrored = currentTarget.matches(':dir(rtl)');
  const forward = ['ArrowDown', isMirrored ? 'ArrowLeft' : 'ArrowRight'];
  const back = ['ArrowUp', isMirrored ? 'ArrowRight' : 'ArrowLeft'];
  if (at < 0 || ![...forward, ...back].includes(key)) return undefined;
  return radios.at((at + (forward.includes(key) ? 1 : -1)) % radios.length);
}

export function areAllDisabled(options: readonly Pick<RadioOption, 'disabled'>[]): boolean {
  return options.every((option) => option.disabled === true);
}
