import { useModel } from '@preact/signals-react/runtime';
import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogCloseReason } from '../dialog/dialog.tsx';
import { InlineAlert } from '../inline-alert/inline-alert.tsx';
import { limits } from '../limits.ts';
import { useAnnounce } from '../live-region/use-announce.ts';
import { useUiMessages } from '../messages.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { fieldToStartAt, firstInvalidIn } from './panel-focus.ts';
import { TabList } from './tab-list.tsx';
import { TabPanels } from './tab-panels.tsx';
import { TabSelect } from './tab-select.tsx';
import { contentTabs, firstTabWithError } from './tab-tree.ts';
import type { DialogTab } from './tab-types.ts';
import css from './tabbed-dialog.css';
import { tabbedDialogMessages } from './tabbed-dialog-messages.ts';
import { createTabbedDialogModel } from './tabbed-dialog-model.ts';

export interface TabbedDialogProps {
  title: string;
  tabs: readonly DialogTab[];
  /** Id of the tab to begin with, or to go to when it changes. Default: the first child tab, or else the first tab. */
  activeTab?: string | undefined;
  /** Default Submit. */
  submitLabel?: string | undefined;
  /** Submitting is under way: it stays open and is not submitted again. */
  busy?: boolean;
  /** Off until there is something to submit. Default on. */
  canSubmit?: boolean;
  /** Nothing can be changed: there is nothing to submit, only to close. */
  readOnly?: boolean;
  /** Default `large`; `wide` for tabs with whole rows of controls, and higher. */
  size?: 'large' | 'wide';
  /** Under the content of every tab: what all of them come to. It also describes the dialog to a screen reader. */
  summary?: ReactNode;
  /** What somebody should know before they begin, above the tabs' content. */
  notice?: ReactNode;
  /** Why submitting failed, above the tabs' content. */
  error?: ReactNode;
  onTabChange?(id: string, previous: string | undefined): void;
  /** The primary button was pressed and no tab has an error. */
  onSubmit(activeTab: string | undefined): void;
  /** It was pressed while tabs have errors: these are marked, and the first of them is shown. */
  onRefused?(): void;
  onClose(reason: DialogCloseReason): void;
}

/** A dialog whose content is on tabs beside it; on small screens a sheet with a select above. Source: spec 003. */
export function TabbedDialog(props: TabbedDialogProps) {
  useThemedStyles(css);
  const { title, tabs, activeTab, submitLabel, busy = false, canSubmit = true, size = 'large', error, summary } = props;
  const { readOnly = false, notice } = props;
  const { onTabChange, onSubmit, onRefused, onClose } = props;
  const id = useId();
  const t = useMessages(tabbedDialogMessages);
  const tUi = useUiMessages();
  const announce = useAnnounce();
  const model = useModel(() => createTabbedDialogModel(tabs, activeTab));
  const box = useRef<HTMLDivElement>(null);
  /** Submitted: the first error that shows brings its tab forward. */
  const awaitsErrors = useRef(false);
  const panelId = (tab: DialogTab) => `${id}-panel-${tab.id}`;

  const go = (tabId: string) => {
    const previous = model.active.peek()?.id;
    awaitsErrors.current = false;
    if (!model.activate(tabId)) return;
    contentTabs(tabs)
      .find((tab) => tab.id === tabId)
      ?.onChange?.();
    onTabChange?.(tabId, previous);
  };

  useLayoutEffect(() => model.setTabs(tabs), [model, tabs]);

  const follow = useEffectEvent(() => {
    if (activeTab !== undefined) model.activate(activeTab);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: gone to when it changes, not when the user left it
  useLayoutEffect(() => follow(), [activeTab]);

  const wrong = firstTabWithError(tabs);
  const showError = () => {
    if (!wrong || !awaitsErrors.current) return;
    go(wrong.id);
    announce(`${wrong.label}: ${t('containsError')}`, 'assertive');
    // After the panel has come forward.
    requestAnimationFrame(() => {
      const panel = box.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
      if (panel) firstInvalidIn(panel)?.focus();
    });
  };
  const showLateError = useEffectEvent(showError);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an owner may find errors only when it is submitted
  useEffect(() => showLateError(), [wrong?.id]);

  const submit = () => {
    if (busy) return;
    model.markErrors();
    awaitsErrors.current = true;
    if (wrong) onRefused?.();
    else onSubmit(model.active.peek()?.id);
    showError();
  };

  // What has the focus at first is known only when the panel is there.
  const start = useRef({
    get current() {
      return fieldToStartAt(box.current);
    },
  });

  const style = {
    '--tab-error-animation': `${limits.tabs.errorAnimation}ms`,
    '--tab-label-lines': limits.tabs.labelLines,
  } as CSSProperties;
  return (
    <Dialog
      title={title}
      size={size}
      describedBy={summary === undefined ? undefined : `${id}-summary`}
      initialFocus={start.current}
      onClose={onClose}
      footer={
        <>
          <Button disabled={busy} onClick={() => onClose('button')}>
            {tUi(readOnly ? 'close' : 'cancel')}
          </Button>
          {!readOnly && (
            <Button variant="primary" busy={busy} disabled={!canSubmit} onClick={submit}>
              {submitLabel ?? t('submit')}
            </Button>
          )}
        </>
      }
    >
      <div
        className={size === 'wide' ? 'tabbed-dialog tabbed-dialog-tall' : 'tabbed-dialog'}
        ref={box}
        style={style}
        onInputCapture={() => {
          // Whoever goes on typing is not called away by an error that this makes.
          awaitsErrors.current = false;
        }}
      >
        <TabSelect model={model} tabs={tabs} onGo={go} />
        <TabList model={model} label={title} idPrefix={id} panelId={panelId} onGo={go} />
        <div className="tabbed-dialog-content">
          {error !== undefined && error !== null && (
            <div className="tabbed-dialog-error">
              <InlineAlert tone="danger">{error}</InlineAlert>
            </div>
          )}
          {notice}
          <TabPanels model={model} tabs={tabs} panelId={panelId} />
          {summary !== undefined && (
            <div id={`${id}-summary`} className="tabbed-dialog-summary" part="summary">
              {summary}
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}
