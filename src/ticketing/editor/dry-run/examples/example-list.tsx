import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { failureIn } from '../../../../base/resource/resource-state.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Faces } from '../../../../ui/faces/faces.tsx';
import { Failure } from '../../../../ui/faces/failure.tsx';
import { TrashIcon } from '../../../../ui/icon/action-icons.tsx';
import { ErrorIcon, SuccessIcon } from '../../../../ui/icon/later-icons.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { useAnnounce } from '../../../../ui/live-region/use-announce.ts';
import { NativeSelect } from '../../../../ui/native-select/native-select.tsx';
import { SkeletonLines } from '../../../../ui/skeleton/skeleton.tsx';
import { useThemedStyles } from '../../../../ui/theme/use-themed-styles.ts';
import { UntrustedText } from '../../../../ui/untrusted-text.tsx';
import { expectations } from '../../../example-contract.ts';
import { useEditing } from '../../editing/editing-context.ts';
import type { DryRun } from '../dry-run-context.ts';
import { useDryRunMessages } from '../dry-run-messages.ts';
import type { ExampleOrder, JudgedExample } from '../example-book.ts';
import { ExampleForm } from './example-form.tsx';
import css from './example-list.css';

/** Tickets that the rule should match, or should not: asked anew with every edit. */
export function ExampleList({ model, examples }: DryRun) {
  useSignals();
  useThemedStyles(css);
  const { isReadOnly } = useEditing();
  const t = useDryRunMessages();
  const announce = useAnnounce();
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<JudgedExample>();
  const judged = examples.judged.value;
  const asExpected = examples.asExpected.value;
  const ordered = examples.ordered.value;
  const failure = failureIn(ordered);
  const last = useRef<ExampleOrder['kind']>(undefined);
  const order = (next: ExampleOrder) => {
    last.current = next.kind;
    examples.order(next);
  };
  const isDone = ordered.status === 'ready';
  useEffect(() => {
    if (isDone && last.current) announce(t(`examples.done.${last.current}`));
  }, [isDone, announce, t]);

  return (
    <section className="examples" aria-label={t('examples.title')}>
      <div className="examples-head">
        <h4 ref={heading} className="dry-run-column-title" tabIndex={-1}>
          {t('examples.title')}
        </h4>
        {judged.length > 0 && (
          <p className={asExpected === judged.length ? 'examples-count' : 'examples-count examples-count-wrong'}>
            {t('examples.count', { count: judged.length, expected: asExpected })}
          </p>
        )}
      </div>
      <Faces
        state={examples.state.value}
        skeleton={<SkeletonLines count={2} className="dry-run-skeleton" />}
        empty={<p className="dry-run-note">{t('examples.empty')}</p>}
        failedTitle={t('examples.failed')}
        look="inline"
        onRetry={examples.retry}
      >
        {() => (
          <ul className="examples-list">
            {judged.map((example) => (
              <ExampleRow
                key={example.id}
                example={example}
                isOpen={isOpen(model.origin.value, example.id)}
                onOpen={() => {
                  model.take(example.test, { kind: 'example', id: example.id });
                  announce(t('examples.opened', { name: example.name }));
                }}
                onChange={(expected) => {
                  const { id, name, test } = example;
                  order({ kind: 'change', example: { id, name, test, expected } });
                }}
                onRemove={() => setLeaving(example)}
              />
            ))}
          </ul>
        )}
      </Faces>
      {failure && (
        <Failure error={failure.error} title={t('examples.notSaved')} look="inline" onRetry={examples.retryOrder} />
      )}
      {!isReadOnly && examples.state.value.status === 'ready' && (
        <ExampleForm
          model={model}
          isBusy={ordered.status === 'loading'}
          isSaved={isDone && last.current === 'add'}
          onOrder={order}
        />
      )}
      {leaving && (
        <ConfirmDialog
          title={t('examples.removeTitle')}
          tone="danger"
          confirmLabel={t('examples.removeNow')}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => {
            order({ kind: 'remove', id: leaving.id });
            setLeaving(undefined);
            // Its own button goes with it.
            requestAnimationFrame(() => heading.current?.focus());
          }}
        >
          <UntrustedText text={leaving.name} />
        </ConfirmDialog>
      )}
    </section>
  );
}

const isOpen = (origin: { readonly kind: string; readonly id?: string }, id: string) =>
  origin.kind === 'example' && origin.id === id;

interface ExampleRowProps {
  example: JudgedExample;
  /** Its ticket is the one above. */
  isOpen: boolean;
  onOpen(): void;
  onChange(expected: JudgedExample['expected']): void;
  onRemove(): void;
}

function ExampleRow({ example, isOpen: isShown, onOpen, onChange, onRemove }: ExampleRowProps) {
  const { isReadOnly } = useEditing();
  const t = useDryRunMessages();
  const { name, expected, verdict, isAsExpected } = example;
  const Icon = isAsExpected ? SuccessIcon : ErrorIcon;
  return (
    <li className="example" aria-current={isShown || undefined}>
      <span className={isAsExpected ? 'example-sign' : 'example-sign example-sign-wrong'}>
        <Icon size={16} />
      </span>
      <div className="example-words">
        <UntrustedText text={name} className="example-name" />
        <p className="dry-run-reason">
          {t(isAsExpected ? 'examples.asExpected' : 'examples.unexpected')} · {t(`examples.is.${verdict}`)}
        </p>
      </div>
      <div className="example-tools">
        <NativeSelect
          label={t('examples.expectedOf', { name })}
          isLabelHidden
          disabled={isReadOnly}
          value={expected}
          options={expectations.map((value) => ({ value, label: t(`examples.expected.${value}`) }))}
          onChange={onChange}
        />
        <Button size="small" aria-label={t('examples.openOf', { name })} onClick={onOpen}>
          {t('examples.open')}
        </Button>
        {!isReadOnly && <IconButton icon={TrashIcon} label={t('examples.remove', { name })} onClick={onRemove} />}
      </div>
    </li>
  );
}
