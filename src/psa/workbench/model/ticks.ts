/** Which of the proposals of an auto map are to be mapped: at first all of them. */
import { createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';

interface Shape {
  /** Ids of those that are not to be mapped to what is proposed. */
  readonly unticked: ReadonlySignal<ReadonlySet<string>>;
  tick(ids: readonly string[], isTicked: boolean): void;
}
export type Ticks = Model<Shape>;

export function createTicks(): Ticks {
  return new (createModel<Shape>(() => {
    const unticked = signal<ReadonlySet<string>>(new Set());
    return {
      unticked,
      tick(ids, isTicked) {
        const next = new Set(unticked.peek());
        for (const id of ids) {
          if (isTicked) next.delete(id);
          else next.add(id);
        }
        unticked.value = next;
      },
    };
  }))();
}
