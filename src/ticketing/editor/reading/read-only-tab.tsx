import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { isRecord } from '../../../base/shapes.ts';
import { visible } from '../../../base/visible.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
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
import { useReadingMessages } from './reading-messages.ts';

export interface ReadOnlyTabProps {
  /** Of `editor-tabs.tsx`. */
  tab: string;
  /** There is nothing to look at yet. */
  isNew: boolean;
}

/** What is on a tab, for somebody who may look at it and not change it: words instead of controls. */
export function ReadOnlyTab({ tab, isNew }: ReadOnlyTabProps) {
  useThemedStyles(css);
  useThemedStyles(actionsCss);
  const t = useReadingMessages();
  return (
    <>
      <div className="reading-notice">
        <InlineAlert>{t(isNew ? 'create' : 'view')}</InlineAlert>
      </div>
      <Content tab={tab} />
    </>
  );
}

function Content({ tab }: Pick<ReadOnlyTabProps, 'tab'>) {
  if (tab === 'conditions') return <Conditions />;
  if (tab === 'actions') return <Actions />;
  return tab === 'columns' ? <Columns /> : <General />;
}

function General() {
  useSignals();
  const { editor, type } = useEditing();
  const t = useEditorMessages();
  const tReading = useReadingMessages();
  const { name, description, enabled } = editor.form.values.value;
  return (
    <dl className="reading-facts">
      {type !== 'BOARD' && <Fact label={t('general.enabled')}>{tReading(enabled ? 'on' : 'off')}</Fact>}
      <Fact label={t('general.name')}>{visible(name)}</Fact>
      <Fact label={t('general.description')}>{visible(description)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: string }) {
  const t = useReadingMessages();
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">{children === '' ? t('none') : children}</dd>
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
  const t = useReadingMessages();
  return (
    <section className="reading-group" aria-label={title}>
      <h3 className="reading-title">{title}</h3>
      {isEmpty ? <p className="reading-soft">{t('none')}</p> : children}
    </section>
  );
}
