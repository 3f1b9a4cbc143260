import { useSignals } from '@preact/signals-react/runtime';
import { Switch } from '../../../../ui/switch/switch.tsx';
import type { TemplateEmailValue } from '../../../actions/action-values.ts';
import { sendTemplateEmail } from '../../../actions/mail-actions.ts';
import { ChoiceField } from '../../editing/choice-field.tsx';
import { useEditing } from '../../editing/editing-context.ts';
import { useRowMessages } from '../../editing/row-messages.ts';
import { useRuleIssueText } from '../../editing/use-rule-words.ts';
import { EditDialog } from './edit-dialog.tsx';
import { RecipientsField } from './recipients-field.tsx';

export interface TemplateDialogProps {
  value: TemplateEmailValue;
  onApply(value: TemplateEmailValue): void;
  onClose(): void;
}

/** Source: spec 001 §2.1: recipient, email template, whether it may be answered. */
export function TemplateDialog({ value, onApply, onClose }: TemplateDialogProps) {
  useSignals();
  const { type, facts } = useEditing();
  const t = useRowMessages();
  const issueText = useRuleIssueText();
  return (
    <EditDialog
      value={value}
      check={(mail) => sendTemplateEmail.validate(mail, { ...facts.value, type })}
      onApply={onApply}
      onClose={onClose}
    >
      {(form) => {
        const template = form.field('templateId');
        return (
          <>
            <RecipientsField form={form} />
            <div data-field="templateId">
              <ChoiceField
                label={t('template')}
                required
                noun="template"
                value={template.value.value}
                error={issueText(template.issue.value)}
                onChange={(id) => template.set(String(id))}
              />
            </div>
            <Switch
              label={t('allowResponse')}
              checked={form.field('allowResponse').value.value}
              onChange={form.field('allowResponse').set}
            />
          </>
        );
      }}
    </EditDialog>
  );
}
