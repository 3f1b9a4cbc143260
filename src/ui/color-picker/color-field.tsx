import { type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { splitField } from '../field/split-field.ts';
import { ChevronDownIcon } from '../icon/later-icons.tsx';
import { Popover } from '../popover/popover.tsx';
import { contains } from '../shadow-dom.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './color-picker.css';
import { ColorPicker, type ColorPickerProps } from './color-picker.tsx';
import { colorPickerMessages } from './messages.ts';
import { readColor } from './read-color.ts';

export interface ColorFieldProps
  extends FieldProps,
    Pick<ColorPickerProps, 'value' | 'onChange' | 'onComplete' | 'swatches' | 'recent'> {
  /** The button that opens it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows the colour; the picker hangs on it. */
export function ColorField(props: ColorFieldProps) {
  useThemedStyles(css);
  const t = useMessages(colorPickerMessages);
  const { frame, own } = splitField(props);
  const { disabled = false, readOnly, value, ref, ...rest } = own;
  const { label } = frame;
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'key' | 'pointer'>();
  const id = useId();
  const color = readColor(value);
  const shown = color ?? value.trim();

  useImperativeHandle(ref, () => button.current as HTMLButtonElement, []);
  const closeToButton = () => {
    button.current?.focus();
    setOpened(undefined);
  };
  return (
    <Field {...frame} part="color-field">
      {({ 'aria-required': _required, 'aria-invalid': invalid, ...control }) => (
        <>
          <button
            {...control}
            ref={button}
            type="button"
            className="field-box color-field-button"
            part="button"
            disabled={disabled}
            data-invalid={invalid}
            aria-disabled={readOnly || undefined}
            aria-haspopup="dialog"
            aria-expanded={opened !== undefined && !readOnly}
            aria-controls={opened === undefined ? undefined : id}
            aria-label={[label, shown || t('none')].filter(Boolean).join(': ')}
            onClick={(event) => {
              if (!readOnly) setOpened(opened ? undefined : event.detail === 0 ? 'key' : 'pointer');
            }}
          >
            <span
              className={color === undefined ? 'color-chip color-chip-none' : 'color-chip'}
              part="chip"
              style={{ backgroundColor: color }}
            />
            <span className={shown === '' ? 'color-field-text color-field-text-none' : 'color-field-text'} dir="ltr">
              {shown || t('none')}
            </span>
            {!readOnly && <ChevronDownIcon />}
          </button>
          {opened !== undefined && !readOnly && (
            <Popover
              anchor={button}
              id={id}
              role="dialog"
              aria-label={label || t('choose')}
              className="color-field-popover"
              part="popover"
              onClose={(reason) => (reason === 'escape' ? closeToButton() : setOpened(undefined))}
              onShow={(popover) => {
                // A pointer's user wants to press, and a phone would bring its keyboard up.
                if (opened === 'pointer') popover.focus();
                else popover.querySelector('input')?.focus();
              }}
              onBlur={({ currentTarget, relatedTarget }) => {
                // Out of the picker by Tab. The button closes it by itself.
                if (!relatedTarget || relatedTarget === button.current) return;
                if (!contains(currentTarget, relatedTarget as Node)) setOpened(undefined);
              }}
            >
              <ColorPicker
                {...rest}
                value={value}
                error={color === undefined && shown !== '' ? t('invalid') : undefined}
              />
            </Popover>
          )}
        </>
      )}
    </Field>
  );
}
