import { createContext, useContext } from 'react';
import type { TaskCredential, TaskScript } from '../contract.ts';
import type { TaskSession } from './task-session.ts';

export interface TaskEditing {
  readonly session: TaskSession;
  readonly scripts: readonly TaskScript[];
  readonly credentials: readonly TaskCredential[];
  readonly isReadOnly: boolean;
}

export const TaskEditingContext = createContext<TaskEditing | undefined>(undefined);

export function useTaskEditing(): TaskEditing {
  const editing = useContext(TaskEditingContext);
  if (editing === undefined) throw new Error('A part of the task editor stands outside of it.');
  return editing;
}
