import { useSignals } from '@preact/signals-react/runtime';
import { DirectoryPicker } from '../../../../directory/directory-picker.tsx';
import type { FormField, FormModel } from '../../../../ui/form/form-types.ts';
import { CreatableMultiSelect } from '../../../../ui/select/controls/creatable-multi-select.tsx';
import { MultiSelect } from '../../../../ui/select/controls/multi-select.tsx';
import type { Recipients } from '../../../actions/action-values.ts';
import { isEmailAddress } from '../../../actions/mail-actions.ts';
import { recipientKeys } from '../../../terms/choices.ts';
import { idsOf } from '../../../terms/ticket.ts';
import { useRowMessages } from '../../editing/row-messages.ts';
import { useRuleIssueText, useRuleWords } from '../../editing/use-rule-words.ts';

/** To whom a mail goes: whoever has to do with the ticket, people, and addresses that are typed. */
export function RecipientsField<Values extends Recipients>({ form }: { form: FormModel<Values> }) {
  useSignals();
  const t = useRowMessages();
  const words = useRuleWords();
  const issueText = useRuleIssueText();
  const fieldOf = (name: keyof Recipients) => form.field(name) as unknown as FormField<readonly string[]>;
  const [keys, uids, emails] = [fieldOf('keys'), fieldOf('uids'), fieldOf('emails')];
  const error = issueText(form.field('recipients').issue.value);
  return (
    <div className="recipients" data-field="recipients">
      <MultiSelect
        label={t('recipients.keys')}
        placeholder={t('choose')}
        options={recipientKeys.map((key) => ({ value: key, label: t(`recipients.names.${key}`) }))}
        value={keys.value.value}
        error={error}
        onChange={keys.set}
      />
      <DirectoryPicker
        kind="user"
        multiple
        refusesUnavailable
        label={t('recipients.people')}
        placeholder={t('choose')}
        value={idsOf(uids.value.value)}
        onChange={uids.set}
      />
      <CreatableMultiSelect
        label={t('recipients.addresses')}
        placeholder={t('recipients.type')}
        validate={(text) => (isEmailAddress(text) ? undefined : words.text('issues.badEmail'))}
        value={emails.value.value}
        onChange={emails.set}
      />
    </div>
  );
}
