/** Says what becomes of a range whose rows are not all here. Its code comes with the first one. */
import { useEffect, useEffectEvent } from 'react';
import { defineCatalogue } from '../../host/messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import type { NoticeTone } from '../notices/notice-types.ts';
import en from './gathering-messages.en.json';
import type { Gathering } from './model/range-gathering.ts';

const gatheringMessages = defineCatalogue({
  namespace: 'table-gathering',
  en,
});

export interface GatheringNoticesProps {
  gathering: Gathering;
  notify(text: string, tone: NoticeTone): void;
}

export function GatheringNotices({ gathering, notify }: GatheringNoticesProps) {
  const t = useMessages(gatheringMessages);
  const announce = useAnnounce();
  // Once for each, in the language of that moment.
  const tell = useEffectEvent((what: Gathering) => {
    if (what.is === 'adding') announce(t('adding', { count: what.count }));
    else if (what.is === 'too-many') notify(t('tooMany', { count: what.count }), 'danger');
    else notify(t('failed'), 'danger');
  });
  useEffect(() => tell(gathering), [gathering]);
  return null;
}
