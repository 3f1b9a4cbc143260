import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useId, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../host/use-host.ts';
import { ChevronDownIcon } from '../icon/later-icons.tsx';
import { late } from '../late.tsx';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useTooltip } from '../tooltip/tooltip.tsx';
import { countryName } from './countries.ts';
import { CountryFlag } from './country-flag.tsx';
import type { CountryPickerProps } from './country-picker.tsx';
import { phoneMessages } from './messages.ts';
import type { PhoneModel } from './phone-model.ts';

export interface CountryButtonProps {
  model: PhoneModel;
  flagsPath: string | undefined;
  disabled: boolean;
  readOnly: boolean;
  onChosen(): void;
}

const CountryPicker = late<CountryPickerProps>(async () => (await import('./country-picker.tsx')).CountryPicker);

/** The country that numbers are read in: its flag and dial code, and the list of all while that is open. */
export function CountryButton({ model, flagsPath, disabled, readOnly, onChosen }: CountryButtonProps) {
  useSignals();
  const t = useMessages(phoneMessages);
  const announce = useAnnounce();
  const locale = useLocale();
  const [isWanted, setWanted] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const country = model.country.value;
  const callingCode = model.callingCode.value;
  const library = model.library.value;
  const isFixed = disabled || readOnly;
  const isOpen = isWanted && !isFixed && library !== undefined;
  const name = countryName(country, locale);
  const tooltip = useTooltip(isOpen ? undefined : name);
  const attach = useCallback(
    (element: HTMLButtonElement | null) => {
      button.current = element;
      return tooltip(element);
    },
    [tooltip],
  );

  const toggle = () => {
    if (isFixed) return;
    // The list comes with its library; where that did not come, it is asked for again.
    model.load();
    setWanted(!isOpen);
  };
  const choose = (next: string) => {
    setWanted(false);
    if (model.choose(next)) announce(t('cleared', { country: countryName(next, locale) }));
    onChosen();
  };

  return (
    <>
      <button
        ref={attach}
        type="button"
        className="phone-input-country"
        part="country"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={readOnly || undefined}
        disabled={disabled}
        onClick={toggle}
        onBlur={() => {
          // A list that comes late opens for nobody who has gone elsewhere.
          if (!isOpen) setWanted(false);
        }}
        onKeyDown={(event) => {
          if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || isOpen) return;
          event.preventDefault();
          toggle();
        }}
      >
        <CountryFlag country={country} flagsPath={flagsPath} />
        <span className="visually-hidden">{t('country', { country: name })}</span>
        <span className="phone-input-code numeric" dir="ltr">
          {callingCode !== undefined && `+${callingCode}`}
        </span>
        {!readOnly && <ChevronDownIcon size={12} />}
      </button>
      {isOpen && (
        <CountryPicker
          id={id}
          anchor={button}
          library={library}
          locale={locale}
          selected={country}
          flagsPath={flagsPath}
          onChoose={choose}
          onClose={() => setWanted(false)}
        />
      )}
    </>
  );
}
