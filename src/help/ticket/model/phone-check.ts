/** Whether a number is one, by the library that the phone field fetches too. Nobody waits for it while typing. */
import { computed, type ReadonlySignal, signal } from '@preact/signals-core';
import { limits } from '../../../ui/limits.ts';
import { loadPhoneLibrary } from '../../../ui/phone-input/phone-library.ts';
import type { ParsedNumber, PhoneLibrary } from '../../../ui/phone-input/phone-types.ts';

export interface PhoneCheck {
  /** `undefined` while the library is not there, or where there is no number. */
  readonly isValid: ReadonlySignal<boolean | undefined>;
  /** As the backend gets it: E.164 with `;ext=`, or what was typed where the library does not know it. */
  written(): string;
  /** Fetches the library. Resolves when it has come, could not, or took too long. */
  ready(): Promise<void>;
}

/** Milliseconds after which a ticket is sent without it. */
const patience = 5_000;

export function createPhoneCheck(
  number: ReadonlySignal<string>,
  load: () => Promise<PhoneLibrary> = loadPhoneLibrary,
): PhoneCheck {
  const library = signal<PhoneLibrary | undefined>(undefined);
  // The field tells a valid number in E.164; what a host gave may be written as in the default country.
  const parsed = computed(() => library.value?.parse(number.value, limits.phone.defaultCountry));
  return {
    isValid: computed(() =>
      library.value === undefined || number.value.trim() === '' ? undefined : parsed.value?.isValid === true,
    ),
    written() {
      const found = parsed.peek();
      return found?.isValid === true ? writtenNumber(found) : number.peek();
    },
    async ready() {
      if (library.peek()) return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), patience);
      });
      // The field reports that the library did not come; without it no number is called wrong.
      const loading = load().then(
        (loaded) => {
          library.value = loaded;
        },
        () => undefined,
      );
      await Promise.race([loading, late]);
      clearTimeout(timer);
    },
  };
}

function writtenNumber({ number, extension }: ParsedNumber): string {
  return extension === undefined ? number : `${number};ext=${extension}`;
}
