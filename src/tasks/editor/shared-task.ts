/**
 * A task as the page's elements and other tabs share it: what one of them saves or deletes the others learn at once. Source:
 * spec 002 §2.9 and §3.5.
 */
import { effect, type ReadonlySignal, untracked } from '@preact/signals-core';
import type { scheduledTasksSlice } from '../../console/scheduling/scheduled-tasks-slice.ts';
import type { ScheduledTask } from '../../console/scheduling/task-shape.ts';
import type { SliceModel } from '../../console/store/slice-model.ts';
import { isSameValue } from '../../ui/form/same-value.ts';
import type { SavedTask } from '../contract.ts';
import { valuesOf } from './task-wire.ts';

export type SharedTasks = SliceModel<typeof scheduledTasksSlice>;

export interface SharedTaskOptions {
  readonly tasks: SharedTasks;
  /** Undefined as long as it is a new one. */
  readonly id: ReadonlySignal<string | undefined>;
  /** As this editor has it from the server. */
  readonly stored: ReadonlySignal<SavedTask | undefined>;
  /** Somebody else has saved it. */
  onChanged(): void;
  onRemoved(): void;
}

/** Within a model, with which it ends. Returns what tells the others how it is now. */
export function shareTask({ tasks, id, stored, onChanged, onRemoved }: SharedTaskOptions): (task: SavedTask) => void {
  const find = (wanted: string | undefined) => tasks.state.value.tasks.find((one) => one.id === wanted);
  let wasThere = false;
  effect(() => {
    const shared = find(id.value);
    untracked(() => {
      const known = stored.peek();
      if (shared === undefined && wasThere) onRemoved();
      if (shared !== undefined && known !== undefined && !isSameValue(shared, asShared(known))) onChanged();
      wasThere = shared !== undefined;
    });
  });
  return (task) =>
    untracked(() => {
      // What is no news is told to nobody.
      if (!isSameValue(find(task.id), asShared(task))) tasks.change('put', asShared(task));
    });
}

const asShared = (task: SavedTask): ScheduledTask => ({ ...valuesOf(task), id: task.id });
