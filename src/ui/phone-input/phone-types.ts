export interface ParsedNumber {
  /** E.164. */
  number: string;
  extension: string | undefined;
  /** The asked one where the number is valid there; `undefined` for numbers of no country, such as +800. */
  country: string | undefined;
  callingCode: string;
  isValid: boolean;
  /** As people of the country write it, its extension included. */
  national: string;
  international: string;
}

/** What the phone input asks of the library that knows phone numbers. Countries are ISO 3166 codes in capitals. */
export interface PhoneLibrary {
  /** Of those that share a calling code the biggest stands first. */
  readonly countries: readonly string[];
  /** Digits after the plus sign; `undefined` for a country without phone numbers. */
  callingCode(country: string): string | undefined;
  /** The text as somebody types it; a national one as `country` writes it. */
  format(text: string, country: string): FormattedTyping;
  /** `undefined` for what is no number at all. Extensions and every way to write a number are understood. */
  parse(text: string, country: string): ParsedNumber | undefined;
}

export interface FormattedTyping {
  text: string;
  /** In E.164 as far as it goes; begins with a plus sign. */
  number: string | undefined;
  /** Set where the text is international: by a plus sign, or by the country's own prefix for abroad. */
  callingCode: string | undefined;
  /** Of several countries that share a code the biggest, until the digits tell. */
  country: string | undefined;
  /** They have told. */
  isCertain: boolean;
}
