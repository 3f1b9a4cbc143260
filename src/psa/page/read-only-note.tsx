import { useMessages } from '../../host/use-host.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { pageMessages } from './page-messages.ts';
import { usePsa } from './psa-context.ts';

/** Why nothing can be changed; nothing where it can. */
export function ReadOnlyNote() {
  const t = useMessages(pageMessages);
  return usePsa().isReadOnly ? <InlineAlert>{t('readOnly')}</InlineAlert> : null;
}
