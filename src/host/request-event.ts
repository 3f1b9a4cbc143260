/**
 * What an element asks its page before it does something. A page that prevents the event does it its own way, and the
 * element knows no more of it; one that responds with its work tells the element when that is done, or why not.
 */

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
