/** What is selected, wherever it was, and what can be done with it. It comes with the first selection. */
import { useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { useFormat } from '../../host/use-format.ts';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../../ui/button/button.tsx';
import { ChevronDownIcon, CloseIcon } from '../../ui/icon/later-icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { Popover } from '../../ui/popover/popover.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { Toolbar } from '../../ui/toolbar/toolbar.tsx';
import { actionMessages } from '../action-messages.ts';
import { actionItems } from '../actions/action-items.ts';
import { useMayAct, useRequest } from '../actions/use-actions.ts';
import { useBrowser } from '../browser-model/browser-parts.ts';
import type { Gathering } from '../browser-model/selection-model.ts';
import { backupMessages } from '../messages.ts';
import { SelectedItemsList } from './selected-items-list.tsx';
import css from './selection-panel.css';

export function SelectionPanel() {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(actionMessages);
  const tBrowser = useMessages(backupMessages);
  const format = useFormat();
  const { selectedItems, selection } = useBrowser();
  const mayAct = useMayAct();
  const request = useRequest();
  const [isListed, setListed] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const count = selectedItems.count.value;
  const gathering = selection.gathering.value;
  const subjects = [...selectedItems.items.value.values()];
  const bytes = selectedItems.totalBytes.value;
  return (
    <section className="selection" part="selection" aria-label={t('selection.label')}>
      {gathering && <GatheringNote gathering={gathering} />}
      {count > 0 && (
        <div className="selection-bar">
          <div className="selection-what">
            <Button
              ref={opener}
              variant="ghost"
              size="small"
              icon={ChevronDownIcon}
              aria-haspopup="dialog"
              aria-expanded={isListed}
              onClick={() => setListed(!isListed)}
            >
              {t('selection.count', { count })}
            </Button>
            {bytes > 0 && (
              <span className="selection-size" dir="auto">
                {t(selectedItems.isTotalExact.value ? 'selection.size' : 'selection.sizeAtLeast', {
                  size: format.bytes(bytes),
                })}
              </span>
            )}
            <IconButton icon={CloseIcon} label={t('selection.clear')} onClick={() => selectedItems.clear()} />
          </div>
          {mayAct(subjects) && (
            <Toolbar
              label={tBrowser('column.actions')}
              size="small"
              actions={actionItems(subjects, t, request).map((item) =>
                item.id === 'restore' ? { ...item, variant: 'primary' as const } : item,
              )}
            />
          )}
        </div>
      )}
      {isListed && count > 0 && (
        <Popover
          anchor={opener}
          role="dialog"
          className="selected-items-popover"
          placement="top-start"
          aria-label={t('selection.show')}
          onShow={(popover) => popover.focus()}
          onClose={(reason) => {
            if (reason === 'escape') opener.current?.focus();
            setListed(false);
          }}
        >
          <SelectedItemsList />
        </Popover>
      )}
    </section>
  );
}

function GatheringNote({ gathering }: { gathering: Gathering }) {
  const t = useMessages(actionMessages);
  const { selection } = useBrowser();
  const dismiss = <IconButton icon={CloseIcon} label={t('selection.dismiss')} onClick={() => selection.dismiss()} />;
  switch (gathering.is) {
    case 'adding':
      return (
        <div className="selection-note" role="status">
          <Spinner />
          {t('selection.adding', { count: gathering.count })}
          {dismiss}
        </div>
      );
    case 'failed':
      return (
        <InlineAlert tone="danger" action={dismiss}>
          {t('selection.failed')}
        </InlineAlert>
      );
    case 'too-many':
      return (
        <InlineAlert
          tone="warning"
          title={t('selection.tooMany', { count: gathering.count })}
          action={
            <span className="selection-choices">
              {gathering.folder && (
                <Button size="small" onClick={() => selection.selectFolderItself()}>
                  {t('selection.selectFolder', { name: gathering.folder.name })}
                </Button>
              )}
              {dismiss}
            </span>
          }
        >
          {t('selection.tooManyHint')}
        </InlineAlert>
      );
  }
}
