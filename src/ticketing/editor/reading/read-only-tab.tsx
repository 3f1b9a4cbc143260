import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { isRecord } from '../../../base/shapes.ts';
import { visible } from '../../../base/visible.ts';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { actionOf } from '../../actions/actions.ts';
import { actionWords, conditionWords } from '../../rules/describe.ts';
import { conditionGroups } from '../../terms/automation.ts';
import actionsCss from '../actions/actions.css';
import { BodyPreview } from '../actions/body-preview.tsx';
import { useColumns } from '../columns/use-columns.ts';
import { useEditing } from '../editing/editing-context.ts';
import { useEditorMessages } from '../editing/editor-messages.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import css from './reading.css';

export interface ReadOnlyTabProps {
  /** Of `editor-tabs.tsx`. */
  tab: string;
}

/** What is on a tab, for somebody who may look at it and not change it: words instead of controls. */
export function ReadOnlyTab({ tab }: ReadOnlyTabProps) {
  useThemedStyles(css);
  useThemedStyles(actionsCss);
  if (tab === 'conditions') return <Conditions />;
  if (tab === 'actions') return <Actions />;
  return tab === 'columns' ? <Columns /> : <General />;
}

function General() {
  useSignals();
  const { editor, type } = useEditing();
  const t = useEditorMessages();
  const { name, description, enabled } = editor.form.values.value;
  return (
    <dl className="reading-facts">
      {type !== 'BOARD' && <Fact label={t('general.enabled')}>{t(enabled ? 'reading.on' : 'reading.off')}</Fact>}
      <Fact label={t('general.name')}>{visible(name)}</Fact>
      <Fact label={t('general.description')}>{visible(description)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  const t = useEditorMessages();
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children === '' ? t('reading.none') : children}</dd>
    </div>
  );
}

function Conditions() {
  useSignals();
  const { editor, facts } = useEditing();
  const t = useRowMessages();
  const words = useRuleWords();
  const { conditions } = editor.form.values.value;
  return conditionGroups.map((group) => (
    <Group key={group} title={t(`groups.${group}`)} isEmpty={conditions[group].length === 0}>
      <ul className="reading-list">
        {conditions[group].map((row) => (
          <li key={row.id}>{conditionWords(row, words, facts.value)}</li>
        ))}
      </ul>
    </Group>
  ));
}

function Actions() {
  useSignals();
  const { editor } = useEditing();
  const t = useRowMessages();
  const words = useRuleWords();
  const { actions } = editor.form.values.value;
  return (
    <Group title={t('groups.actions')} isEmpty={actions.length === 0}>
      <ol className="reading-list">
        {actions.map((row) => (
          <li key={row.id}>
            {actionWords(row, words)}
            <Body value={actionOf(row.field)?.read(row.value)} />
          </li>
        ))}
      </ol>
    </Group>
  );
}

/** Of a mail or a comment. */
function Body({ value }: { value: unknown }) {
  return isRecord(value) && typeof value.body === 'string' && value.body !== '' && <BodyPreview html={value.body} />;
}

function Columns() {
  useSignals();
  const { editor } = useEditing();
  const t = useRowMessages();
  const { nameOf } = useColumns();
  const { columns, sortBy } = editor.form.values.value;
  return (
    <>
      <Group title={t('columns.title')} isEmpty={columns.length === 0}>
        <ol className="reading-list">
          {columns.map((column) => (
            <li key={column}>{visible(nameOf(column))}</li>
          ))}
        </ol>
      </Group>
      <Group title={t('sorting.title')} isEmpty={sortBy.length === 0}>
        <ol className="reading-list">
          {sortBy.map(({ field, direction }) => (
            <li key={field}>
              {visible(nameOf(field))} <span className="reading-soft">{t(`sorting.${direction}`)}</span>
            </li>
          ))}
        </ol>
      </Group>
    </>
  );
}

function Group({ title, isEmpty, children }: { title: string; isEmpty: boolean; children: ReactNode }) {
  const t = useEditorMessages();
  return (
    <section className="reading-group" aria-label={title}>
      <h3 className="reading-title">{title}</h3>
      {isEmpty ? <p className="reading-soft">{t('reading.none')}</p> : children}
    </section>
  );
}
