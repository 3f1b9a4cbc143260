import { useSignals } from '@preact/signals-react/runtime';
import { memo, useCallback, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { rowsOf } from '../../../ui/form/form-rows.ts';
import { MoreIcon } from '../../../ui/icon/list-icons.tsx';
import { AddIcon } from '../../../ui/icon/table-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { ActionField } from '../../actions/actions.ts';
import { actionWords } from '../../rules/describe.ts';
import { useEditing } from '../editing/editing-context.ts';
import { CopyIcon } from '../editing/editor-icons.tsx';
import { actionRowField } from '../editing/row-fields.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleIssueText, useRuleWords } from '../editing/use-rule-words.ts';
import { DeletedNotice } from '../rows/deleted-notice.tsx';
import { createMountedRows } from '../rows/mounted-rows.ts';
import { RowList } from '../rows/row-list.tsx';
import { useRowClipboard } from '../rows/use-row-clipboard.ts';
import { ActionRow } from './action-row.tsx';
import css from './actions.css';

/** What is done, from top to bottom. */
export const ActionsTab = memo(function ActionsTab() {
  useSignals();
  useThemedStyles(css);
  const { editor } = useEditing();
  const t = useRowMessages();
  const words = useRuleWords();
  const issueText = useRuleIssueText();
  const [mounted] = useState(createMountedRows);
  const [newest, setNewest] = useState<string>();
  const clipboard = useRowClipboard('actions');
  const duplicated = useCallback((id: string) => mounted.mount(id), [mounted]);
  const issue = editor.form.field('actions').issue.value;
  const isEmpty = rowsOf(editor.form.field('actions')).ids.value.length === 0;

  const add = (field: ActionField) => {
    const { id } = editor.addAction(field);
    mounted.mount(id);
    setNewest(id);
  };
  return (
    <div className="editor-panel" data-field="actions">
      <DeletedNotice />
      {issue?.code === 'noActions' && (
        <div className="row-group-error">
          <InlineAlert tone="danger">{issueText(issue)}</InlineAlert>
        </div>
      )}
      <section className="row-group" aria-label={t('groups.actions')} {...clipboard.handlers}>
        <div className="row-group-head">
          <h3 className="row-group-title">{t('groups.actions')}</h3>
          <Menu
            placement="bottom-end"
            trigger={<IconButton icon={MoreIcon} label={t('rows.moreOf', { name: t('groups.actions') })} />}
            items={[
              {
                id: 'copy',
                label: t('rows.copyAll'),
                icon: CopyIcon,
                disabled: isEmpty,
                onSelect: () => clipboard.copy(),
              },
              { id: 'paste', label: t('rows.paste'), onSelect: () => clipboard.paste() },
            ]}
          />
        </div>
        {isEmpty && <p className="row-group-note">{t('groups.actionsEmpty')}</p>}
        <RowList
          list="actions"
          label={t('groups.actions')}
          mounted={mounted}
          nameOf={(place) => t('actions.name', { place })}
          wordsOf={(id) => {
            const row = actionRowField(editor, id).value.value;
            return row ? actionWords(row, words) : '';
          }}
        >
          {(id, place) => (
            <ActionRow id={id} place={place} clipboard={clipboard} isNew={id === newest} onDuplicated={duplicated} />
          )}
        </RowList>
        <div className="row-group-foot">
          <Menu
            trigger={
              <Button icon={AddIcon} size="small">
                {t('actions.add')}
              </Button>
            }
            items={editor.actions.value.map((field) => ({
              id: field,
              label: words.text(`actions.${field}`),
              onSelect: () => add(field),
            }))}
          />
        </div>
      </section>
    </div>
  );
});
