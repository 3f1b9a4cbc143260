/** What can be done with the table as a whole: secondary buttons, which fold, and the primary one, which never does. */
import { useSignals } from '@preact/signals-react/runtime';
import { useHost } from '../../../host/use-host.ts';
import { Button } from '../../button/button.tsx';
import { ChevronDownIcon } from '../../icon/later-icons.tsx';
import { AddIcon } from '../../icon/table-icons.tsx';
import { Menu } from '../../menu/menu.tsx';
import type { NoticeTone } from '../../notices/notice-types.ts';
import { Toolbar } from '../../toolbar/toolbar.tsx';
import { runAction } from '../model/run-action.ts';
import type { TableModel } from '../table-model-types.ts';
import type { TableAction } from '../table-types.ts';
import { useHeaderMessages } from './header-messages.ts';

export interface HeaderActionsProps<Row> {
  model: TableModel<Row>;
  notify(text: string, tone: NoticeTone): void;
}

export function HeaderActions<Row>({ model, notify }: HeaderActionsProps<Row>) {
  useSignals();
  const t = useHeaderMessages();
  const { report } = useHost();
  const reporting = (action: TableAction): TableAction => ({
    ...action,
    onSelect: () =>
      runAction(
        () => action.onSelect(),
        () => t('actionFailed', { action: action.label }),
        { report, notify },
      ),
  });
  const { primaryAction, secondaryActions = [] } = model.options.value;
  return (
    <div className="table-header-actions">
      {secondaryActions.length > 0 && (
        <Toolbar label={t('actions')} actions={secondaryActions.map(reporting).map(toMenuAction)} />
      )}
      {primaryAction && (
        <PrimaryAction
          action={
            'items' in primaryAction
              ? { ...primaryAction, items: primaryAction.items.map(reporting) }
              : reporting(primaryAction)
          }
        />
      )}
    </div>
  );
}

type Primary = TableAction | { label: string; items: readonly TableAction[] };

function PrimaryAction({ action }: { action: Primary }) {
  if ('items' in action) {
    return (
      <Menu
        placement="bottom-end"
        items={action.items.map(toMenuAction)}
        trigger={
          <Button variant="primary" icon={AddIcon} endIcon={ChevronDownIcon}>
            {action.label}
          </Button>
        }
      />
    );
  }
  return (
    <Button
      variant="primary"
      icon={action.icon ?? AddIcon}
      disabledReason={action.disabledReason}
      onClick={({ detail }) => {
        // Of a double click the first.
        if (detail < 2) void action.onSelect();
      }}
    >
      {action.label}
    </Button>
  );
}

function toMenuAction({ id, label, icon, disabledReason, onSelect }: TableAction) {
  return { id, label, icon, disabledReason, onSelect: () => void onSelect() };
}
