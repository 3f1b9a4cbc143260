/**
 * What an element asks its page before it does something. A page that prevents the event does it its own way, and the
 * element knows no more of it; one that responds with its work tells the element when that is done, or why not.
 */
import { CallError, isAbort } from './http/call-error.ts';

/** What a listener of a cancelable event gets. */
export interface RequestEvent<Detail> extends CustomEvent<Detail> {
  /**
   * The page does it: the element is busy until the promise settles, then goes on as after its own work, or shows the
   * message of the error and keeps what was entered. Throws an `InvalidStateError` after the event, and a second time.
   */
  respondWith(work: unknown): void;
}

/** `true` where the element does it itself, `false` where the page does and tells no more, else the page's work. */
export type RequestAnswer = boolean | Promise<unknown>;

/** The page's work, whose failures are told as those of calls are. */
export async function pageWork(event: string, work: Promise<unknown>): Promise<unknown> {
  try {
    return await work;
  } catch (cause) {
    // Given up: there is nothing to tell.
    if (isAbort(cause) || cause instanceof CallError) throw cause;
    const { message } = Object(cause) as { message?: unknown };
    const serverMessage = typeof message === 'string' && message !== '' ? message : undefined;
    throw new CallError(serverMessage === undefined ? 'server' : 'result-code', {
      endpoint: event,
      serverMessage,
      cause,
    });
  }
}
