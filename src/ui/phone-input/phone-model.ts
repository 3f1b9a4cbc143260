/**
 * A phone number as it is typed: the country it is read in, the text in the field, and the value that comes of both.
 * The library comes late; until then the text stays as it was typed, and is read as soon as the library is there.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createUndoHistory } from '../../base/undo-history.ts';
import { limits } from '../limits.ts';
import {
  type FormattedText,
  formatTyping,
  isBarePrefix,
  type Typing,
  withDeletedDigit,
  withPlainDigits,
} from './phone-text.ts';
import type { ParsedNumber, PhoneLibrary } from './phone-types.ts';

export interface PhoneOptions {
  load(): Promise<PhoneLibrary>;
  /** ISO 3166 code; default US. */
  country?: string | undefined;
  value?: string | undefined;
  /** Somebody changed the value, or the library read what had been typed before it came. */
  onChange?(value: string): void;
  /** Another country was chosen, or the number named one. */
  onCountry?(country: string): void;
  /** The library could not be fetched. The field goes on without formatting; nothing is called invalid. */
  onFailure?(error: unknown): void;
  /** Milliseconds of any clock that does not go back, for what is undone together. */
  now?(): number;
}

interface Shape {
  readonly library: ReadonlySignal<PhoneLibrary | undefined>;
  readonly country: ReadonlySignal<string>;
  /** Digits; `undefined` until the library is there. */
  readonly callingCode: ReadonlySignal<string | undefined>;
  /** In the field. */
  readonly text: ReadonlySignal<string>;
  /** E.164 when valid, with `;ext=` for an extension; what was typed otherwise; empty for a bare dial prefix. */
  readonly value: ReadonlySignal<string>;
  /** Something is typed, and it is no number of the country. */
  readonly isInvalid: ReadonlySignal<boolean>;
  /**
   * The field's text became another. `deleted` tells of a key that took one character. Answers what the field shows
   * and where its caret belongs.
   */
  type(typing: Typing, deleted?: 'backward' | 'forward'): Typing;
  /**
   * Somebody chose another country. It clears the number (spec 003 §5), unless that was typed without a country and is
   * only valid in the new one: whoever typed first and chose then meant it so. Answers whether something was cleared.
   */
  choose(country: string): boolean;
  /**
   * Where it was a step ago, its country too; nothing where there is none. Browsers forget their own steps when a text
   * is formatted as it is typed.
   */
  undo(): Typing | undefined;
  redo(): Typing | undefined;
  /** The field was left: a valid number is written out, a bare prefix goes. */
  leave(): void;
  /** The owner's value; a number that names its country brings it along. */
  setValue(value: string): void;
  /** The owner's country; a valid number keeps its own. */
  setCountry(country: string | undefined): void;
  /** Asks again for a library that did not come. */
  load(): void;
}
export type PhoneModel = Model<Shape>;

export function createPhoneModel(options: PhoneOptions): PhoneModel {
  return new (createModel<Shape>(() => phoneModel(options)))();
}

function phoneModel(options: PhoneOptions): Shape {
  const library = signal<PhoneLibrary | undefined>(undefined);
  const country = signal(codeOf(options.country));
  const text = signal(options.value ?? '');
  let isTyped = false;
  let isLoading = false;
  let isOver = false;
  let reported = text.peek();
  const beginning = (): Step => ({ text: text.peek(), caret: text.peek().length, country: country.peek() });
  const history = createUndoHistory<Step>({
    initial: beginning(),
    isSame: (one, other) => one.text === other.text && one.country === other.country,
    ...(options.now && { now: options.now }),
  });

  function goTo(move: () => void): Typing | undefined {
    const before = history.current.peek();
    move();
    const step = history.current.peek();
    if (step === before) return undefined;
    isTyped = true;
    withCountryReported(() => {
      country.value = step.country;
      text.value = step.text;
    });
    tell();
    return { text: step.text, caret: step.caret };
  }

  const callingCode = computed(() => library.value?.callingCode(country.value));
  const isEmpty = computed(() => text.value.trim() === '' || isBarePrefix(text.value, callingCode.value));
  const parsed = computed(() => (isEmpty.value ? undefined : read(text.value, country.value)));
  const isValid = computed(() => parsed.value?.isValid === true && isOf(parsed.value, country.value));
  const value = computed(() => {
    if (isEmpty.value) return '';
    return isValid.value && parsed.value ? written(parsed.value) : text.value;
  });

  effect(() => () => {
    isOver = true;
  });

  function read(typed: string, inCountry: string): ParsedNumber | undefined {
    return library.value?.parse(withPlainDigits(typed), inCountry);
  }

  function load() {
    if (library.peek() || isLoading) return;
    isLoading = true;
    options.load().then(
      (loaded) => {
        if (!isOver) withCountryReported(() => arrive(loaded));
      },
      (error: unknown) => {
        isLoading = false;
        if (!isOver) options.onFailure?.(error);
      },
    );
  }

  function arrive(loaded: PhoneLibrary) {
    library.value = loaded;
    if (loaded.callingCode(country.peek()) === undefined) country.value = limits.phone.defaultCountry;
    if (isTyped) {
      const typed = text.peek();
      show({ text: typed, caret: typed.length });
      tell();
    } else {
      setValue(text.peek());
      history.reset(beginning());
    }
  }

  /** Formats, and goes to the country that the number names. */
  function show(typing: Typing): Typing {
    const loaded = library.peek();
    if (!loaded) {
      text.value = typing.text;
      return typing;
    }
    let formatted = formatTyping(loaded, typing, country.peek());
    const isOther = formatted.callingCode !== loaded.callingCode(country.peek());
    if (formatted.country && (isOther || (formatted.isCertain && !isNumberHere(loaded, formatted)))) {
      country.value = formatted.country;
      formatted = formatTyping(loaded, formatted, formatted.country);
    }
    // Among countries that share a code the whole number decides, without what is dialled before it within a country.
    const number = loaded.parse(formatted.number ?? formatted.text, country.peek());
    if (number?.isValid && number.country) country.value = number.country;
    text.value = formatted.text;
    return formatted;
  }

  /** Several countries may have it, this one among them. */
  function isNumberHere(loaded: PhoneLibrary, { number, text: written }: FormattedText): boolean {
    const parsedHere = loaded.parse(number ?? written, country.peek());
    return parsedHere?.isValid === true && isOf(parsedHere, country.peek());
  }

  function setValue(given: string) {
    isTyped = false;
    const loaded = library.peek();
    if (!loaded || given === '') {
      text.value = given;
    } else {
      const number = loaded.parse(withPlainDigits(given), country.peek());
      if (number?.isValid) {
        country.value = number.country ?? country.peek();
        text.value = number.country === undefined ? number.international : number.national;
      } else if (isBarePrefix(given, callingCode.peek())) text.value = '';
      else show({ text: given, caret: given.length });
    }
    reported = value.peek();
  }

  function tell() {
    if (value.peek() === reported) return;
    reported = value.peek();
    options.onChange?.(reported);
  }

  function withCountryReported(change: () => void) {
    const before = country.peek();
    change();
    if (country.peek() !== before) options.onCountry?.(country.peek());
  }

  load();
  return {
    library,
    country,
    callingCode,
    text,
    value,
    isInvalid: computed(() => library.value !== undefined && !isEmpty.value && !isValid.value),

    type(typing, deleted) {
      isTyped = true;
      const wanted = deleted ? withDeletedDigit(text.peek(), typing, deleted) : typing;
      let shown: Typing = wanted;
      withCountryReported(() => {
        shown = show(wanted);
      });
      history.edit({ text: shown.text, caret: shown.caret, country: country.peek() }, deleted ?? 'typed');
      tell();
      return { text: shown.text, caret: shown.caret };
    },

    undo: () => goTo(history.undo),
    redo: () => goTo(history.redo),

    choose(next) {
      if (next === country.peek()) return false;
      const typed = text.peek();
      const isOfThis = isValid.peek() || typed.trimStart().startsWith('+');
      const number = isOfThis ? undefined : read(typed, next);
      const isKept = number?.isValid === true && number.country === next;
      const isCleared = !isKept && value.peek() !== '';
      withCountryReported(() => {
        country.value = next;
        text.value = isKept ? number.national : '';
      });
      history.edit(beginning());
      isTyped = true;
      tell();
      return isCleared;
    },

    leave() {
      if (isEmpty.peek()) text.value = '';
      else if (isValid.peek() && parsed.peek()) {
        const isInternational = text.peek().startsWith('+');
        text.value = (isInternational ? parsed.peek()?.international : parsed.peek()?.national) ?? text.peek();
      }
    },

    setValue(given) {
      if (given === reported && given === value.peek()) return;
      withCountryReported(() => setValue(given));
      history.reset(beginning());
    },

    setCountry(next) {
      const code = codeOf(next);
      if (code === country.peek() || isValid.peek()) return;
      const loaded = library.peek();
      country.value = loaded && loaded.callingCode(code) === undefined ? limits.phone.defaultCountry : code;
      reported = value.peek();
      history.reset(beginning());
    },

    load,
  };
}

interface Step extends Typing {
  country: string;
}

function codeOf(country: string | undefined): string {
  return country?.trim().toUpperCase() || limits.phone.defaultCountry;
}

/** Numbers of no country, such as +800, are valid in each. */
function isOf(number: ParsedNumber, country: string): boolean {
  return number.country === undefined || number.country === country;
}

function written({ number, extension }: ParsedNumber): string {
  return extension === undefined ? number : `${number};ext=${extension}`;
}
