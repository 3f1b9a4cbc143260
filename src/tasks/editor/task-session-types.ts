/** What the editor of a scheduled task is given, and what it tells. */
import type { HttpClient } from '../../host/http/http-client.ts';
import type { RequestAnswer } from '../../host/request-event.ts';
import type { SavedTask, TaskBody, TaskCredential, TaskScript } from '../contract.ts';
import type { SharedTasks } from './shared-task.ts';
import type { TaskVersions } from './task-versions.ts';

export interface TaskSaveOrder {
  /** Missing: it is created. */
  readonly id?: string;
  readonly task: TaskBody;
}

export interface TaskSessionOptions {
  readonly client: HttpClient;
  /** Of the page, and of other tabs. */
  readonly tasks: SharedTasks;
  /** Of the one that is edited. */
  readonly id: string | undefined;
  /** Asked before anything is sent. */
  onSaveRequest(order: TaskSaveOrder): RequestAnswer;
  /** It was saved; of one that the page saves without a word nobody tells. */
  onSaved(saved: { id: string | undefined; isNew: boolean }): void;
  /** Milliseconds since 1970. */
  now?(): number;
}

export interface OpenedTask {
  readonly scripts: readonly TaskScript[];
  readonly credentials: readonly TaskCredential[];
  readonly task: SavedTask | undefined;
}

/** Somebody else has saved it meanwhile. */
export interface TaskConflict {
  readonly versions: TaskVersions;
  readonly savedBy: string | undefined;
  readonly version: string;
}
