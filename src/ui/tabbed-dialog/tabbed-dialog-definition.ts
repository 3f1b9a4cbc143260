import {
  type ElementDefinition,
  errorEvent,
  event,
  flag,
  method,
  property,
  tagName,
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

export const tabbedDialogDefinition = {
  tag: tagName('tabbed-dialog'),
  attributes: {
    open: flag(),
    heading: text(),
    submitLabel: text(),
    activeTab: text(),
    busy: flag(),
  },
  properties: {
    tabs: property<readonly TabbedDialogTab[]>([]),
  },
  events: {
    'rmm-submit': event<TabbedDialogSubmit>('cancelable'),
    'rmm-close-request': event<TabbedDialogClose>('cancelable'),
    'rmm-close': event<TabbedDialogClose>(),
    'rmm-tab-change': event<TabbedDialogTabChange>(),
    'rmm-error': errorEvent,
  },
  methods: {
    show: method<() => void>(),
    close: method<() => void>(),
  },
} as const satisfies ElementDefinition;
