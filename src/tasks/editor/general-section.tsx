import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../host/use-host.ts';
import { Switch } from '../../ui/switch/switch.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { taskLimits } from '../task-rules.ts';
import { useTaskEditing } from './task-context.ts';
import { taskMessages } from './task-messages.ts';
import { TaskSection } from './task-section.tsx';
import { useIssueText } from './use-task-words.ts';

export function GeneralSection() {
  useSignals();
  const t = useMessages(taskMessages);
  const issueText = useIssueText();
  const {
    session: { form },
    isReadOnly,
  } = useTaskEditing();
  const [name, description, enabled] = [form.field('name'), form.field('description'), form.field('enabled')];
  return (
    <TaskSection title={t('general')}>
      <div data-field="name">
        <TextField
          label={t('name')}
          required={!isReadOnly}
          readOnly={isReadOnly}
          value={name.value.value}
          error={issueText(name.issue.value)}
          onChange={name.set}
          onBlur={name.touch}
        />
      </div>
      <div data-field="description">
        <TextArea
          label={t('description')}
          readOnly={isReadOnly}
          maxLength={taskLimits.description}
          mayExceed
          value={description.value.value}
          error={issueText(description.issue.value)}
          onChange={description.set}
        />
      </div>
      <Switch
        label={t('enabled')}
        hint={t('enabledHint')}
        readOnly={isReadOnly}
        checked={enabled.value.value}
        onChange={enabled.set}
      />
    </TaskSection>
  );
}
