import { useModel, useSignals } from '@preact/signals-react/runtime';
import {
  type ClipboardEvent,
  type RefCallback,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useHost, useLocale, useMessages } from '../../host/use-host.ts';
import { Field, type FieldProps } from '../field/field.tsx';
import { placeAfter } from '../field/place-after.ts';
import { splitField } from '../field/split-field.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import { activeElement } from '../shadow-dom.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { countryName } from './countries.ts';
import { CountryButton } from './country-button.tsx';
import { phoneMessages } from './messages.ts';
import css from './phone-input.css';
import { loadPhoneLibrary } from './phone-library.ts';
import { createPhoneModel } from './phone-model.ts';
import type { Typing } from './phone-text.ts';
import type { PhoneLibrary } from './phone-types.ts';

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
  /**
   * Whether what is typed is no number of the country. Whoever takes this says so by `error`; else the message shows
   * once the field was left.
   */
  onValidity?(isInvalid: boolean): void;
  anchor?: RefCallback<HTMLElement>;
  /** In the place of the shared loading: for tests of what is there before the library. */
  load?(): Promise<PhoneLibrary>;
}

export function PhoneInput(props: PhoneInputProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(phoneMessages);
  const announce = useAnnounce();
  const { report } = useHost();
  const locale = useLocale();
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
  const isComposing = useRef(false);
  const [wasLeft, setWasLeft] = useState(false);

  useEffect(() => {
    if (value === model.value.peek()) return;
    model.setValue(value);
    setWasLeft(false);
  }, [value, model]);
  useEffect(() => model.setCountry(country), [country, model]);

  const text = model.text.value;
  // Not by React, which would write into an input method's composition.
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || isComposing.current || field.value === text) return;
    const { value: before, selectionStart } = field;
    const isTypedIn = activeElement(field.getRootNode() as ShadowRoot) === field;
    field.value = text;
    if (!isTypedIn || selectionStart === null) return;
    const caret = placeAfter(before, text, selectionStart);
    field.setSelectionRange(caret, caret);
  }, [text]);

  const isInvalid = model.isInvalid.value;
  useEffect(() => onValidity?.(isInvalid), [isInvalid, onValidity]);

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

  const change = (field: HTMLInputElement, act: () => Typing | undefined) => {
    const before = model.country.peek();
    const shown = act();
    if (shown === undefined) return;
    if (field.value !== shown.text) field.value = shown.text;
    if (field.selectionStart !== shown.caret) field.setSelectionRange(shown.caret, shown.caret);
    const after = model.country.peek();
    if (after !== before) announce(t('changed', { country: countryName(after, locale) }));
  };
  const typed = (field: HTMLInputElement, deleted?: 'backward' | 'forward') =>
    change(field, () => model.type({ text: field.value, caret: field.selectionStart ?? field.value.length }, deleted));
  const wentBack = useEffectEvent((event: Event, isForward: boolean) => {
    event.preventDefault();
    if (input.current && !readOnly) change(input.current, isForward ? model.redo : model.undo);
  });
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // A menu of the browser asks so; React has no event for it.
    const onBeforeInput = (event: InputEvent) => {
      if (/^history/.test(event.inputType)) wentBack(event, event.inputType === 'historyRedo');
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y'))
        wentBack(event, key === 'y' || event.shiftKey);
    };
    field.addEventListener('beforeinput', onBeforeInput);
    field.addEventListener('keydown', onKeyDown);
    return () => {
      field.removeEventListener('beforeinput', onBeforeInput);
      field.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget;
    const pasted = event.clipboardData.getData('text/plain');
    // A whole number with its country takes the place of what was there, wherever the caret was.
    if (readOnly || !/^(?:\s*[a-z]+:\/*)?[\u200b-\u2069(\s]*(?:[+＋]|00[1-9])/i.test(pasted)) return;
    event.preventDefault();
    field.value = pasted.replace(/\s+/g, ' ').trim();
    field.setSelectionRange(field.value.length, field.value.length);
    typed(field);
  };
  const { frame, own } = splitField(props);
  const { placeholder, autoComplete = 'tel' } = own;
  return (
    <Field
      {...frame}
      error={frame.error ?? (wasLeft && isInvalid && !onValidity ? t('invalid') : undefined)}
      part="phone-input"
    >
      {(control) => (
        <div className="field-box phone-input">
          <CountryButton
            model={model}
            flagsPath={flagsPath}
            disabled={disabled}
            readOnly={readOnly}
            onChosen={() => {
              setWasLeft(false);
              input.current?.focus();
            }}
          />
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
            onFocus={() => model.load()}
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
      )}
    </Field>
  );
}

function deletedBy(event: Event): 'backward' | 'forward' | undefined {
  const { inputType } = event as InputEvent;
  if (inputType === 'deleteContentBackward') return 'backward';
  return inputType === 'deleteContentForward' ? 'forward' : undefined;
}
