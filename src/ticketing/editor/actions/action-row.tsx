import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, memo, useEffect, useId, useRef, useState } from 'react';
import { contains } from '../../../ui/shadow-dom.ts';
import { MoveHandle } from '../../../ui/sortable-list/move-handle.tsx';
import { type ActionField, actionOf, isActionField } from '../../actions/actions.ts';
import { actionWords } from '../../rules/describe.ts';
import { useEditing } from '../editing/editing-context.ts';
import { actionRowField, memberField } from '../editing/row-fields.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleIssueText, useRuleWords } from '../editing/use-rule-words.ts';
import { RowProblem } from '../rows/row-problem.tsx';
import { RowTools } from '../rows/row-tools.tsx';
import { RowWarnings } from '../rows/row-warnings.tsx';
import type { RowClipboard } from '../rows/use-row-clipboard.ts';
import type { ActionEditorProps } from './action-editor.ts';
import { AttributesEditor } from './attributes-editor.tsx';
import { CommentEditor, EmailEditor, TemplateEditor } from './dialog-editors.tsx';
import { ChannelsEditor, PeopleEditor, TagsEditor, TimeEditor } from './inline-editors.tsx';
import { TicketEditor } from './ticket-editor.tsx';

/** How each action is edited. */
const ACTION_EDITORS = {
  add_tags: TagsEditor,
  set_tags: TagsEditor,
  remove_tags: TagsEditor,
  ticket: TicketEditor,
  attributes: AttributesEditor,
  add_cc_list: PeopleEditor,
  set_cc_list: PeopleEditor,
  ADD_TICKET_COMMENT: CommentEditor,
  TICKET_LOG_ENTRY_TIME_TRACKER: TimeEditor,
  SEND_NOTIFICATION: ChannelsEditor,
  SEND_EMAIL: EmailEditor,
  SEND_TEMPLATE_EMAIL: TemplateEditor,
} as const satisfies Record<ActionField, ComponentType<ActionEditorProps>>;

/** Each says itself what is wrong with it. */
const controls = ['field', 'value'];

export interface ActionRowProps {
  id: string;
  /** From 1. */
  place: number;
  clipboard: RowClipboard;
  isNew: boolean;
  onDuplicated(id: string): void;
}

/** One action, bound to its own signals. */
export const ActionRow = memo(function ActionRow({ id, place, clipboard, isNew, onDuplicated }: ActionRowProps) {
  useSignals();
  const { editor } = useEditing();
  const t = useRowMessages();
  const words = useRuleWords();
  const issueText = useRuleIssueText();
  const warnings = useId();
  const [showsWarnings, setShowsWarnings] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  // Where it is filled in; a dialog of its own, which is open by now, keeps the focus.
  useEffect(() => {
    if (isNew) body.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isNew]);
  const path = `actions.${id}`;
  const row = actionRowField(editor, id).value.value;
  const field = memberField(editor, `${path}.field`);
  const value = memberField(editor, `${path}.value`);
  if (!row) return null;
  const kind = actionOf(row.field);
  const name = t('actions.name', { place });
  const Editor = isActionField(row.field) ? ACTION_EDITORS[row.field] : undefined;
  const problem = issueText(field.issue.value);
  return (
    <div
      className="action-row"
      role="group"
      aria-label={`${name}: ${actionWords(row, words)}`}
      aria-describedby={warnings}
      data-field={path}
    >
      <div className="action-head">
        <MoveHandle />
        <h4 className="action-title">{kind ? words.text(`actions.${row.field}`) : row.field}</h4>
        <RowTools
          list="actions"
          id={id}
          name={name}
          clipboard={clipboard}
          isOnce={kind?.isOnce === true}
          showsWarnings={showsWarnings}
          onToggleWarnings={() => setShowsWarnings(!showsWarnings)}
          onDuplicated={onDuplicated}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears when the value is left */}
      <div
        ref={body}
        className="action-body"
        onBlur={(event) => {
          if (contains(event.currentTarget, event.relatedTarget)) return;
          editor.seal();
        }}
      >
        {problem !== undefined && <p className="property-error">{problem}</p>}
        <RowProblem path={path} places={kind ? controls : ['field']} />
        {Editor && kind && isActionField(row.field) && (
          <Editor id={id} field={row.field} value={kind.read(row.value)} isNew={isNew} onChange={value.set} />
        )}
      </div>
      <RowWarnings id={warnings} path={path} isShown={showsWarnings} />
    </div>
  );
});
