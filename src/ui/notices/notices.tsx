import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { WarningIcon } from '../icon/icon.tsx';
import { CloseIcon, ErrorIcon, SuccessIcon } from '../icon/later-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useUiMessages } from '../messages.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import css from './notices.css';

export type NoticeTone = 'success' | 'warning' | 'danger';

interface NoticeData {
  id: number;
  text: string;
  tone: NoticeTone;
}

/** Milliseconds a success stays; warnings and failures stay until they are closed. */
const stay = 5000;
const icons = { success: SuccessIcon, warning: WarningIcon, danger: ErrorIcon } as const;

let lastId = 0;

/** Short messages about what was done, over the lower edge of the element. The view renders `stack` once. */
export function useNotices(): { show(text: string, tone?: NoticeTone): void; stack: ReactNode } {
  useThemedStyles(css);
  const [notices, setNotices] = useState<readonly NoticeData[]>([]);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const show = useCallback((text: string, tone: NoticeTone = 'success') => {
    lastId += 1;
    const notice = { id: lastId, text, tone };
    setNotices((before) => [...before.slice(-2), notice]);
  }, []);
  const close = useCallback((id: number) => setNotices((before) => before.filter((notice) => notice.id !== id)), []);
  const stack = (
    <div
      className="notices"
      role="status"
      aria-atomic="false"
      aria-relevant="additions"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className="notices-stack">
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} paused={pointed || focused} onClose={close} />
        ))}
      </div>
    </div>
  );
  return { show, stack };
}

interface NoticeProps {
  notice: NoticeData;
  paused: boolean;
  onClose(id: number): void;
}

function Notice({ notice: { id, text, tone }, paused, onClose }: NoticeProps) {
  const t = useUiMessages();
  const end = useEffectEvent(() => onClose(id));
  const counting = tone === 'success' && !paused;
  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => end(), stay);
    return () => clearTimeout(timer);
  }, [counting]);
  const Icon = icons[tone];
  return (
    <div className={`notice notice-${tone}`} part="notice">
      <Icon />
      <span>{text}</span>
      <IconButton icon={CloseIcon} label={t('close')} onClick={() => onClose(id)} />
    </div>
  );
}
