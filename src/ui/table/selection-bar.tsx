/** What is selected, how to select more or less of it, and what can be done with it. It comes with the first selection. */
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useHost } from '../../host/use-host.ts';
import { CloseIcon } from '../icon/later-icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { NoticeTone } from '../notices/notice-types.ts';
import { useThemedStyles } from '../theme/use-themed-styles.ts';
import { Toolbar, type ToolbarAction } from '../toolbar/toolbar.tsx';
import { useTokenText } from './grid/use-token-text.ts';
import { runAction } from './model/run-action.ts';
import css from './selection-bar.css';
import { selectedText, useSelectionMessages } from './selection-messages.ts';
import type { TableModel } from './table-model-types.ts';
import type { RowAction } from './table-types.ts';

export interface SelectionBarProps {
  model: TableModel<object>;
  notify(text: string, tone: NoticeTone): void;
}

export function SelectionBar({ model, notify }: SelectionBarProps) {
  useSignals();
  useThemedStyles(css);
  const t = useSelectionMessages();
  const bulk = useBulkActions(model, notify);
  return (
    <section className="table-selection" part="selection" aria-label={t('selection')}>
      <span className="table-selection-count">
        {selectedText(model.selection.selection.value, t)}
        <IconButton icon={CloseIcon} label={t('clearSelection')} onClick={() => model.selection.clear()} />
      </span>
      <Toolbar label={t('bulkActions')} size="small" actions={[...bulk, ...useSelectionActions(model)]} />
    </section>
  );
}

/** Quiet ones, behind what is done with the selection. */
function useSelectionActions({ selection, rows }: TableModel<object>): ToolbarAction[] {
  useSignals();
  const t = useSelectionMessages();
  const { mode } = selection.selection.value;
  const total = rows.totalCount.value;
  const pageCount = selection.pageCount.value;
  const isPageSelected = selection.pageState.value === true;
  const isShowingSelected = selection.isShowingSelected.value;
  const count = selection.count.value;
  const allCount = selection.allCount.value;
  const isAll = mode === 'all' || (allCount !== undefined && count !== undefined && count >= allCount);
  const page: ToolbarAction = {
    id: 'page',
    variant: 'ghost',
    label: t(isPageSelected ? 'unselectPage' : 'selectPage', { count: pageCount }),
    onSelect: () => selection.togglePage(),
  };
  const all: ToolbarAction = isAll
    ? {
        id: 'all',
        variant: 'ghost',
        label: count === undefined ? t('unselectAllUnknown') : t('unselectAll', { count }),
        onSelect: () => selection.clear(),
      }
    : {
        id: 'all',
        variant: 'ghost',
        label: allCount === undefined ? t('selectAllUnknown') : t('selectAll', { count: allCount }),
        disabled: !selection.canSelectAll.value,
        onSelect: () => selection.selectAll(),
      };
  const show: ToolbarAction = {
    id: 'show',
    variant: 'ghost',
    label: t(isShowingSelected ? 'showAll' : 'showSelected'),
    onSelect: () => selection.showSelected(!isShowingSelected),
  };
  // Of what is selected, everything is on the page already; and where there is one page, it is everything.
  if (isShowingSelected) return [show];
  const shows = selection.canShowSelected.value ? [show] : [];
  const isWhole = total !== undefined && rows.rowCount.value >= total;
  // The page has a check box in the header row; what only stands here folds away last.
  return [all, ...shows, ...(pageCount > 0 && !isWhole ? [page] : [])];
}

function useBulkActions(model: TableModel<object>, notify: SelectionBarProps['notify']): ToolbarAction[] {
  useSignals();
  const t = useSelectionMessages();
  const textOf = useTokenText();
  const host = useHost();
  const [busy, setBusy] = useState<string>();
  const { bulkActions, rowActions } = model.options.value;
  const selection = model.selection.selection.value;
  const single = Array.isArray(rowActions) ? (rowActions as readonly RowAction<object>[]) : [];
  const offered = bulkActions ?? single.filter((action) => !action.hideMultiAction);

  async function run(action: RowAction<object>) {
    setBusy(action.id);
    await runAction(
      () => action.action?.(selection),
      () => t('actionFailed', { action: textOf(action.labelToken) }),
      { report: host.report, notify },
    );
    setBusy(undefined);
  }

  const toItem = (action: RowAction<object>): ToolbarAction => {
    const { id, labelToken, tooltip, variant, Icon, options } = action;
    const isDisabled =
      typeof action.disabled === 'function' ? action.disabled(undefined, selection) : action.disabled === true;
    return {
      id: `action-${id}`,
      label: textOf(labelToken),
      icon: Icon,
      tone: variant,
      disabled: isDisabled,
      disabledReason: isDisabled ? tooltip : undefined,
      busy: busy === id,
      ...(options ? { items: forCount(options).map(toItem) } : { onSelect: () => void run(action) }),
    };
  };
  const forCount = (actions: readonly RowAction<object>[]) =>
    actions.filter((action) => !action.hideMultiAction || selection.count === 1);
  return forCount(offered).map(toItem);
}
