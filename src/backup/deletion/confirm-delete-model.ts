/** Whether the words typed to confirm are the wanted ones. */

import { computed, createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { visible } from '../../base/visible.ts';

interface Shape {
  typed: ReadonlySignal<string>;
  /** Nothing wanted is always confirmed. */
  isConfirmed: ReadonlySignal<boolean>;
  type(text: string): void;
}
export type ConfirmDeleteModel = Model<Shape>;

export function createConfirmDeleteModel(wanted: string | undefined): ConfirmDeleteModel {
  return new (createModel<Shape>(() => {
    const typed = signal('');
    return {
      typed,
      isConfirmed: computed(() => wanted === undefined || plain(typed.value) === plain(visible(wanted))),
      type(text) {
        typed.value = text;
      },
    };
  }))();
}

/** As the name is shown. Blanks at the ends and how an accent is composed cannot be seen; letters' case can. */
function plain(text: string): string {
  return text.normalize('NFC').trim();
}
