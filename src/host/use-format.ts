import { computed } from '@preact/signals-core';
import { useMemo } from 'react';
import { type Format, formatIn } from './format.ts';
import { useHost, useSignalValue } from './use-host.ts';

/** Bytes, dates and numbers in the element's language. Not beside the other hooks: few views show any at first. */
export function useFormat(): Format {
  const { configuration } = useHost();
  const current = useMemo(() => {
    const locale = computed(() => configuration.value.locale);
    return computed(() => formatIn(locale.value));
  }, [configuration]);
  return useSignalValue(current);
}
