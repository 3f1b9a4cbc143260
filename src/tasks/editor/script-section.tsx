/** What a task runs, in its order: scripts, each the way it is run here. */
import { useSignals } from '@preact/signals-react/runtime';
import { visible } from '../../base/visible.ts';
import type { ScriptAction } from '../../console/scheduling/task-shape.ts';
import { useMessages } from '../../host/use-host.ts';
import { TrashIcon } from '../../ui/icon/action-icons.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { late } from '../../ui/late.tsx';
import { NativeSelect } from '../../ui/native-select/native-select.tsx';
import type { SearchableSelectProps } from '../../ui/select/controls/searchable-select.tsx';
import { lateSelect } from '../../ui/select/late-select.tsx';
import { MoveButtons } from '../../ui/sortable-list/move-buttons.tsx';
import { SortableList } from '../../ui/sortable-list/sortable-list.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { taskLimits } from '../task-rules.ts';
import type { ScriptParameterProps } from './script-parameter.tsx';
import { useTaskEditing } from './task-context.ts';
import { taskMessages } from './task-messages.ts';
import { TaskSection } from './task-section.tsx';
import { useAccounts, useIssueText, useScriptNames } from './use-task-words.ts';

const ScriptParameter = late<ScriptParameterProps>(
  async () => (await import('./script-parameter.tsx')).ScriptParameter,
);
const ScriptPicker = lateSelect<SearchableSelectProps>(
  async () => (await import('../../ui/select/controls/searchable-select.tsx')).SearchableSelect,
);

export function ScriptSection() {
  useSignals();
  const t = useMessages(taskMessages);
  const issueText = useIssueText();
  const nameOf = useScriptNames();
  const { session, scripts, isReadOnly } = useTaskEditing();
  const field = session.form.field('scripts');
  const { actionList } = field.value.value;
  const put = (next: readonly ScriptAction[]) => field.set({ actionList: next });
  const byId = (id: string) => actionList.find((action) => action.id === id);
  // What is wrong with a row is told at the row.
  const problem = field.issue.value?.path === 'scripts' ? field.issue.value : undefined;
  return (
    <TaskSection title={t('scripts.title')} text={t('scripts.text')}>
      {actionList.length === 0 && <p className="task-none">{t('scripts.empty')}</p>}
      <SortableList
        label={t('scripts.title')}
        className="task-scripts"
        itemClassName="task-script"
        ids={actionList.map(({ id }) => id)}
        nameOf={(id) => nameOf(byId(id)?.scriptId ?? '')}
        onMove={(id, index) => {
          const moved = byId(id);
          if (moved) put(actionList.filter((one) => one !== moved).toSpliced(index, 0, moved));
        }}
      >
        {(id) => {
          const action = byId(id);
          if (!action) return null;
          return (
            <ScriptRow
              action={action}
              onChange={(changed) => put(actionList.map((one) => (one.id === id ? changed : one)))}
              onRemove={() => put(actionList.filter((one) => one.id !== id))}
            />
          );
        }}
      </SortableList>
      {!isReadOnly && (
        <div data-field="scripts">
          <ScriptPicker
            label={t('scripts.add')}
            placeholder={t('scripts.choose')}
            disabled={actionList.length >= taskLimits.actions}
            error={issueText(problem)}
            options={scripts.map(({ id, name, description }) => ({
              value: id,
              label: visible(name),
              ...(description && { description: visible(description) }),
            }))}
            value={undefined}
            onChange={(scriptId) => {
              const script = scripts.find(({ id }) => id === scriptId);
              if (script) session.addScript(script);
            }}
          />
        </div>
      )}
    </TaskSection>
  );
}

interface ScriptRowProps {
  action: ScriptAction;
  onChange(action: ScriptAction): void;
  onRemove(): void;
}

function ScriptRow({ action, onChange, onRemove }: ScriptRowProps) {
  useSignals();
  const t = useMessages(taskMessages);
  const issueText = useIssueText();
  const nameOf = useScriptNames();
  const { session, scripts, isReadOnly } = useTaskEditing();
  const { id, scriptId, parameters } = action;
  const kind = scripts.find((one) => one.id === scriptId)?.parameterKind;
  const name = nameOf(scriptId);
  const at = `scripts.actionList.${id}.parameters`;
  const change = (changes: Partial<ScriptAction['parameters']>) =>
    onChange({ ...action, parameters: { ...parameters, ...changes } });
  const accounts = useAccounts(parameters.runAs);
  const [account, given] = [session.form.field(`${at}.runAs`), session.form.field(`${at}.scriptParam`)];
  return (
    <>
      <div className="task-script-head">
        <span className="task-script-name">{name}</span>
        {!isReadOnly && (
          <>
            <MoveButtons />
            <IconButton icon={TrashIcon} label={t('scripts.remove', { name })} onClick={onRemove} />
          </>
        )}
      </div>
      <div className="task-script-fields">
        <div data-field={account.path}>
          <NativeSelect
            label={t('scripts.runAs')}
            required={!isReadOnly}
            readOnly={isReadOnly}
            options={accounts}
            value={parameters.runAs}
            error={issueText(account.issue.value)}
            onChange={(runAs) => change({ runAs })}
            onBlur={account.touch}
          />
        </div>
        {kind ? (
          <div data-field={given.path} className="task-script-parameter">
            <ScriptParameter
              kind={kind}
              readOnly={isReadOnly}
              text={parameters.scriptParam}
              error={issueText(given.issue.value)}
              onChange={(scriptParam) => change({ scriptParam })}
            />
          </div>
        ) : (
          <div data-field={given.path}>
            <TextField
              label={t('scripts.parameters')}
              readOnly={isReadOnly}
              spellCheck={false}
              value={parameters.scriptParam}
              error={issueText(given.issue.value)}
              onChange={(scriptParam) => change({ scriptParam })}
              onBlur={given.touch}
            />
          </div>
        )}
      </div>
    </>
  );
}
