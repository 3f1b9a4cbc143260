import { listFormat } from '../base/intl-cache.ts';
import { visible } from '../base/visible.ts';
import { useLocale } from '../host/use-host.ts';
import { useParameterMessages } from './messages.ts';
import type { ParameterKind } from './parameter-kinds.ts';
import { parameterOf } from './parameter-text.ts';

/** What a built-in script is given, in words; empty as long as it is not whole. */
export function useParameterText(): (kind: ParameterKind, text: string) => string {
  const t = useParameterMessages();
  const locale = useLocale();
  const list = (...words: string[]) => listFormat(locale, { type: 'unit', style: 'short' }).format(words);
  return (kind, text) => {
    switch (kind) {
      case 'defrag-volumes': {
        const value = parameterOf(kind, text);
        return value ? list(t(`volumes.${value.volumeName}`), t(`checkList.${value.checkList}`)) : '';
      }
      case 'media-state': {
        const value = parameterOf(kind, text);
        return value ? t(`media.${value}`) : '';
      }
      case 'system-restore': {
        const value = parameterOf(kind, text);
        return value ? t(`systemRestore.${value}`) : '';
      }
      case 'windows-service': {
        const value = parameterOf(kind, text);
        return value
          ? list(visible(value.displayName), t(value.start === false ? 'services.stop' : 'services.start'))
          : '';
      }
    }
  };
}
