import { useSignals } from '@preact/signals-react/runtime';
import { memo } from 'react';
import { visible } from '../../../base/visible.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CloseIcon } from '../../../ui/icon/later-icons.tsx';
import { AddIcon } from '../../../ui/icon/table-icons.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { SearchableSelect } from '../../../ui/select/controls/searchable-select.tsx';
import { Select } from '../../../ui/select/controls/select.tsx';
import { MoveButtons } from '../../../ui/sortable-list/move-buttons.tsx';
import { MoveHandle } from '../../../ui/sortable-list/move-handle.tsx';
import { SortableList } from '../../../ui/sortable-list/sortable-list.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { columnAliases } from '../../rules/board-columns.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleIssueText } from '../editing/use-rule-words.ts';
import { RowGroup } from '../rows/row-group.tsx';
import css from './columns.css';
import { useColumns } from './use-columns.ts';

/** Which columns a board has, in which order, and by what it is sorted. Source: spec 001 §3.1 and §3.2. */
export const ColumnsTab = memo(function ColumnsTab() {
  useThemedStyles(css);
  return (
    <div className="columns-tab">
      <Columns />
      <SortingRows />
    </div>
  );
});

function Columns() {
  useSignals();
  const { editor } = useEditing();
  const t = useRowMessages();
  const issueText = useRuleIssueText();
  const { nameOf, options } = useColumns();
  const field = editor.form.field('columns');
  const columns = field.value.value;
  const taken = new Set(columns.map((column) => columnAliases[column] ?? column));
  return (
    <RowGroup title={t('columns.title')} path="columns" error={issueText(field.issue.value)}>
      <SortableList
        className="column-list"
        itemClassName="column-item"
        label={t('columns.title')}
        ids={columns}
        nameOf={nameOf}
        onMove={(column, to) => field.set(columns.filter((one) => one !== column).toSpliced(to, 0, column))}
      >
        {(column) => (
          <div className="column-row">
            <MoveHandle />
            <span className="column-name">{visible(nameOf(column))}</span>
            <MoveButtons />
            <IconButton
              icon={CloseIcon}
              label={t('rows.remove', { name: nameOf(column) })}
              onClick={() => field.set(columns.filter((one) => one !== column))}
            />
          </div>
        )}
      </SortableList>
      <div className="column-add">
        <SearchableSelect
          label={t('columns.add')}
          isLabelHidden
          placeholder={t('columns.add')}
          options={options.filter(({ value }) => !taken.has(value))}
          value={undefined}
          onChange={(column) => {
            field.touch();
            if (column !== undefined) field.set([...columns, column]);
          }}
        />
      </div>
    </RowGroup>
  );
}

function SortingRows() {
  useSignals();
  const { editor } = useEditing();
  const t = useRowMessages();
  const { nameOf, options } = useColumns();
  const issueText = useRuleIssueText();
  const field = editor.form.field('sortBy');
  const rows = field.value.value;
  const left = options.filter(({ value }) => !rows.some((row) => row.field === value));
  const directions = (['ASC', 'DESC'] as const).map((value) => ({ value, label: t(`sorting.${value}`) }));
  return (
    <RowGroup
      title={t('sorting.title')}
      path="sortBy"
      error={issueText(field.issue.value)}
      foot={
        left[0] && (
          <Button
            icon={AddIcon}
            size="small"
            onClick={() => left[0] && field.set([...rows, { field: left[0].value, direction: 'ASC' }])}
          >
            {t('sorting.add')}
          </Button>
        )
      }
    >
      <ol className="sorting-list">
        {rows.map((row, index) => {
          const own = options.find(({ value }) => value === row.field);
          const change = (next: typeof row) => field.set(rows.with(index, next));
          return (
            <li key={row.field} className="sorting-row">
              <SearchableSelect
                label={t('sorting.by', { place: index + 1 })}
                isLabelHidden
                options={own ? [own, ...left] : [{ value: row.field, label: nameOf(row.field) }, ...left]}
                value={row.field}
                onChange={(column) => column !== undefined && change({ ...row, field: column })}
              />
              <Select
                label={t('sorting.direction', { place: index + 1 })}
                isLabelHidden
                options={directions}
                value={row.direction}
                onChange={(direction) => change({ ...row, direction: direction === 'ASC' ? 'ASC' : 'DESC' })}
              />
              <IconButton
                icon={CloseIcon}
                label={t('sorting.remove', { name: nameOf(row.field) })}
                onClick={() => field.set(rows.toSpliced(index, 1))}
              />
            </li>
          );
        })}
      </ol>
    </RowGroup>
  );
}
