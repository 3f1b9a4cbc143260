import { useSignals } from '@preact/signals-react/runtime';
import { useHost } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { directoryLookup, isGone, referencesIn } from '../model/automation-names.ts';
import { withoutDeleted } from '../model/automation-values.ts';

/** Some of what it names has been deleted, and would be refused: it can be taken out, and that be undone. */
export function DeletedNotice() {
  useSignals();
  const { editor, facts, insight } = useEditing();
  const { client } = useHost();
  const t = useRowMessages();
  const announce = useAnnounce();
  const lookup = directoryLookup(client);
  const gone = referencesIn(insight.settled.value, facts.value).filter(({ noun, id }) => isGone(lookup, noun, id));
  if (gone.length === 0) return null;
  const remove = () => {
    const { values } = editor.form;
    editor.form.assign(withoutDeleted(values.peek(), (noun, one) => isGone(lookup, noun, one), facts.peek()));
    announce(t('deleted.removed', { count: gone.length }));
  };
  return (
    <div className="row-group-error">
      <InlineAlert
        tone="warning"
        action={
          <Button size="small" onClick={remove}>
            {t('deleted.remove')}
          </Button>
        }
      >
        {t('deleted.text', { count: gone.length })}
      </InlineAlert>
    </div>
  );
}
