/** The time that was entered for a ticket: who, when, how long, and what may be done about it. */
import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef, useState } from 'react';
import { visible, visibleLines } from '../../../base/visible.ts';
import { useFormat } from '../../../host/use-format.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Faces } from '../../../ui/faces/faces.tsx';
import { TrashIcon } from '../../../ui/icon/action-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { late } from '../../../ui/late.tsx';
import { useNotices } from '../../../ui/notices/notices.tsx';
import { SkeletonLines } from '../../../ui/skeleton/skeleton.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { durationText } from '../duration.ts';
import type { LoggedTimes } from '../logged-times-model.ts';
import { deleteTimeEntry, type LoggedTime, updateTimeEntry } from '../time-contract.ts';
import { PencilIcon } from '../timer-icons.tsx';
import { timerMessages } from '../timer-messages.ts';
import type { DeleteTimeProps } from './delete-time.tsx';
import type { ticketTimerDefinition } from './ticket-timer-definition.ts';
import type { TimeDialogProps } from './time-dialog.tsx';

const TimeDialog = late<TimeDialogProps>(async () => (await import('./time-dialog.tsx')).TimeDialog);
const DeleteTime = late<DeleteTimeProps>(async () => (await import('./delete-time.tsx')).DeleteTime);

type Opened = { readonly what: 'edit' | 'delete'; readonly entry: LoggedTime };

export function LoggedTimesList({ ticketId, logged }: { ticketId: string; logged: LoggedTimes }) {
  useSignals();
  const t = useMessages(timerMessages);
  const id = useId();
  const { emit } = useHost<typeof ticketTimerDefinition>();
  const { show } = useNotices();
  const [opened, setOpened] = useState<Opened>();
  const box = useRef<HTMLDivElement>(null);
  // What was deleted takes along the button that the dialog would give the focus back to.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('button') ?? box.current);
  const close = () => setOpened(undefined);
  const total = logged.totalSeconds.value;
  return (
    <div ref={box} className="logged" role="group" aria-labelledby={id} tabIndex={-1}>
      <h3 id={id} className="logged-title">
        {t('logged')}
        {total > 0 && <span className="logged-total numeric">{t('total', { time: durationText(total) })}</span>}
      </h3>
      <Faces
        state={logged.state.value}
        skeleton={<SkeletonLines count={2} className="logged-row" />}
        empty={<p className="logged-none">{t('noneLogged')}</p>}
        failedTitle={t('loggedFailed')}
        look="inline"
        onRetry={logged.retry}
      >
        {({ items, hasMore }) => (
          <>
            <ul className="logged-rows">
              {items.map((entry) => (
                <Row key={entry.id} entry={entry} onOpen={(what) => setOpened({ what, entry })} />
              ))}
            </ul>
            {hasMore && (
              <Button size="small" busy={logged.state.value.status === 'loading-more'} onClick={logged.loadMore}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </Faces>
      {opened?.what === 'edit' && (
        <TimeDialog
          ticketId={ticketId}
          entry={opened.entry}
          timer={undefined}
          agreements={logged.agreements.value}
          onSaved={(saved) => {
            void logged.refresh();
            show(t('saved'));
            emit('rmm-time-changed', { call: updateTimeEntry.name, ticketId, id: String(saved.id) });
          }}
          onClose={close}
        />
      )}
      {opened?.what === 'delete' && (
        <DeleteTime
          entry={opened.entry}
          remove={async (press) => {
            const isOurs = await logged.remove(String(opened.entry.id), press);
            close();
            show(t(isOurs ? 'deleted' : 'wasDeleted'), isOurs ? 'success' : 'info');
            if (isOurs) emit('rmm-time-changed', { call: deleteTimeEntry.name, ticketId, id: String(opened.entry.id) });
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

function Row({ entry, onOpen }: { entry: LoggedTime; onOpen(what: Opened['what']): void }) {
  const t = useMessages(timerMessages);
  const format = useFormat();
  const { technician, startDate, seconds, remote, billingType, offHours, note, mayChange } = entry;
  const name = visible(technician.name);
  return (
    <li className="logged-row">
      <span className="logged-who">
        <UntrustedText text={technician.name} className="logged-name" />
        <time className="logged-when" dateTime={startDate}>
          {format.dateTime(Date.parse(startDate))}
        </time>
      </span>
      <span className="logged-tags">
        <Tag>{t(remote ? 'remote' : 'onSite')}</Tag>
        {offHours && <Tag>{t('offHours')}</Tag>}
        {billingType === 'NOT_BILLABLE' && <Tag tone="warning">{t('notBillable')}</Tag>}
      </span>
      <bdi dir="ltr" className="logged-long numeric">
        {durationText(seconds)}
      </bdi>
      {mayChange && (
        <span className="logged-actions">
          <IconButton icon={PencilIcon} label={t('edit', { name })} onClick={() => onOpen('edit')} />
          <IconButton icon={TrashIcon} label={t('delete', { name })} onClick={() => onOpen('delete')} />
        </span>
      )}
      {note && (
        <p className="logged-note" dir="auto">
          {visibleLines(note)}
        </p>
      )}
    </li>
  );
}
