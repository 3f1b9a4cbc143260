/**
 * What is known about the world's phone numbers. In a file of its own because it is big: nothing imports it but
 * `phone-library.ts`, when a phone input is there. The whole metadata, not the small one, which takes the partial
 * "(340) 775-1" for a valid number.
 */
import { AsYouType, type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/metadata.max.json';
import type { ParsedNumber, PhoneLibrary } from './phone-types.ts';

const countriesByCode: Readonly<Record<string, readonly string[]>> = metadata.country_calling_codes;
const codeByCountry = new Map(
  Object.entries(countriesByCode).flatMap(([code, countries]) => countries.map((country) => [country, code] as const)),
);

export const phoneNumbers: PhoneLibrary = {
  countries: [...codeByCountry.keys()],

  callingCode: (country) => codeByCountry.get(country),

  format(text, country) {
    const typing = new AsYouType(country as CountryCode);
    const formatted = typing.input(text);
    const callingCode = typing.isInternational() ? typing.getCallingCode() : undefined;
    const named = typing.getCountry();
    return {
      text: formatted,
      number: typing.getNumberValue(),
      callingCode,
      // Of a code that countries share, the one that has most of its numbers stands first.
      country: named ?? (callingCode === undefined ? undefined : countriesByCode[callingCode]?.[0]),
      isCertain: named !== undefined,
    };
  },

  parse(text, country) {
    const parsed = parsePhoneNumberFromString(text, { defaultCountry: country as CountryCode, extract: false });
    return parsed && described(parsed, country);
  },
};

/** Numbers that several countries have, toll-free ones above all, are those of the country that was asked for. */
function described(parsed: PhoneNumber, asked: string): ParsedNumber {
  const found = parsed.country;
  if (codeByCountry.get(asked) === parsed.countryCallingCode) {
    parsed.country = asked as CountryCode;
    if (!parsed.isValid()) delete parsed.country;
    if (parsed.country === undefined && found !== undefined) parsed.country = found;
  }
  return {
    number: parsed.number,
    extension: parsed.ext,
    country: parsed.country,
    callingCode: parsed.countryCallingCode,
    isValid: parsed.isValid(),
    national: parsed.formatNational(),
    international: parsed.formatInternational(),
  };
}
