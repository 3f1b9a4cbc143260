import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useRef, useState } from 'react';
import { isolated, visible } from '../../../base/visible.ts';
import { useHost } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { useAnnounce } from '../../../ui/live-region/use-announce.ts';
import { useUiMessages } from '../../../ui/messages.ts';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useThemedStyles } from '../../../ui/theme/use-themed-styles.ts';
import { idOf } from '../../terms/ticket.ts';
import { ChoiceField, FixedChoice } from '../editing/choice-field.tsx';
import { useEditing } from '../editing/editing-context.ts';
import { useRowMessages } from '../editing/row-messages.ts';
import { useRuleWords } from '../editing/use-rule-words.ts';
import { createRuleImport, type RuleImport, type Unresolved } from '../model/rule-import.ts';
import css from './import-dialog.css';
import { useTransferMessages } from './transfer-messages.ts';

export interface ImportDialogProps {
  onClose(): void;
}

/** A rule from a file or the clipboard: read, shown, its unknown ids given a place, and then put in. */
export function ImportDialog({ onClose }: ImportDialogProps) {
  useSignals();
  useThemedStyles(css);
  const { editor, type, facts, channels, isSystem } = useEditing();
  const { client } = useHost();
  const t = useTransferMessages();
  const tUi = useUiMessages();
  const announce = useAnnounce();
  const [model] = useState(() => createRuleImport({ client, channels, type, facts }));
  useModel(() => model);
  const isReady = model.unresolved.value !== undefined;

  const apply = () => {
    const values = model.result();
    if (!values) return;
    const { columns, sortBy, ...rest } = values;
    const { attachments } = editor.form.values.peek();
    // Of a board that came with the product only these may be others.
    editor.form.assign(isSystem ? { columns, sortBy } : { ...rest, columns, sortBy, attachments });
    editor.seal();
    announce(t('done'));
    onClose();
  };
  return (
    <Dialog
      title={t('title')}
      size="large"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{tUi('cancel')}</Button>
          <Button variant="primary" disabled={!isReady} onClick={apply}>
            {t('apply')}
          </Button>
        </>
      }
    >
      <div className="import-dialog">
        <Source model={model} />
        {model.file.value && <Content model={model} />}
      </div>
    </Dialog>
  );
}

function Source({ model }: { model: RuleImport }) {
  useSignals();
  const t = useTransferMessages();
  const picker = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [hindrance, setHindrance] = useState<'unreadable' | 'notAllowed'>();
  const problem = model.problem.value ?? hindrance;

  const take = (given: string) => {
    setHindrance(undefined);
    setText(given);
    model.read(given);
  };
  const paste = async () => {
    try {
      take(await navigator.clipboard.readText());
    } catch {
      setHindrance('notAllowed');
    }
  };
  const open = async (file: File | undefined) => {
    try {
      if (file) take(await file.text());
    } catch {
      setHindrance('unreadable');
    }
  };
  return (
    <>
      <p className="import-text">{t('text')}</p>
      <div className="import-sources">
        <Button onClick={() => picker.current?.click()}>{t('choose')}</Button>
        <Button onClick={() => void paste()}>{t('paste')}</Button>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {/* It is there to be put in, and not to be read. */}
      <TextArea label={t('content')} maxLength="none" maxHeight={120} spellCheck={false} value={text} onChange={take} />
      {problem && text + (hindrance ?? '') !== '' && (
        <InlineAlert tone="danger">{t(`problems.${problem}`)}</InlineAlert>
      )}
    </>
  );
}

function Content({ model }: { model: RuleImport }) {
  useSignals();
  const t = useTransferMessages();
  const words = useRuleWords();
  const file = model.file.value;
  const unresolved = model.unresolved.value;
  if (!file) return null;
  const { name, conditions, actions } = file.rule;
  const count = (conditions?.all.length ?? 0) + (conditions?.any.length ?? 0);
  const lost = file.attachments ?? [];
  return (
    <section className="import-content" aria-label={t('apply')}>
      <p>
        {t('summary', {
          name: visible(name),
          conditions: t('conditions', { count }),
          actions: t('actions', { count: actions?.length ?? 0 }),
        })}{' '}
        {t('replaces')}
      </p>
      {lost.length > 0 && (
        <p className="import-text">{t('attachments', { names: words.list(lost.map((one) => isolated(one))) })}</p>
      )}
      {unresolved === undefined &&
        (model.hasFailed.value ? (
          <InlineAlert
            tone="danger"
            action={
              <Button size="small" onClick={model.retry}>
                {t('retry')}
              </Button>
            }
          >
            {t('failed')}
          </InlineAlert>
        ) : (
          <p className="import-checking" role="status">
            <Spinner /> {t('checking')}
          </p>
        ))}
      {unresolved && unresolved.length > 0 && (
        <>
          <InlineAlert tone="warning">{t('unresolved', { count: unresolved.length })}</InlineAlert>
          <div className="import-places">
            {unresolved.map((entry) => (
              <Place key={entry.key} model={model} entry={entry} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** What takes the place of one entry. */
function Place({ model, entry }: { model: RuleImport; entry: Unresolved }) {
  useSignals();
  const { facts, channels } = useEditing();
  const t = useTransferMessages();
  const tRows = useRowMessages();
  const { noun, name, key } = entry;
  const value = model.chosen.value.get(key);
  const label = t('entry', { kind: t(`kinds.${noun}`), name: visible(name) });
  const choose = (id: string | readonly string[]) => model.choose(key, typeof id === 'string' ? id : id[0]);
  const fixed =
    noun === 'attribute'
      ? entry.attributes.map((one) => ({ value: idOf(one.id), label: one.name }))
      : noun === 'channel'
        ? channels.state.value.status === 'ready'
          ? channels.state.value.value.map((one) => ({ value: idOf(one.id), label: one.name }))
          : []
        : noun === 'status'
          ? (facts.value.statuses ?? []).map((one) => ({ value: idOf(one.id), label: one.displayName ?? idOf(one.id) }))
          : undefined;
  if (fixed)
    return (
      <FixedChoice
        label={label}
        placeholder={tRows('choose')}
        multiple={false}
        options={fixed}
        value={value === undefined ? [] : [value]}
        onChange={choose}
      />
    );
  return noun === 'attribute' ? null : <ChoiceField label={label} noun={noun} value={value} onChange={choose} />;
}
