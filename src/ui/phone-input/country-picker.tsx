/** The list of countries. In a file of its own because it comes when somebody wants another country. */
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { useFieldMessages } from '../field/field-messages.ts';
import { SearchIcon } from '../icon/common-icons.tsx';
import { CheckIcon } from '../icon/icon.tsx';
import { useAnnounce } from '../live-region/use-announce.ts';
import { Popover } from '../popover/popover.tsx';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { type Country, countriesIn, findCountries } from './countries.ts';
import { CountryFlag } from './country-flag.tsx';
import css from './country-picker.css';
import { phoneMessages } from './messages.ts';
import type { PhoneLibrary } from './phone-types.ts';

export interface CountryPickerProps {
  id: string;
  /** The button that opened it. */
  anchor: RefObject<HTMLButtonElement | null>;
  library: PhoneLibrary;
  locale: string;
  selected: string;
  flagsPath: string | undefined;
  onChoose(country: string): void;
  onClose(): void;
}

/** Rows that PageUp and PageDown pass. */
const page = 8;
/** Milliseconds without a key before the number of countries is told. */
const pauseBeforeCount = 600;

export function CountryPicker({
  id,
  anchor,
  library,
  locale,
  selected,
  flagsPath,
  onChoose,
  onClose,
}: CountryPickerProps) {
  useThemedStyles(css);
  const t = useMessages(phoneMessages);
  const tField = useFieldMessages();
  const announce = useAnnounce();
  const countries = useMemo(() => countriesIn(locale, library), [locale, library]);
  const [search, setSearch] = useState('');
  const found = useMemo(() => findCountries(countries, search), [countries, search]);
  const [active, setActive] = useState(selected);
  const at = Math.max(
    0,
    found.findIndex(({ code }) => code === active),
  );
  const list = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const box = list.current;
    const row = box?.children[at];
    if (!box || !row) return;
    // Not by scrollIntoView, which would scroll the host page too.
    const [rows, one] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
    if (isFirst.current) box.scrollTop += one.top - rows.top - (rows.height - one.height) / 2;
    else if (one.top < rows.top) box.scrollTop -= rows.top - one.top;
    else if (one.bottom > rows.bottom) box.scrollTop += one.bottom - rows.bottom;
    isFirst.current = false;
  });

  const count = found.length;
  useEffect(() => {
    if (search === '') return;
    const timer = setTimeout(
      () => announce(count === 0 ? tField('noOptions') : t('found', { count })),
      pauseBeforeCount,
    );
    return () => clearTimeout(timer);
  }, [search, count, announce, t, tField]);

  const closeToAnchor = () => {
    anchor.current?.focus();
    onClose();
  };
  const go = (index: number) => setActive(found[index]?.code ?? active);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const move = moves[event.key];
    const chosen = found[at];
    if (move) go(move(at, count));
    else if (event.key === 'Enter' && chosen) onChoose(chosen.code);
    else if (event.key === 'Tab') return closeToAnchor();
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  };

  return (
    <Popover
      anchor={anchor}
      id={id}
      role="dialog"
      part="countries"
      className="country-picker"
      aria-label={t('chooseCountry')}
      onClose={(reason) => (reason === 'escape' ? closeToAnchor() : onClose())}
      onShow={(popover) => popover.querySelector('input')?.focus({ preventScroll: true })}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="country-picker-search">
        <SearchIcon />
        <input
          type="text"
          className="country-picker-input"
          role="combobox"
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={count > 0 ? `${id}-${found[at]?.code}` : undefined}
          aria-label={t('search')}
          placeholder={t('search')}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setSearch(next);
            setActive(next === '' ? selected : (findCountries(countries, next)[0]?.code ?? ''));
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('countries')} className="country-picker-list">
        {found.map((country, index) => (
          <Row
            key={country.code}
            id={`${id}-${country.code}`}
            country={country}
            isActive={index === at}
            isSelected={country.code === selected}
            flagsPath={flagsPath}
            onPoint={() => setActive(country.code)}
            onChoose={() => onChoose(country.code)}
          />
        ))}
      </div>
      {count === 0 && <p className="country-picker-none">{tField('noOptions')}</p>}
    </Popover>
  );
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % Math.max(count, 1),
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  PageDown: (at, count) => Math.min(at + page, count - 1),
  PageUp: (at) => Math.max(at - page, 0),
};

interface RowProps {
  id: string;
  country: Country;
  isActive: boolean;
  isSelected: boolean;
  flagsPath: string | undefined;
  onPoint(): void;
  onChoose(): void;
}

function Row({ id, country, isActive, isSelected, flagsPath, onPoint, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: named by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      className={isActive ? 'country-picker-row country-picker-active' : 'country-picker-row'}
      onPointerMove={onPoint}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <CountryFlag country={country.code} flagsPath={flagsPath} />
      <span className="country-picker-name">{country.name}</span>
      <span className="country-picker-code numeric" dir="ltr">
        +{country.callingCode}
      </span>
      <span className="country-picker-check">{isSelected && <CheckIcon size={14} />}</span>
    </div>
  );
}
