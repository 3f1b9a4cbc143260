import { fetchCode } from '../../host/late-code/fetch-code.ts';
import type { PhoneLibrary } from './phone-types.ts';

let loading: Promise<PhoneLibrary> | undefined;

/** Fetches it once for the page; a failure is not remembered. */
export function loadPhoneLibrary(): Promise<PhoneLibrary> {
  loading ??= fetchCode(() => import('./phone-numbers.ts')).then(
    ({ phoneNumbers }) => phoneNumbers,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
