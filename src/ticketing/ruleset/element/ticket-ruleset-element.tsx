import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost } from '../../../host/use-host.ts';
import { useDialogElement } from '../../../ui/dialog-element/use-dialog-element.ts';
import { FixedNotices } from '../../../ui/notices/fixed-notices.tsx';
import { NoticesHost, useNotices } from '../../../ui/notices/notices.tsx';
import { RulesetDialog } from '../dialog/ruleset-dialog.tsx';
import { useRulesetMessages } from '../ruleset-messages.ts';
import type { ticketRulesetDefinition } from './ticket-ruleset-definition.ts';

type Definition = typeof ticketRulesetDefinition;

/** `<rmm-ticket-ruleset>` */
export function TicketRulesetElement(values: ElementValues<Definition>) {
  return (
    <FixedNotices>
      <NoticesHost>
        <Ruleset {...values} />
      </NoticesHost>
    </FixedNotices>
  );
}

function Ruleset({ open, type, rulesetId, readonly }: ElementValues<Definition>) {
  const host = useHost<Definition>();
  const t = useRulesetMessages();
  const { show } = useNotices();
  const { isShown, close } = useDialogElement({ open, fault: type === undefined ? 'type is not set' : undefined });
  if (!isShown || type === undefined) return null;
  const id = rulesetId === '' ? undefined : rulesetId;
  return (
    <RulesetDialog
      key={[type, id].join('\n')}
      type={type}
      id={id}
      readOnly={readonly}
      onRequest={(order) => host.request('rmm-ruleset-save-request', order)}
      onSaved={(saved) => {
        show(t('saved'));
        host.emit('rmm-ruleset-saved', saved);
      }}
      onClose={close}
    />
  );
}
