/** Around a list that is edited: what it is of, the way back, saving, and what somebody else saved meanwhile. */
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useRef } from 'react';
import { isDeclined } from '../../host/failure-text.ts';
import { useFailureText } from '../../host/use-failure-text.ts';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { late } from '../../ui/late.tsx';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { EditTools } from './edit-tools.tsx';
import type { ItemWords } from './item-words.ts';
import { policiesMessages } from './policies-messages.ts';
import { usePolicy } from './policy-context.ts';
import type { EditedList } from './policy-session.ts';
import { useHeldList } from './use-held-list.ts';
import type { ItemVersionsDialogProps } from './versions-dialog.tsx';

const VersionsDialog = late<ItemVersionsDialogProps<never>>(
  async () => (await import('./versions-dialog.tsx')).ItemVersionsDialog,
);

export interface EditedListFrameProps<Item> {
  list: EditedList<Item>;
  words: ItemWords<Item>;
  title: string;
  /** Below the title. */
  children?: ReactNode;
  /** What was not saved. */
  saveFailed: string;
  /** The table. */
  table: ReactNode;
}

export function EditedListFrame<Item>({ list, words, title, children, saveFailed, table }: EditedListFrameProps<Item>) {
  useSignals();
  const t = useMessages(policiesMessages);
  const failureText = useFailureText();
  const { isReadOnly } = usePolicy();
  const box = useRef<HTMLDivElement>(null);
  useHeldList(list);
  // What was deleted or reverted takes away the button that its dialog would give the focus back to.
  useKeptFocus(box, () => box.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]'));
  const failure = list.failure.value;
  const conflict = list.conflict.value;
  const { savedBy, savedAt } = list.stored.value ?? {};
  const format = useFormat();
  return (
    <div ref={box} className="policy-list">
      <header className="policy-head">
        <div className="policy-head-words">
          <h2 className="policy-head-title">
            <UntrustedText text={title} />
          </h2>
          {children}
          {savedBy && savedAt ? (
            <p className="policy-head-note">{t('savedBy', { name: savedBy, date: format.dateTime(savedAt) })}</p>
          ) : null}
        </div>
        {!isReadOnly && <EditTools list={list} area={() => box.current} onSave={() => void list.save()} />}
      </header>
      {failure !== undefined && !isDeclined(failure) && (
        <InlineAlert tone="danger" title={saveFailed}>
          {failureText(failure)}
        </InlineAlert>
      )}
      {table}
      {conflict && (
        <VersionsDialog
          conflict={conflict as never}
          words={words as never}
          onSettled={(kept) => {
            list.settle(kept);
            void list.save();
          }}
          onClose={list.dismiss}
        />
      )}
    </div>
  );
}
