import { hostMessages } from '../../../host/host-messages.ts';
import { codeFailureIn } from '../../../host/late-code/fetch-code.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import type { TicketProblem } from '../ticket-types.ts';
import { useNoticeMessages } from './messages.ts';

/** Why the ticket was not sent, in the words of spec 000 §8. */
export function SubmissionProblem({ problem }: { problem: TicketProblem }) {
  const t = useNoticeMessages();
  const tHost = useMessages(hostMessages);
  const failureText = useFailureText();
  const names = 'names' in problem ? problem.names.join(', ') : '';
  const text = t(`submission.${problem.kind}`, { names });
  if (problem.kind === 'notAuthenticated') return <InlineAlert tone="warning">{text}</InlineAlert>;
  if (!('error' in problem)) return <InlineAlert tone="danger">{text}</InlineAlert>;
  const reload = codeFailureIn(problem.error) === 'outdated' && (
    <Button size="small" onClick={() => location.reload()}>
      {tHost('failure.reload')}
    </Button>
  );
  return (
    <InlineAlert tone="danger" title={text} {...(reload && { action: reload })}>
      {failureText(problem.error)}
    </InlineAlert>
  );
}
