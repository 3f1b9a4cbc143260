import { type DocsOf, errorEventDocs } from '../../host/element-docs.ts';
import type { tabbedDialogDefinition } from './tabbed-dialog-definition.ts';

export const tabbedDialogDocs: DocsOf<typeof tabbedDialogDefinition> = {
  summary: 'A dialog with its content on side tabs, marked for required content and errors',
  attributes: {
    open: 'Whether it is shown; follows the user',
    heading: "The dialog's title",
    submitLabel: 'Text of the primary button; default Submit',
    activeTab: 'Id of the tab that is shown; follows the user. Default the first child tab, or else the first tab',
    busy: 'What was submitted is on its way: the dialog stays open and is not submitted again',
  },
  properties: {
    tabs: {
      type: 'readonly { id: string; label: string; icon?: string; required?: boolean; hasError?: boolean; children?: readonly TabbedDialogTab[]; mount?: (container: HTMLElement) => unknown }[]',
      description:
        "The tabs, one level of children included. A tab's content is what its mount puts into the container, or the child of the element in the slot of its id. Without tabs every child with a slot is one: data-label, data-required, data-error, data-icon, and data-parent for the label of the tab above it.",
    },
  },
  events: {
    'rmm-submit': {
      detail: 'TabbedDialogSubmit',
      description:
        'The primary button was pressed and no tab has an error; the dialog closes unless this is prevented or a tab is given an error meanwhile',
    },
    'rmm-close-request': {
      detail: 'TabbedDialogClose',
      description: 'Before the user closes it: by Escape, beside it or by a button',
    },
    'rmm-close': { detail: 'TabbedDialogClose', description: 'It was closed, by the user or by close()' },
    'rmm-tab-change': { detail: 'TabbedDialogTabChange', description: 'The user went to another tab' },
    'rmm-error': errorEventDocs,
  },
  methods: {
    show: { signature: '() => Promise<void>', description: 'Opens it' },
    close: { signature: '() => Promise<void>', description: 'Closes it without asking' },
  },
  parts: {
    dialog: 'The dialog',
    'dialog-body': 'Tabs and content',
    'dialog-footer': 'The bar with the buttons',
    tabs: 'The column of tabs',
    tab: 'A tab',
    'tab-active': 'The tab that is shown',
    'tab-select': "The select that takes the column's place on small screens",
    panel: "A tab's content",
  },
  slots: { '[id of a tab]': 'Content of the tab of that id' },
};
