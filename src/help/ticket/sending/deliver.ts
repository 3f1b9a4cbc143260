/**
 * From the press to the ticket: under a key that is kept with the draft, by one tab at a time, and where the page is
 * offline once it is online again. What waits survives a reload: then it is sent by whoever reads the draft.
 */
import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { randomId } from '../../../base/random-id.ts';
import type { DraftPress } from '../../../host/drafts/draft-types.ts';
import { CallError, isAbort } from '../../../host/http/call-error.ts';
import { pageAnswer } from '../../../host/page-answer.ts';
import type { TicketCreated, TicketOrder } from '../../help-types.ts';
import type { WaitingMark } from '../../waiting-ticket.ts';
import type { Submission, TicketProblem } from '../ticket-types.ts';
import { asOneSender } from './one-sender.ts';

/** Keeps the key with the draft, as `ticket-draft.ts` does. */
export interface PressKeeper {
  owner(): string;
  isWaiting(): boolean;
  press(): DraftPress | undefined;
  keepPress(press: DraftPress | undefined): Promise<void>;
}

export interface Delivery {
  draft: PressKeeper;
  submission: Signal<Submission>;
  /** The user has taken it back, or somebody else sent it. */
  isCancelled: ReadonlySignal<boolean>;
  /** Over when the form is gone: then it waits on. */
  lifetime: AbortSignal;
  /** One try; nothing where it failed: `submission` says why, or is idle where the page was left. */
  send(key: string): Promise<TicketCreated | undefined>;
}

interface PageDelivery extends Pick<Delivery, 'submission' | 'isCancelled'> {
  order: TicketOrder;
  report(error: unknown): void;
}

/** The page sends it, and says when it has. */
export async function sendByPage(
  work: Promise<unknown>,
  { order, submission, isCancelled, report }: PageDelivery,
): Promise<TicketCreated | undefined> {
  submission.value = { is: 'creating' };
  try {
    const { ticketId } = await pageAnswer(work);
    if (isCancelled.peek()) return undefined;
    submission.value = { is: 'idle' };
    return { ...order, ticketId };
  } catch (error) {
    if (isCancelled.peek()) return undefined;
    report(error);
    submission.value = isAbort(error) ? { is: 'idle' } : { is: 'failed', problem: { kind: 'call', error } };
    return undefined;
  }
}

/** Under which a page that loads finds that a ticket waits: the owner of the last one. */
const mark: WaitingMark = 'rmm-elements:waiting-ticket';

/** Milliseconds between the tries of one that waits, though the browser says that it is online. */
export const waitTimes = { first: 2_000, longest: 60_000 };

export async function deliver({
  draft,
  submission,
  isCancelled,
  lifetime,
  send,
}: Delivery): Promise<TicketCreated | undefined> {
  let isWaiting = draft.isWaiting();
  for (let pause = waitTimes.first; ; pause = Math.min(pause * 2, waitTimes.longest)) {
    if (navigator.onLine) {
      const key = await keepKey(draft, isWaiting);
      const created = isCancelled.peek() ? undefined : await asOneSender(draft.owner(), () => send(key));
      if (created === 'elsewhere') submission.value = { is: 'failed', problem: { kind: 'elsewhere' } };
      else if (created) {
        markWaiting(draft.owner(), false);
        return created;
      }
      if (!isCancelled.peek() && !mayPass(submission.peek(), isWaiting)) {
        await settle(draft, submission.peek(), isWaiting);
        return undefined;
      }
    }
    if (!isCancelled.peek()) {
      isWaiting = true;
      await keepKey(draft, true);
      markWaiting(draft.owner(), true);
      submission.value = { is: 'waiting' };
      await nextChance(navigator.onLine ? pause : undefined, isCancelled);
    }
    if (isCancelled.peek()) {
      submission.value = { is: 'idle' };
      if (!lifetime.aborted) await stopWaiting(draft);
      return undefined;
    }
  }
}

/** Whether it is worth to wait: nobody was reached, and the user knows that it waits or sees why. */
function mayPass(submission: Submission, isWaiting: boolean): boolean {
  if (submission.is !== 'failed') return isWaiting;
  const { problem } = submission;
  if (problem.kind === 'elsewhere') return isWaiting;
  if (!('error' in problem) || !(problem.error instanceof CallError)) return false;
  const { kind, status = 0 } = problem.error;
  if (kind === 'network') return isWaiting || !navigator.onLine;
  return isWaiting && (kind === 'timeout' || kind === 'rate-limited' || [502, 503, 504].includes(status));
}

/** It waits no longer. Who was answered presses anew next time; who was not may have sent it. */
async function settle(draft: PressKeeper, submission: Submission, wasWaiting: boolean): Promise<void> {
  if (submission.is === 'failed' && isAnswer(submission.problem)) await draft.keepPress(undefined);
  if (wasWaiting) await stopWaiting(draft);
}

/** Whoever took it back or sent it elsewhere has told so there. */
async function stopWaiting(draft: PressKeeper): Promise<void> {
  if (!draft.isWaiting()) return;
  markWaiting(draft.owner(), false);
  await keepKey(draft, false);
}

/** The key of what is written now, once it is kept: that of its press before, where nothing was changed since. */
async function keepKey(draft: PressKeeper, isWaiting: boolean): Promise<string> {
  const { key } = draft.press() ?? { key: randomId() };
  await draft.keepPress({ key, isWaiting });
  return key;
}

function markWaiting(owner: string, isWaiting: boolean): void {
  try {
    if (isWaiting) localStorage.setItem(mark, owner);
    else if (localStorage.getItem(mark) === owner) localStorage.removeItem(mark);
  } catch {
    // A browser that keeps nothing has no draft either.
  }
}

function isAnswer(problem: TicketProblem): boolean {
  if (problem.kind === 'elsewhere') return false;
  if (!('error' in problem)) return true;
  const status = problem.error instanceof CallError ? Number(problem.error.status) : 0;
  return status >= 400 && status < 500;
}

/** The page is online again, the time is up, or nobody waits any more. */
async function nextChance(milliseconds: number | undefined, isCancelled: ReadonlySignal<boolean>): Promise<void> {
  const over = new AbortController();
  const { signal } = over;
  await new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { signal });
    const timer = milliseconds === undefined ? undefined : setTimeout(resolve, milliseconds);
    const stop = isCancelled.subscribe((is) => is && resolve());
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop();
    });
  });
  over.abort();
}
