import { useState } from 'react';
import { flagAddress } from './flag-address.ts';

export interface CountryFlagProps {
  /** ISO 3166, in capitals. */
  country: string;
  flagsPath: string | undefined;
}

/** Decoration beside the country's name. Where its file is missing, the country's code stands in its place. */
export function CountryFlag({ country, flagsPath }: CountryFlagProps) {
  const address = flagAddress(country, flagsPath);
  const [missing, setMissing] = useState<string>();
  if (missing === address) {
    // By its style: as text it would be part of what a button says, and of its name.
    return <span className="country-flag country-flag-missing" data-code={country} />;
  }
  return (
    <img
      className="country-flag"
      src={address}
      alt=""
      width={20}
      height={14}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setMissing(address)}
    />
  );
}
