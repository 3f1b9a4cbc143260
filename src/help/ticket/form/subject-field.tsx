import { useSignals } from '@preact/signals-react/runtime';
import { useHost } from '../../../host/use-host.ts';
import { late } from '../../../ui/late.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { ticketSubjectLimit } from '../../ticket-terms.ts';
import { useTicketMessages } from '../messages.ts';
import { RelatedHint } from '../notices/related-hint.tsx';
import type { TicketModel } from '../ticket-types.ts';
import { useTicketError } from '../use-ticket-error.ts';

interface SubjectFieldProps {
  model: TicketModel;
}

/** The subject, and under it the articles about what is written; none in builds under a partner's brand. */
export function SubjectField({ model }: SubjectFieldProps) {
  useSignals();
  const t = useTicketMessages();
  const { configuration } = useHost();
  const error = useTicketError(model, 'subject');
  const subject = model.form.field('subject').value.value;
  return (
    <div data-field="subject">
      <TextField
        label={t('subject')}
        required
        maxLength={ticketSubjectLimit}
        readOnly={model.isSubmitting.value}
        error={error}
        value={subject}
        onChange={(next) => model.set('subject', next)}
      />
      {!configuration.value.branded && <Related model={model} />}
    </div>
  );
}

function Related({ model }: SubjectFieldProps) {
  useSignals();
  const isWritten = (['subject', 'body'] as const).some((name) => model.form.field(name).value.value !== '');
  return isWritten ? <RelatedArticles model={model} /> : <RelatedPlace />;
}

const RelatedPlace = () => (
  <div className="ticket-related">
    <div className="ticket-related-line">
      <RelatedHint />
    </div>
  </div>
);
const RelatedArticles = late<SubjectFieldProps>(
  async () => (await import('../notices/notices.ts')).RelatedArticles,
  RelatedPlace,
  { isQuiet: true },
);
