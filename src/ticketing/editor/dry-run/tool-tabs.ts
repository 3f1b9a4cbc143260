/** The tabs behind those of the automation itself, which are there once somebody has asked for them. */
import { batch, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';

import type { AutomationType } from '../../terms/automation.ts';

export type ToolTab = 'test' | 'history';

/** Response templates are used by hand, and boards do nothing: of neither a history is kept. */
export const hasHistory = (type: AutomationType) => type === 'EVENT_BASED' || type === 'TIME_BASED';

interface Shape {
  /** In the order of their first use. */
  readonly opened: ReadonlySignal<readonly ToolTab[]>;
  /** Which tab of the dialog to go to; undefined until somebody goes anywhere. */
  readonly active: ReadonlySignal<string | undefined>;
  /** Counts how often one was asked for: its heading takes the focus. */
  readonly shown: ReadonlySignal<number>;
  show(tab: ToolTab): void;
  /** Somebody went to a tab by the dialog's own means. */
  went(tab: string): void;
}
export type ToolTabs = Model<Shape>;

export function createToolTabs(): ToolTabs {
  return new (createModel<Shape>(toolTabs))();
}

function toolTabs(): Shape {
  const opened = signal<readonly ToolTab[]>([]);
  const active = signal<string | undefined>(undefined);
  const shown = signal(0);
  return {
    opened,
    active,
    shown,
    show(tab) {
      batch(() => {
        if (!opened.peek().includes(tab)) opened.value = [...opened.peek(), tab];
        active.value = tab;
        shown.value += 1;
      });
    },
    went(tab) {
      active.value = tab;
    },
  };
}
