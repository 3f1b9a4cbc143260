import { doc } from '../../host/doc.ts';
import {
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  method,
  property,
  text,
} from '../../host/element-definition.ts';

/** A tab as a page gives it: for its content, `mount` or an element in the slot of its `id`. */
export interface TabbedDialogTab {
  id: string;
  label: string;
  /** Address of an image, 16 by 16 CSS pixels. */
  icon?: string | undefined;
  required?: boolean | undefined;
  hasError?: boolean | undefined;
  children?: readonly TabbedDialogTab[] | undefined;
  /**
   * Fills a container in the page, which is the tab's content, when the tab is first shown. What it returns is called
   * when the dialog closes.
   */
  mount?: ((container: HTMLElement) => unknown) | undefined;
}

export interface TabbedDialogTabChange {
  tab: string;
  previous: string | undefined;
}

export interface TabbedDialogSubmit {
  /** Id of the tab that is shown. */
  activeTab: string | undefined;
}

export interface TabbedDialogClose {
  reason: 'escape' | 'backdrop' | 'button' | 'submit' | 'method';
}

const cancelable = { cancelable: true };

export const tabbedDialogDefinition = {
  tag: 'rmm-tabbed-dialog',
  summary: doc`A dialog whose content is on tabs beside it, with marks for required content and errors`,
  attributes: {
    open: flag(doc`Whether it is shown; follows the user`),
    heading: text(doc`The dialog's title`),
    submitLabel: text(doc`Text of the primary button; default Submit`),
    activeTab: text(
      doc`Id of the tab that is shown; follows the user. Default the first child tab, or else the first tab`,
    ),
    busy: flag(doc`What was submitted is on its way: the dialog stays open and is not submitted again`),
  },
  properties: {
    tabs: property<readonly TabbedDialogTab[]>(
      doc`readonly { id: string; label: string; icon?: string; required?: boolean; hasError?: boolean; children?: readonly TabbedDialogTab[]; mount?: (container: HTMLElement) => unknown }[]`,
      doc`The tabs, one level of children included. A tab's content is what its mount puts into the container, or the child of the element in the slot of its id. Without tabs every child with a slot is one: data-label, data-required, data-error, data-icon, and data-parent for the label of the tab above it.`,
      [],
    ),
  },
  events: {
    'rmm-submit': event<TabbedDialogSubmit>(
      doc`TabbedDialogSubmit`,
      doc`The primary button was pressed and no tab has an error; the dialog closes unless this is prevented or a tab is given an error meanwhile`,
      cancelable,
    ),
    'rmm-close-request': event<TabbedDialogClose>(
      doc`TabbedDialogClose`,
      doc`Before the user closes it: by Escape, beside it or by a button`,
      cancelable,
    ),
    'rmm-close': event<TabbedDialogClose>(doc`TabbedDialogClose`, doc`It was closed, by the user or by close()`),
    'rmm-tab-change': event<TabbedDialogTabChange>(doc`TabbedDialogTabChange`, doc`The user went to another tab`),
    'rmm-error': errorEvent,
  },
  methods: {
    show: method<() => void>(doc`() => Promise<void>`, doc`Opens it`),
    close: method<() => void>(doc`() => Promise<void>`, doc`Closes it without asking`),
  },
  parts: {
    dialog: doc`The dialog`,
    'dialog-body': doc`Tabs and content`,
    'dialog-footer': doc`The bar with the buttons`,
    tabs: doc`The column of tabs`,
    tab: doc`A tab`,
    'tab-active': doc`The tab that is shown`,
    'tab-select': doc`The select that takes the column's place on small screens`,
    panel: doc`A tab's content`,
  },
  cssProperties: {},
} as const satisfies ElementDefinition;
