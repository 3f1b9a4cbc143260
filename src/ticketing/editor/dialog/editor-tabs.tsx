/** The tabs of each type, and what of the form is on them. Source: spec 001 §2.1. */
import { late } from '../../../ui/late.tsx';
import type { FormTab } from '../../../ui/tabbed-dialog/form-tabbed-dialog.tsx';
import type { AutomationType } from '../../terms/automation.ts';
import { hasHistory } from '../dry-run/tool-tabs.ts';
import type { EditorMessageKey } from '../editing/editor-messages.ts';
import { GeneralTab } from './general-tab.tsx';

interface EditorTab extends Pick<FormTab, 'paths' | 'marksAtOnce'> {
  readonly id: string;
  readonly label: EditorMessageKey;
  isFor(type: AutomationType, isSystem: boolean): boolean;
  renderer(): React.ReactNode;
  /** There once somebody has asked for it. */
  readonly isTool?: true;
}

const ConditionsTab = late<object>(async () => (await import('../conditions/conditions-tab.tsx')).ConditionsTab);
const ActionsTab = late<object>(async () => (await import('../actions/actions-tab.tsx')).ActionsTab);
const HistoryTab = late<object>(async () => (await import('../history/history-tab.tsx')).HistoryTab);
const DryRunTab = late<object>(async () => (await import('../dry-run/tab/dry-run-tab.tsx')).DryRunTab);
const ColumnsTab = late<object>(async () => (await import('../columns/columns-tab.tsx')).ColumnsTab);

const tabs: readonly EditorTab[] = [
  {
    id: 'general',
    label: 'tabs.general',
    paths: ['name', 'description'],
    marksAtOnce: true,
    isFor: () => true,
    renderer: () => <GeneralTab />,
  },
  {
    id: 'conditions',
    label: 'tabs.conditions',
    paths: ['conditions'],
    isFor: (type, isSystem) => type !== 'RESPONSE_TEMPLATE' && !(type === 'BOARD' && isSystem),
    renderer: () => <ConditionsTab />,
  },
  {
    id: 'actions',
    label: 'tabs.actions',
    paths: ['actions'],
    isFor: (type) => type !== 'BOARD',
    renderer: () => <ActionsTab />,
  },
  {
    id: 'columns',
    label: 'tabs.columns',
    paths: ['columns', 'sortBy'],
    marksAtOnce: true,
    isFor: (type) => type === 'BOARD',
    renderer: () => <ColumnsTab />,
  },
  {
    id: 'test',
    label: 'tabs.test',
    isTool: true,
    isFor: (_, isSystem) => !isSystem,
    renderer: () => <DryRunTab />,
  },
  {
    id: 'history',
    label: 'tabs.history',
    isTool: true,
    isFor: hasHistory,
    renderer: () => <HistoryTab />,
  },
];

/**
 * What it is called is on the first one, whatever it is.
 *
 * @param opened Those that are there only once they were asked for
 */
export function editorTabs(type: AutomationType | undefined, isSystem: boolean, opened: readonly string[]) {
  if (type === undefined) return tabs.slice(0, 1);
  return tabs.filter(({ id, isFor, isTool }) => isFor(type, isSystem) && (!isTool || opened.includes(id)));
}
