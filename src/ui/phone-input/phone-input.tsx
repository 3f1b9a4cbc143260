import { useModel, useSignals } from '@preact/signals-react/runtime';
import {
  type ClipboardEvent,
  type RefCallback,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { ChevronDownIcon } from '../icon/later-icons.tsx';
import { late } from '../late.tsx';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { useTooltip } from '../tooltip/tooltip.tsx';
import { countryName } from './countries.ts';
import { CountryFlag } from './country-flag.tsx';
import type { CountryPickerProps } from './country-picker.tsx';
import { phoneMessages } from './messages.ts';
import css from './phone-input.css';
import { loadPhoneLibrary, type PhoneLibrary } from './phone-library.ts';
import { createPhoneModel } from './phone-model.ts';

export interface PhoneInputProps extends FieldProps {
  /** E.164 (`+12133734253`, `;ext=` behind it) when valid, what was typed otherwise. */
  value: string;
  onChange(value: string): void;
  /** ISO 3166 code in whose numbers the user types; default US. A value that names its country outranks it. */
  country?: string | undefined;
  /** The user chose another, or typed a number that names another. */
  onCountryChange?(country: string): void;
  /** Folder of the flags, one `us.svg` for each country; default: beside the bundle. */
  flagsPath?: string | undefined;
  placeholder?: string | undefined;
  /** Default `tel`. */
  autoComplete?: string;
  onBlur?(): void;
  /** Whether what is typed is no number of the country; the message shows once the field was left. */
  onValidity?(isInvalid: boolean): void;
  anchor?: RefCallback<HTMLElement>;
  /** In the place of the shared loading: for tests of what is there before the library. */
  load?(): Promise<PhoneLibrary>;
}

const CountryPicker = late<CountryPickerProps>(async () => (await import('./country-picker.tsx')).CountryPicker);

export function PhoneInput(props: PhoneInputProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(phoneMessages);
  const announce = useAnnounce();
  const { configuration, report } = useHost();
  const { value, country, disabled = false, readOnly = false, flagsPath, onValidity } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const model = useModel(() =>
    createPhoneModel({
      load: props.load ?? loadPhoneLibrary,
      country,
      value,
      onChange: (next) => latest.current.onChange(next),
      onCountry: (next) => latest.current.onCountryChange?.(next),
      onFailure: report,
    }),
  );
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isComposing = useRef(false);
  const [isOpen, setOpen] = useState(false);
  const [wasLeft, setWasLeft] = useState(false);
  const pickerId = useId();

  useEffect(() => {
    if (value === model.value.peek()) return;
    model.setValue(value);
    setWasLeft(false);
  }, [value, model]);
  useEffect(() => model.setCountry(country), [country, model]);

  const text = model.text.value;
  // Not by React, which would move the caret, and would write into an input method's composition.
  useLayoutEffect(() => {
    if (input.current && !isComposing.current && input.current.value !== text) input.current.value = text;
  }, [text]);

  const isInvalid = model.isInvalid.value;
  useEffect(() => onValidity?.(isInvalid), [isInvalid, onValidity]);

  const locale = configuration.value.locale;
  const chosen = model.country.value;
  const callingCode = model.callingCode.value;
  const name = countryName(chosen, locale);
  const tooltip = useTooltip(isOpen ? undefined : name);
  const attachButton = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      return tooltip(element);
    },
    [tooltip],
  );
  const { anchor } = props;
  const attachInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      // Where a press on a label goes, and `focus()`: not to the country, which comes first. By React's `autoFocus` it
      // would take the focus as soon as it is there.
      element?.setAttribute('autofocus', '');
      anchor?.(element);
    },
    [anchor],
  );
  const isFixed = disabled || readOnly;
  const library = model.library.value;

  const typed = (field: HTMLInputElement, deleted?: 'backward' | 'forward') => {
    const before = model.country.peek();
    const shown = model.type({ text: field.value, caret: field.selectionStart ?? field.value.length }, deleted);
    if (field.value !== shown.text) field.value = shown.text;
    if (field.selectionStart !== shown.caret) field.setSelectionRange(shown.caret, shown.caret);
    const after = model.country.peek();
    if (after !== before) announce(t('changed', { country: countryName(after, locale) }));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    // A whole number with its country takes the place of what was there, wherever the caret was.
    if (isFixed || !/^\s*(?:[a-z]+:\/*)?[\u200b-\u2069(\s]*(?:[+＋]|00[1-9])/i.test(pasted)) return;
    event.preventDefault();
    field.value = pasted.replace(/\s+/g, ' ').trim();
    field.setSelectionRange(field.value.length, field.value.length);
    typed(field);
  };
  const toggle = () => {
    if (isFixed) return;
    model.load();
    setOpen(!isOpen);
  };
  const choose = (next: string) => {
    setOpen(false);
    const isCleared = model.choose(next);
    setWasLeft(false);
    if (isCleared) announce(t('cleared', { country: countryName(next, locale) }));
    input.current?.focus();
  };

  const { label, isLabelHidden, required, hint, error, placeholder, autoComplete = 'tel' } = props;
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      required={required}
      hint={hint}
      error={error ?? (wasLeft && isInvalid ? t('invalid') : undefined)}
      part="phone-input"
    >
      {(control) => (
        <>
          <div className="field-box phone-input">
            <button
              ref={attachButton}
              type="button"
              className="phone-input-country"
              part="country"
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              aria-controls={isOpen ? pickerId : undefined}
              aria-disabled={readOnly || undefined}
              disabled={disabled}
              onClick={toggle}
              onKeyDown={(event) => {
                if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isOpen) return;
                event.preventDefault();
                toggle();
              }}
            >
              <CountryFlag country={chosen} flagsPath={flagsPath} />
              <span className="visually-hidden">{t('country', { country: name })}</span>
              <span className="phone-input-code numeric" dir="ltr">
                {callingCode !== undefined && `+${callingCode}`}
              </span>
              <ChevronDownIcon size={12} />
            </button>
            <input
              {...control}
              ref={attachInput}
              type="tel"
              className="phone-input-field numeric"
              part="input"
              dir="ltr"
              autoComplete={autoComplete}
              placeholder={placeholder}
              disabled={disabled}
              readOnly={readOnly}
              onFocus={() => {
                model.load();
              }}
              onBlur={() => {
                model.leave();
                setWasLeft(true);
                props.onBlur?.();
              }}
              onPaste={paste}
              onCompositionStart={() => {
                isComposing.current = true;
              }}
              onCompositionEnd={(event) => {
                isComposing.current = false;
                typed(event.currentTarget);
              }}
              onChange={(event) => {
                if (!isComposing.current) typed(event.currentTarget, deletedBy(event.nativeEvent));
              }}
            />
          </div>
          {isOpen && library && (
            <CountryPicker
              id={pickerId}
              anchor={button}
              library={library}
              locale={locale}
              selected={chosen}
              flagsPath={flagsPath}
              onChoose={choose}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </Field>
  );
}

function deletedBy(event: Event): 'backward' | 'forward' | undefined {
  const { inputType } = event as InputEvent;
  if (inputType === 'deleteContentBackward') return 'backward';
  return inputType === 'deleteContentForward' ? 'forward' : undefined;
}
