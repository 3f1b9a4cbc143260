/** What a table shows and how, for whoever looks at it. Nothing changes until it is saved, and nothing is thrown away unasked. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { Button } from '../../button/button.tsx';
import { ConfirmDialog } from '../../confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { InlineAlert } from '../../inline-alert/inline-alert.tsx';
import { limits } from '../../limits.ts';
import { useUiMessages } from '../../messages.ts';
import { Select } from '../../select/controls/select.tsx';
import { Switch } from '../../switch/switch.tsx';
import { useThemedStyles } from '../../theme/use-themed-styles.ts';
import type { TableModel } from '../table-model-types.ts';
import type { TableColumn } from '../table-types.ts';
import { settingsNameOf } from './column-names.ts';
import { ColumnOrder } from './column-order.tsx';
import { ColumnPicker } from './column-picker.tsx';
import css from './settings-dialog.css';
import { createSettingsDraft, type SettingsDraft } from './settings-draft.ts';
import { useSettingsMessages } from './settings-messages.ts';

export interface SettingsDialogProps {
  model: TableModel<object>;
  onClose(): void;
  /** Defaults are back; the text says so. */
  onReset(text: string): void;
}

export function SettingsDialog({ model, onClose, onReset }: SettingsDialogProps) {
  useSignals();
  useThemedStyles(css);
  const t = useSettingsMessages();
  const tUi = useUiMessages();
  const maximumColumns = model.options.value.maximumColumns ?? limits.table.maximumColumns;
  const columns: readonly TableColumn<never>[] = model.columns.all.value;
  const draft = useModel(() =>
    createSettingsDraft({ columns, settings: model.settings.current.peek(), maximumColumns }),
  );
  const [isAsking, setAsking] = useState(false);
  const count = draft.visibleColumnIds.value.length;

  return (
    <Dialog
      title={t('title')}
      size="large"
      onClose={() => (draft.isDirty.peek() ? setAsking(true) : onClose())}
      footer={
        <>
          <span className="settings-reset">
            <Button
              variant="ghost"
              onClick={() => {
                model.settings.reset();
                onReset(t('resetDone'));
              }}
            >
              {t('reset')}
            </Button>
          </span>
          <Button onClick={onClose}>{tUi('cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={draft.canSave.value ? undefined : t('none')}
            onClick={() => {
              model.settings.save(draft.result());
              onClose();
            }}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="settings">
        <SortSettings columns={columns} draft={draft} />
        <section className="settings-columns">
          <div className="settings-columns-head">
            <h3 className="settings-title">{t('columns')}</h3>
            <span className="settings-counter" role="status">
              {t('counter', { count, maxCount: maximumColumns })}
            </span>
          </div>
          {draft.isFull.value && <InlineAlert tone="warning">{t('full')}</InlineAlert>}
          {count === 0 && <InlineAlert tone="warning">{t('none')}</InlineAlert>}
          <div className="settings-pair">
            <ColumnPicker columns={columns} draft={draft} />
            <ColumnOrder columns={columns} draft={draft} />
          </div>
        </section>
        <SwitchSettings model={model} draft={draft} />
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('discardTitle')}
          confirmLabel={t('discard')}
          cancelLabel={t('keep')}
          tone="danger"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          {t('discardText')}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function SortSettings({ columns, draft }: { columns: readonly TableColumn<never>[]; draft: SettingsDraft }) {
  useSignals();
  const t = useSettingsMessages();
  const sort = draft.sort.value;
  const byId = new Map(columns.map((column) => [column.id, column]));
  const sortable = draft.sortableIds.value.flatMap((id) => byId.get(id) ?? []);
  return (
    <div className="settings-pair">
      <Select
        label={t('sortBy')}
        placeholder={t('noSort')}
        clearable
        options={sortable.map((column) => ({ value: column.id, label: settingsNameOf(column) }))}
        value={sort?.id}
        onChange={(id) => draft.sortBy(id)}
      />
      <Select
        label={t('sortDirection')}
        disabled={sort === undefined}
        options={[
          { value: 'ASC', label: t('ascending') },
          { value: 'DESC', label: t('descending') },
        ]}
        value={sort?.desc === true ? 'DESC' : 'ASC'}
        onChange={(direction) => draft.setDescending(direction === 'DESC')}
      />
    </div>
  );
}

function SwitchSettings({ model, draft }: { model: TableModel<object>; draft: SettingsDraft }) {
  useSignals();
  const t = useSettingsMessages();
  const { extraSwitches = [], autoRefresh } = model.options.value;
  const mayRefresh = autoRefresh?.topic !== undefined || (autoRefresh?.pollEvery ?? 0) > 0;
  if (extraSwitches.length === 0 && !mayRefresh) return null;
  return (
    <div className="settings-switches">
      {extraSwitches.map(({ name, label, initial = false }) => (
        <Switch
          key={name}
          label={label}
          checked={draft.switches.value[name] ?? initial}
          onChange={(on) => draft.setSwitch(name, on)}
        />
      ))}
      {mayRefresh && (
        <Switch
          label={t('refresh')}
          checked={draft.autoRefreshEnabled.value}
          onChange={(on) => draft.setAutoRefresh(on)}
        />
      )}
    </div>
  );
}
