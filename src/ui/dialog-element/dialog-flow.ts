import type { RequestAnswer } from '../../host/request-event.ts';
import type { DialogElementCloseReason } from './dialog-members.ts';

/**
 * A dialog and what follows from it: what was done is told, what runs goes on, though the dialog is closed. So it stays
 * mounted, in a screen that opens it and in an element of its own.
 */
export interface DialogFlowProps<Request, Order, Outcome> {
  /** What it is opened with; `undefined` while the dialog is closed. */
  request: Request | undefined;
  /** Before it acts, with what it is about to send. Where the host does it its own way the dialog closes. */
  onRequest(order: Order): RequestAnswer;
  /** It was done, or has been begun where it takes its time. */
  onDone(outcome: Outcome): void;
  onClose(reason: DialogElementCloseReason): void;
}
