import { CallError, errorText, isAbort } from '../../host/call-error.ts';
import { hostMessages } from '../../host/host-messages.ts';
import { useMessages } from '../../host/use-host.ts';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { useLaterMessages } from './later-messages.ts';
import type { TicketProblem } from './ticket-types.ts';

/** Why the ticket was not sent, in the words of spec 000 §8. */
export function SubmissionProblem({ problem }: { problem: TicketProblem }) {
  const t = useLaterMessages();
  const tHost = useMessages(hostMessages);
  const names = 'names' in problem ? problem.names.join(', ') : '';
  const text = t(`submission.${problem.kind}`, { names });
  if (problem.kind === 'notAuthenticated') return <InlineAlert tone="warning">{text}</InlineAlert>;
  if (!('error' in problem)) return <InlineAlert tone="danger">{text}</InlineAlert>;
  const { error } = problem;
  // The server's own words are the best there are; the user who declined or gave up knows why.
  const why = isAbort(error)
    ? undefined
    : (error instanceof CallError && error.serverMessage) || errorText(error, tHost);
  return (
    <InlineAlert tone="danger" title={text}>
      {why}
    </InlineAlert>
  );
}
