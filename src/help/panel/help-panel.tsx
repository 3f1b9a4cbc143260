import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { BackIcon } from '../../ui/icon/help-icons.tsx';
import { CloseIcon } from '../../ui/icon/later-icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { late } from '../../ui/late.tsx';
import { SearchInput } from '../../ui/search-input/search-input.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { Skeletons } from '../articles/skeletons.tsx';
import { helpMessages } from '../help-messages.ts';
import type { HelpCloseDetail, HelpView } from '../help-types.ts';
import { isFocusLost } from '../is-focus-lost.ts';
import { isTicketWaiting } from '../waiting-ticket.ts';
import { DefaultView } from './default-view.tsx';
import { focusFirstField } from './focus-first-field.ts';
import type { HelpModel } from './help-model.ts';
import css from './help-panel.css';
import { TicketSlot } from './ticket-slot.tsx';

export type HelpLayout = 'floating' | 'docked' | 'inline';

export interface HelpPanelProps {
  model: HelpModel;
  isOpen: boolean;
  layout: HelpLayout;
  corner: string;
  panel: RefObject<HTMLDialogElement | null>;
  onClose(reason: HelpCloseDetail['reason']): void;
}

const FoundArticles = late(async () => (await import('./found-articles.tsx')).FoundArticles, Skeletons);

/** Heading, one of the three views, and what belongs to it. */
export function HelpPanel({ model, isOpen, layout, corner, panel, onClose }: HelpPanelProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(helpMessages);
  const id = useId();
  const view = model.view.value;
  const query = model.query.value;
  const isTicket = view === 'submitHelpTicket';
  // One that waits is sent though nobody looks at it.
  const [wasTicket, setWasTicket] = useState(() => isTicket || isTicketWaiting());
  if (isTicket && !wasTicket) setWasTicket(true);
  useKeptPlace(panel, view);
  return (
    <dialog
      ref={panel}
      className={`help-panel help-${layout} ${corner}`}
      part="panel"
      aria-labelledby={id}
      popover={layout === 'inline' ? undefined : 'manual'}
      hidden={layout === 'inline' && !isOpen}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || layout === 'inline') return;
        event.stopPropagation();
        // Where it is modal the browser would close it, too, as by a back gesture.
        event.preventDefault();
        onClose('escape');
      }}
      onClose={({ currentTarget }) => {
        // Not where it only is shown in another way.
        if (!currentTarget.matches(':modal, :popover-open')) onClose('escape');
      }}
    >
      {/* No header, which would be the banner of the page: a dialog is no section of it. */}
      <div className="help-header" part="panel-header">
        {view !== 'default' && <IconButton icon={BackIcon} label={t('back')} onClick={() => model.show('default')} />}
        <h2 id={id} className="help-title">
          {isTicket ? t('contact') : view === 'articleList' ? t('results') : t('title')}
        </h2>
        {layout !== 'inline' && <IconButton icon={CloseIcon} label={t('close')} onClick={() => onClose('button')} />}
      </div>
      <div className="help-search" hidden={isTicket}>
        <SearchInput
          label={t('search')}
          value={query}
          maxLength={1000}
          onChange={(text) => model.search(text)}
          onSubmit={() => model.search(query, true)}
        />
      </div>
      {!isTicket && (
        <div className="help-body" part="panel-body">
          {view === 'articleList' ? <FoundArticles model={model} /> : <DefaultView model={model} />}
        </div>
      )}
      {wasTicket && <TicketSlot model={model} isShown={isTicket} />}
    </dialog>
  );
}

/** When another view takes the place of what had the focus, the keyboard goes on at that view's first field. */
function useKeptPlace(panel: RefObject<HTMLElement | null>, view: HelpView) {
  const last = useRef(view);
  useEffect(() => {
    const element = panel.current;
    if (!element || last.current === view) return;
    last.current = view;
    if (isFocusLost(element)) focusFirstField(element);
  }, [panel, view]);
}
