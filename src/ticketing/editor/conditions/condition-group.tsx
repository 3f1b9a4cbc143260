import { computed } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useMemo, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { valueAt } from '../../../ui/form/form-path.ts';
import { rowsOf } from '../../../ui/form/form-rows.ts';
import { AddIcon } from '../../../ui/icon/table-icons.tsx';
import { conditionWords } from '../../rules/describe.ts';
import type { Condition, ConditionGroup as Group } from '../../terms/automation.ts';
import { useEditing } from '../editing/editing-context.ts';
import { conditionRowField } from '../editing/row-fields.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import { createMountedRows } from '../rows/mounted-rows.ts';
import { RowGroup } from '../rows/row-group.tsx';
import { RowList } from '../rows/row-list.tsx';
import { useRowClipboard } from '../rows/use-row-clipboard.ts';
import { ConditionRow } from './condition-row.tsx';
import { fieldOptions } from './field-options.ts';

/** Conditions that have to be met all, or any of them. */
export function ConditionGroup({ group }: { group: Group }) {
  useSignals();
  const { editor, facts, insight } = useEditing();
  const t = useRowMessages();
  const words = useRuleWords();
  const known = facts.value;
  const [mounted] = useState(createMountedRows);
  const [newest, setNewest] = useState<string>();
  const clipboard = useRowClipboard(group);
  const fields = useMemo(
    () => fieldOptions(editor.fieldsOf(group), words, (heading) => t(`fieldGroups.${heading}`), known),
    [editor, group, words, t, known],
  );
  const { ids } = rowsOf(editor.form.field(`conditions.${group}`));
  const duplicated = useCallback((id: string) => mounted.mount(id), [mounted]);
  // Of a row that has no controls yet, a moment later: nobody types in it, and hundreds of them would listen to each key.
  const farRow = (id: string) =>
    (computed(() => valueAt(insight.settled.value.conditions[group], [id])).value as Condition | undefined) ??
    conditionRowField(editor, group, id).value.value;

  const add = () => {
    const [first] = editor.fieldsOf(group);
    if (first === undefined) return;
    const { id } = editor.addCondition(group, first);
    mounted.mount(id);
    setNewest(id);
  };
  return (
    <RowGroup
      title={t(`groups.${group}`)}
      clipboard={clipboard}
      emptyText={ids.value.length === 0 ? t(`groups.${group}Empty`) : undefined}
      foot={
        <Button icon={AddIcon} size="small" onClick={add}>
          {t('conditions.add')}
        </Button>
      }
    >
      <RowList
        list={group}
        label={t(`groups.${group}`)}
        mounted={mounted}
        nameOf={(place) => t('conditions.name', { place })}
        wordsOf={(id) => {
          const row = farRow(id);
          return row ? conditionWords(row, words, known) : '';
        }}
      >
        {(id, place) => (
          <ConditionRow
            group={group}
            id={id}
            place={place}
            fields={fields}
            clipboard={clipboard}
            isNew={id === newest}
            onDuplicated={duplicated}
          />
        )}
      </RowList>
    </RowGroup>
  );
}
