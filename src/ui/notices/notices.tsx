import { useSignals } from '@preact/signals-react/runtime';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { isPageHidden } from '../../host/updates/page-visibility.ts';
import { useHost } from '../../host/use-host.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { Notice } from './notice.tsx';
import { noticePlacesIn, useNoticePlaces } from './notice-places.ts';
import type { NoticeData, NoticeOptions, NoticeTone } from './notice-types.ts';
import css from './notices.css';

type Show = (text: string, options?: NoticeTone | NoticeOptions) => void;

interface Notices {
  show: Show;
  stack: ReactNode;
}

const NoticesContext = createContext<{ show: Show; pinnedPlace: HTMLElement | null } | undefined>(undefined);

/** What is inside shows its notices in one place, one above the other, instead of each in a place of its own. */
export function NoticesHost({ children }: { children: ReactNode }) {
  const [pinnedPlace, setPinnedPlace] = useState<HTMLElement | null>(null);
  const { show, stack } = useOwnNotices(<div ref={setPinnedPlace} className="notices-list" />);
  const value = useMemo(() => ({ show, pinnedPlace }), [show, pinnedPlace]);
  return (
    <NoticesContext value={value}>
      {children}
      {stack}
    </NoticesContext>
  );
}

/** Shown at once; of more, those go first that would go by themselves, the oldest before the others. */
const most = 3;

let lastId = 0;

/**
 * Short messages about what was done, over the lower edge of the element, or of its dialog that was in front when they
 * came, as long as that is open. The view renders `stack` once. Successes and plain news go after a while, not while they
 * are pointed at, have the focus or nobody looks at the page; warnings and failures stay until they are closed. `pinned`
 * stands above them for as long as its owner wants, and never in a dialog.
 */
export function useNotices(pinned?: ReactNode): Notices {
  const shared = useContext(NoticesContext);
  const own = useOwnNotices(pinned);
  if (!shared) return own;
  const { show, pinnedPlace } = shared;
  return { show, stack: pinned && pinnedPlace ? createPortal(pinned, pinnedPlace) : null };
}

function useOwnNotices(pinned: ReactNode): Notices {
  useThemedStyles(css);
  const [notices, setNotices] = useState<readonly NoticeData[]>([]);
  const { root } = useHost();
  const places = useNoticePlaces(root);
  const show = useCallback<Show>(
    (text, options = {}) => {
      const { tone = 'success', action } = typeof options === 'string' ? { tone: options } : options;
      lastId += 1;
      const notice = { id: lastId, text, tone, action, within: noticePlacesIn(root) };
      setNotices((before) => [...roomFor(before), notice]);
    },
    [root],
  );
  const close = useCallback((id: number) => setNotices((before) => before.filter((notice) => notice.id !== id)), []);

  const shownIn = (place: HTMLElement | undefined) =>
    notices.filter(({ within }) => within.findLast((one) => places.includes(one)) === place);
  // Each is there before it has anything to say: what comes into a list that is new is not heard.
  const stack = (
    <>
      <Stack notices={shownIn(undefined)} pinned={pinned} onClose={close} />
      {places.map((place, depth) => createPortal(<Stack notices={shownIn(place)} onClose={close} />, place, depth))}
    </>
  );
  return { show, stack };
}

interface StackProps {
  notices: readonly NoticeData[];
  pinned?: ReactNode;
  onClose(id: number): void;
}

function Stack({ notices, pinned, onClose }: StackProps) {
  useSignals();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const unseen = isPageHidden.value;
  const listed = (isUrgent: boolean) =>
    notices
      .filter(({ tone }) => (tone === 'danger') === isUrgent)
      .map((notice) => (
        <Notice key={notice.id} notice={notice} paused={pointed || focused || unseen} onClose={onClose} />
      ));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only looks whether somebody is at one of its notices
    <div
      className="notices"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="notices-stack">
        {pinned}
        <div className="notices-list" role="alert" aria-atomic="false" aria-relevant="additions">
          {listed(true)}
        </div>
        <div className="notices-list" role="status" aria-atomic="false" aria-relevant="additions">
          {listed(false)}
        </div>
      </div>
    </div>
  );
}

function roomFor(notices: readonly NoticeData[]): readonly NoticeData[] {
  if (notices.length < most) return notices;
  const passing = notices.find(({ tone }) => tone === 'success' || tone === 'info');
  return notices.filter((notice) => notice !== (passing ?? notices[0]));
}
