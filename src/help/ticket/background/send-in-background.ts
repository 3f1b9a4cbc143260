/** Sends a ticket that waits since an earlier visit though nobody opens the panel. */
import { effect } from '@preact/signals-core';
import { configurationFor, reportTo } from '../../../host/configuration/configuration.ts';
import { draftOwner } from '../../../host/drafts/draft-owner.ts';
import { announceError, type ElementShell } from '../../../host/element/element-shell.ts';
import { isAbort } from '../../../host/http/call-error.ts';
import { createLateHttpClient } from '../../../host/http/late-http-client.ts';
import { createTicketModel } from '../model/ticket-model.ts';
import { markWaiting } from '../waiting-mark.ts';
import { backgroundSenders } from './background-senders.ts';

/** Returns the way to stop, after which it waits on. */
export function sendInBackground(shell: ElementShell): () => void {
  const { element } = shell;
  const { signal: configuration } = configurationFor(element);
  const lifetime = new AbortController();
  const report = (error: unknown) => {
    if (isAbort(error)) return;
    const context = announceError(shell, error);
    if (context !== undefined) reportTo(configuration.peek(), error, context);
  };
  const model = createTicketModel({
    client: createLateHttpClient({ configuration, lifetime: lifetime.signal, report }),
    configuration,
    report,
    // The page was asked when it was pressed.
    onSubmitRequest: () => false,
    onCreated: (created) => void shell.emit('rmm-ticket-created', created),
  });
  const stopMarking = effect(() => {
    const isIdle = model.draft.value !== undefined && !model.isSubmitting.value;
    if (isIdle) markWaiting(draftOwner(configuration.peek()).key, false);
  });
  const stop = () => {
    backgroundSenders.delete(element);
    stopMarking();
    model[Symbol.dispose]();
    lifetime.abort();
  };
  backgroundSenders.set(element, stop);
  return stop;
}
