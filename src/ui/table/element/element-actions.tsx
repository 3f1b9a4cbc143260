/** Actions as a page gives them, plain data mostly, as the table takes them: each fires `rmm-action` before it runs. */
import type { RequestAnswer } from '../../../host/request-event.ts';
import type { IconComponent } from '../../icon/make-icon.ts';
import { pageIcon } from '../../icon/page-icon.tsx';
import type { RowAction, TableAction, TableOptions, TableRow, TableSelection } from '../table-types.ts';
import type { ElementRowAction, ElementTableAction } from './data-table-definition.ts';

/** Fires the event: `true` where the page leaves the action to the table, else what the page does. */
export type AskForAction = (action: string, selection: TableSelection | undefined, row?: TableRow) => RequestAnswer;

export function rowActionsOf(
  given: readonly ElementRowAction[] | ((row: never) => readonly ElementRowAction[]),
  ask: AskForAction,
): NonNullable<TableOptions<TableRow>['rowActions']> {
  if (typeof given !== 'function') return listOf(given).map((action) => rowAction(action, ask));
  return (row) => listOf(given(row as never)).map((action) => rowAction(action, ask));
}

export function bulkActionsOf(given: readonly ElementRowAction[] | undefined, ask: AskForAction) {
  return given && listOf(given).map((action) => rowAction(action, ask));
}

export function primaryActionOf(
  given: ElementTableAction | { label: string; items: readonly ElementTableAction[] } | undefined,
  ask: AskForAction,
): TableOptions<TableRow>['primaryAction'] {
  if (given === undefined) return undefined;
  return 'items' in given ? { ...given, items: tableActionsOf(given.items, ask) } : tableAction(given, ask);
}

export function tableActionsOf(given: readonly ElementTableAction[], ask: AskForAction): TableAction[] {
  return listOf(given).map((action) => tableAction(action, ask));
}

function rowAction(given: ElementRowAction, ask: AskForAction): RowAction<TableRow> {
  const { Icon, options, action, ...rest } = given as Omit<ElementRowAction, keyof RowAction<never>> &
    RowAction<TableRow> &
    Pick<ElementRowAction, 'Icon' | 'options'>;
  return {
    ...rest,
    ...(Icon !== undefined && { Icon: iconOf(Icon as IconComponent | string) }),
    ...(options && { options: listOf(options as readonly ElementRowAction[]).map((one) => rowAction(one, ask)) }),
    async action(selection, row) {
      const answer = ask(given.id, selection, row);
      await (answer === true ? action?.(selection, row) : answer);
    },
  };
}

function tableAction({ icon, onSelect, ...rest }: ElementTableAction, ask: AskForAction): TableAction {
  return {
    ...rest,
    ...(icon !== undefined && { icon: iconOf(icon) }),
    async onSelect() {
      const answer = ask(rest.id, undefined);
      await (answer === true ? onSelect?.() : answer);
    },
  };
}

function listOf<Item>(given: readonly Item[]): readonly Item[] {
  return Array.isArray(given) ? given : [];
}

const images = new Map<string, IconComponent>();

/** One component for each address, so that a button is not drawn anew for the same image. */
function iconOf(icon: IconComponent | string): IconComponent {
  if (typeof icon !== 'string') return pageIcon(icon);
  const known = images.get(icon);
  if (known) return known;
  const image: IconComponent = ({ size = 16 }) => <img className="icon" src={icon} alt="" width={size} height={size} />;
  images.set(icon, image);
  return image;
}
