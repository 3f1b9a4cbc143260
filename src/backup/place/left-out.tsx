import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { WarningIcon } from '../../ui/icon/later-icons.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { actionMessages } from '../action-messages.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import css from './left-out.css';

/** Where something is missing it is told that it was there, and why the backup does not have it. */
export function LeftOut() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(actionMessages);
  const { browser } = useBrowser();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { total = 0, items = [] } = browser.leftOut.value ?? {};
  if (total === 0) return null;
  return (
    <>
      <Button
        ref={opener}
        variant="ghost"
        icon={WarningIcon}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('leftOut.count', { count: total })}
      </Button>
      {isOpen && (
        <Popover
          anchor={opener}
          role="dialog"
          className="left-out"
          aria-label={t('leftOut.title')}
          onShow={(popover) => popover.focus()}
          onClose={(reason) => {
            if (reason === 'escape') opener.current?.focus();
            setOpen(false);
          }}
        >
          <h3 className="left-out-title">{t('leftOut.title')}</h3>
          <ul className="left-out-list">
            {items.map(({ name, reason }) => (
              <li key={name}>
                <UntrustedText text={name} className="left-out-name" />
                <span className="left-out-reason">
                  {t(`leftOut.${reason === 'LINK' || reason === 'UNREADABLE' ? reason : 'SPECIAL'}`)}
                </span>
              </li>
            ))}
            {total > items.length && <li>{t('leftOut.more', { count: total - items.length })}</li>}
          </ul>
        </Popover>
      )}
    </>
  );
}
