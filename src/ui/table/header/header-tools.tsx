/** How old the rows are, and the buttons that concern the table itself; without room, one menu. */

import { useSignals } from '@preact/signals-react/runtime';
import { DownloadIcon, MoreIcon, RefreshIcon } from '../../icon/list-icons.tsx';
import { SettingsIcon } from '../../icon/table-icons.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { Menu } from '../../menu/menu.tsx';
import { Spinner } from '../../spinner/spinner.tsx';
import type { TableModel } from '../table-model-types.ts';
import { useHeaderMessages } from './header-messages.ts';

export interface HeaderToolsProps<Row> {
  model: TableModel<Row>;
  isFolded: boolean;
  /** How old the rows are stands elsewhere. */
  isAgeElsewhere: boolean;
  onExport(): void;
  onSettings(): void;
}

export function HeaderTools<Row>({ model, isFolded, isAgeElsewhere, onExport, onSettings }: HeaderToolsProps<Row>) {
  useSignals();
  const t = useHeaderMessages();
  const updated = useAge(model);
  const isRefreshing = model.refresh.isRefreshing.value;
  const mayExport = model.options.value.exportAction !== false;
  const refresh = () => {
    // A failure is the table's own to show.
    void model.refresh.refresh();
  };

  if (isFolded) {
    const items = [
      {
        id: 'refresh',
        label: updated === undefined ? t('refresh') : t('refreshUpdated', { updated }),
        icon: RefreshIcon,
        onSelect: refresh,
      },
      ...(mayExport ? [{ id: 'export', label: t('export'), icon: DownloadIcon, onSelect: onExport }] : []),
      { id: 'settings', label: t('settings'), icon: SettingsIcon, onSelect: onSettings },
    ];
    return (
      <div className="table-tools">
        <Menu
          placement="bottom-end"
          items={items}
          trigger={<IconButton size="medium" icon={isRefreshing ? BusyIcon : MoreIcon} label={t('tools')} />}
        />
      </div>
    );
  }
  return (
    <div className="table-tools" role="group" aria-label={t('tools')}>
      {!isAgeElsewhere && <LastUpdated model={model} />}
      <IconButton
        size="medium"
        icon={isRefreshing ? BusyIcon : RefreshIcon}
        label={t('refresh')}
        aria-busy={isRefreshing || undefined}
        onClick={() => {
          if (!isRefreshing) refresh();
        }}
      />
      {mayExport && <IconButton size="medium" icon={DownloadIcon} label={t('export')} onClick={onExport} />}
      <IconButton size="medium" icon={SettingsIcon} label={t('settings')} onClick={onSettings} />
    </div>
  );
}

/** How old the rows are, once that is worth saying (spec 003 §9). */
export function LastUpdated<Row>({ model }: { model: TableModel<Row> }) {
  const updated = useAge(model);
  if (updated === undefined) return null;
  return (
    <span className="table-updated" part="last-updated" role="status">
      {updated}
    </span>
  );
}

function useAge<Row>(model: TableModel<Row>): string | undefined {
  useSignals();
  const t = useHeaderMessages();
  const minutes = model.refresh.minutesOld.value;
  if (model.refresh.hasFailed.value) return t('refreshFailed');
  return minutes === undefined ? undefined : t('updated', { count: minutes });
}

/** The shape of an icon. */
const BusyIcon = () => <Spinner />;
