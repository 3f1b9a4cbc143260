import { useFailureText } from '../../../host/use-failure-text.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import type { TicketProblem } from '../ticket-types.ts';
import { useNoticeMessages } from './messages.ts';

/** Why the ticket was not sent, in the words of spec 000 §8. */
export function SubmissionProblem({ problem }: { problem: TicketProblem }) {
  const t = useNoticeMessages();
  const failureText = useFailureText();
  const names = 'names' in problem ? problem.names.join(', ') : '';
  const text = t(`submission.${problem.kind}`, { names });
  if (problem.kind === 'notAuthenticated') return <InlineAlert tone="warning">{text}</InlineAlert>;
  if (!('error' in problem)) return <InlineAlert tone="danger">{text}</InlineAlert>;
  return (
    <InlineAlert tone="danger" title={text}>
      {failureText(problem.error)}
    </InlineAlert>
  );
}
