import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { CloseIcon } from '../icon/later-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { toneIcons } from '../inline-alert/tone-icons.ts';
import { leaving } from '../leaving/leaving.ts';
import { useUiMessages } from '../messages.ts';
import type { NoticeData } from './notice-types.ts';

/** Milliseconds a success stays, and one that offers something to do. */
const stay = 5000;
const stayWithAction = 10_000;

interface NoticeProps {
  notice: NoticeData;
  paused: boolean;
  onClose(id: number): void;
}

export function Notice({ notice: { id, text, tone, action }, paused, onClose }: NoticeProps) {
  const t = useUiMessages();
  const end = useEffectEvent(() => onClose(id));
  const counting = (tone === 'success' || tone === 'info') && !paused;
  const time = action ? stayWithAction : stay;
  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => end(), time);
    return () => clearTimeout(timer);
  }, [counting, time]);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? leaving(box.current) : undefined), []);
  const Icon = toneIcons[tone];
  return (
    <div ref={box} className={`notice notice-${tone}`} part="notice">
      <Icon />
      <span className="notice-text">
        <bdi>{text}</bdi>
      </span>
      {action && (
        <Button
          size="small"
          variant="ghost"
          onClick={() => {
            onClose(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon={CloseIcon} label={t('close')} onClick={() => onClose(id)} />
    </div>
  );
}
