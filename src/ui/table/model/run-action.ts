import { CallError, isAbort } from '../../../host/http/call-error.ts';
import type { NoticeTone } from '../../notices/notice-types.ts';

export interface ActionTeller {
  report(error: unknown): void;
  notify(text: string, tone: NoticeTone): void;
}

/**
 * Runs what a row, a selection or a table is asked to do, and tells where it fails: in the words of whoever did it, where
 * there are any, else `otherwise`. Nothing is said where the user gave up.
 */
export async function runAction(act: () => unknown, otherwise: () => string, teller: ActionTeller): Promise<void> {
  try {
    await act();
  } catch (error) {
    teller.report(error);
    if (!isAbort(error)) teller.notify((error instanceof CallError && error.serverMessage) || otherwise(), 'danger');
  }
}
