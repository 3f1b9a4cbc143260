import { useSignals } from '@preact/signals-react/runtime';
import { memo, useCallback, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { rowsOf } from '../../../ui/form/form-rows.ts';
import { AddIcon } from '../../../ui/icon/table-icons.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import type { ActionField } from '../../actions/actions.ts';
import { actionWords } from '../../rules/describe.ts';
import { useEditing } from '../editing/editing-context.ts';
import { actionRowField } from '../editing/row-fields.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import { useStrayError } from '../editing/use-stray-error.ts';
import { DeletedNotice } from '../rows/deleted-notice.tsx';
import { createMountedRows } from '../rows/mounted-rows.ts';
import { RowGroup, RowGroupError } from '../rows/row-group.tsx';
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
  const [mounted] = useState(createMountedRows);
  const [newest, setNewest] = useState<string>();
  const clipboard = useRowClipboard('actions');
  const duplicated = useCallback((id: string) => mounted.mount(id), [mounted]);
  const ids = rowsOf(editor.form.field('actions')).ids.value;
  const problem = useStrayError('actions', ids);
  const isEmpty = ids.length === 0;

  const add = (field: ActionField) => {
    const { id } = editor.addAction(field);
    mounted.mount(id);
    setNewest(id);
  };
  return (
    <div className="editor-panel" data-field="actions">
      <DeletedNotice />
      {problem !== undefined && <RowGroupError>{problem}</RowGroupError>}
      <RowGroup
        title={t('groups.actions')}
        clipboard={clipboard}
        emptyText={isEmpty ? t('groups.actionsEmpty') : undefined}
        foot={
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
        }
      >
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
      </RowGroup>
    </div>
  );
});
