import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useMemo, useState } from 'react';
import { useHost, useMessages } from '../../host/use-host.ts';
import { type PageWork, usePageWork } from '../../host/use-page-work.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, type DialogCloseReason } from '../../ui/dialog/dialog.tsx';
import { useClosingGuard } from '../../ui/form/use-closing-guard.tsx';
import { FolderPlusIcon } from '../../ui/icon/action-icons.tsx';
import { DriveIcon, FolderIcon } from '../../ui/icon/icon.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { useThemedStyles } from '../../ui/theme/use-themed-styles.ts';
import { Tree } from '../../ui/tree/tree.tsx';
import type { TreeProps, TreeTexts } from '../../ui/tree/tree-props.ts';
import { UntrustedText } from '../../ui/untrusted-text.tsx';
import css from './location.css';
import { createLocationModel } from './location-model.ts';
import { locationMessages } from './messages.ts';
import { NewFolderDialog } from './new-folder-dialog.tsx';

export interface LocationPickerProps {
  nodeId: number;
  /** Where it opens. */
  path?: string | undefined;
  onApply(path: string, page: PageWork): void;
  onClose(reason: DialogCloseReason): void;
}

const iconOf: TreeProps['iconOf'] = (_, level) => (level === 0 ? DriveIcon : FolderIcon);

/** The folders of a device, one to choose. Open while mounted. */
export function LocationPicker({ nodeId, path, onApply, onClose }: LocationPickerProps) {
  useSignals();
  useThemedStyles(css);
  const t = useMessages(locationMessages);
  const tUi = useUiMessages();
  const { client, configuration, report } = useHost();
  const model = useModel(() =>
    createLocationModel({ client, nodeId, path, locale: () => configuration.peek().locale, onFailure: report }),
  );
  const page = usePageWork();
  const [isNaming, setNaming] = useState(false);
  const chosen = model.chosen.value;
  const { guard, prompt } = useClosingGuard({ wouldLose: () => model.wouldLose() });
  const close = (reason: DialogCloseReason) => guard(() => onClose(reason));
  const missing = model.missing.value;
  const texts = useMemo((): TreeTexts => ({ none: t('unavailable'), empty: t('empty') }), [t]);
  const nothing = chosen === undefined ? t('nothing') : undefined;

  return (
    <>
      <Dialog
        title={t('title')}
        onClose={close}
        footer={
          <>
            <Button onClick={() => close('button')}>{tUi('cancel')}</Button>
            <Button
              variant="primary"
              busy={page.isBusy}
              disabledReason={nothing}
              onClick={() => {
                if (chosen !== undefined) onApply(chosen, page);
              }}
            >
              {t('apply')}
            </Button>
          </>
        }
      >
        <div className="location">
          {missing && (
            <InlineAlert tone="warning">
              {missing.nearest === undefined
                ? t('missing', { path: missing.path })
                : t('missingNearest', { path: missing.path, nearest: missing.nearest })}
            </InlineAlert>
          )}
          <Tree label={t('label')} model={model.tree} texts={texts} iconOf={iconOf} />
          {page.failure !== undefined && (
            <InlineAlert tone="danger">
              <UntrustedText text={page.failure} />
            </InlineAlert>
          )}
          <div className="location-foot">
            <output className={`location-chosen${chosen === undefined ? ' location-nothing' : ''}`} aria-live="off">
              {chosen === undefined ? t('nothing') : <UntrustedText text={chosen} dir="ltr" />}
            </output>
            <Button icon={FolderPlusIcon} disabledReason={nothing} onClick={() => setNaming(true)}>
              {t('newFolder')}
            </Button>
          </div>
        </div>
      </Dialog>
      {prompt}
      {isNaming && chosen !== undefined && (
        <NewFolderDialog
          nodeId={nodeId}
          path={chosen}
          onClose={() => setNaming(false)}
          onCreated={(name, made) => {
            setNaming(false);
            void model.created(name, made);
          }}
        />
      )}
    </>
  );
}
