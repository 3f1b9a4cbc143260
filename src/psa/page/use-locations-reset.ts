import { useMessages } from '../../host/use-host.ts';
import { useNotices } from '../../ui/notices/notices.tsx';
import { psaMessages } from '../psa-messages.ts';
import { pageMessages } from './page-messages.ts';
import { usePsa } from './psa-context.ts';

/** Warns that locations were reset with their organization's account, with the way to them. Source: spec 002 §8. */
export function useLocationsReset(): () => void {
  const t = useMessages(psaMessages);
  const tPage = useMessages(pageMessages);
  const { show } = useNotices();
  const { goTo } = usePsa();
  return () =>
    show(t('notices.locationsReset'), {
      tone: 'warning',
      action: { label: tPage('toLocations'), onPress: () => goTo('locations') },
    });
}
