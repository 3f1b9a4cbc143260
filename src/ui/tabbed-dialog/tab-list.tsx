import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '../../host/use-host.ts';
import { ErrorIcon, ForwardIcon } from '../icon/later-icons.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { isParent, marksOf, parentOf } from './tab-tree.ts';
import type { DialogTab } from './tab-types.ts';
import { tabbedDialogMessages } from './tabbed-dialog-messages.ts';
import type { TabbedDialogModel } from './tabbed-dialog-model.ts';
import { useClampedTooltip } from './use-clamped-tooltip.ts';

interface TabListProps {
  model: TabbedDialogModel;
  /** Its name for a screen reader. */
  label: string;
  idPrefix: string;
  panelId(tab: DialogTab): string;
  onGo(id: string): void;
}

/** The tabs beside the content. Arrows move the focus; Enter, Space or a press brings a tab forward. */
export function TabList({ model, label, idPrefix, panelId, onGo }: TabListProps) {
  useSignals();
  const list = useRef<HTMLDivElement>(null);
  const all = model.shown.value;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!model.key(event.key, event.currentTarget.matches(':dir(rtl)'))) return;
    event.preventDefault();
    event.stopPropagation();
    // Children that have just been expanded are no aim: the focus stays or moves among what is there.
    const id = model.stop.peek()?.id;
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id ?? '')}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      className={model.isAnimating.value ? 'tabbed-dialog-tabs tabbed-dialog-animated' : 'tabbed-dialog-tabs'}
      part="tabs"
      role="tablist"
      aria-orientation="vertical"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {all.map((tab) => (
        <Tab
          key={tab.id}
          tab={tab}
          model={model}
          id={`${idPrefix}-tab-${tab.id}`}
          isChild={parentOf(all, tab.id) !== undefined}
          controls={isParent(tab) ? undefined : panelId(tab)}
          onPress={() => (isParent(tab) ? model.press(tab) : onGo(tab.id))}
        />
      ))}
    </div>
  );
}

interface TabProps {
  tab: DialogTab;
  model: TabbedDialogModel;
  id: string;
  isChild: boolean;
  controls: string | undefined;
  onPress(): void;
}

function Tab({ tab, model, id, isChild, controls, onPress }: TabProps) {
  useSignals();
  const t = useMessages(tabbedDialogMessages);
  const clamped = useClampedTooltip();
  const { icon: Icon, label } = tab;
  const isActive = model.active.value?.id === tab.id;
  const isOpen = isParent(tab) && model.isExpanded(tab);
  const { required, hasError } = marksOf(tab, isOpen || !isParent(tab));
  const isWrong = hasError && (model.isMarking.value || tab.marksAtOnce === true);
  const description = [required && t('containsRequired'), isWrong && t('containsError')].filter(Boolean).join('. ');
  const names = ['tabbed-dialog-tab', isChild && 'tabbed-dialog-child', isWrong && 'tabbed-dialog-wrong'];

  return (
    <button
      type="button"
      role="tab"
      id={id}
      part={isActive ? 'tab tab-active' : 'tab'}
      className={names.filter(Boolean).join(' ')}
      data-tab={tab.id}
      tabIndex={model.stop.value?.id === tab.id ? 0 : -1}
      aria-selected={isActive}
      aria-expanded={isParent(tab) ? isOpen : undefined}
      aria-controls={controls !== undefined && model.visited.value.has(tab.id) ? controls : undefined}
      aria-description={description || undefined}
      onFocus={() => model.focus(tab.id)}
      onClick={onPress}
    >
      {typeof Icon === 'string' ? <img className="icon" src={Icon} alt="" width={16} height={16} /> : Icon && <Icon />}
      <span className="tabbed-dialog-label" ref={clamped}>
        <bdi>{label}</bdi>
      </span>
      {required && (
        <Tooltip text={t('containsRequired')} describes={false}>
          <span className="tabbed-dialog-required" aria-hidden="true">
            *
          </span>
        </Tooltip>
      )}
      {isWrong && (
        <Tooltip text={t('containsError')} describes={false}>
          <span className="tabbed-dialog-mark" aria-hidden="true">
            <ErrorIcon />
          </span>
        </Tooltip>
      )}
      {isParent(tab) && <ForwardIcon size={14} />}
    </button>
  );
}
