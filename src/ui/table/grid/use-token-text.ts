import { useCallback } from 'react';
import { useHost } from '../../../host/use-host.ts';

/** Texts that a caller gives as keys of `configure({ translate })`: what it answers, else the key itself. */
export function useTokenText(): (token: string) => string {
  const { configuration } = useHost();
  return useCallback(
    (token) => {
      const { translate, locale } = configuration.peek();
      return translate(token, {}, locale) ?? token;
    },
    [configuration],
  );
}
