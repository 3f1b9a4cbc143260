/** The frame of a mapping's dialog: its name, what is wrong with it, and saving it. Source: spec 002 §4 and §5. */
import { signal } from '@preact/signals-core';
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useEffectEvent, useState } from 'react';
import type { FormIssue } from '../../base/form-rules.ts';
import { CallError } from '../../host/http/call-error.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import type { DialogProps } from '../../ui/dialog/dialog.tsx';
import type { FormModel } from '../../ui/form/form-types.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { Named } from '../mapping-choice.ts';
import type { NameFacts } from '../mapping-names.ts';
import { createMappingSession, modeOf } from '../mapping-session.ts';
import { usePsa } from '../page/psa-context.ts';
import { ReadOnlyNote } from '../page/read-only-note.tsx';
import { issueText, psaMessages } from '../psa-messages.ts';
import type { NamedMappingKind } from './named-mapping-kinds.ts';
import type { MappingOpening } from './named-mapping-list.tsx';
import { namedMappingMessages } from './named-mapping-messages.ts';

export interface NamedMappingDialogProps<Values extends { readonly name: string }, Mapping extends Named, Body> {
  kind: NamedMappingKind<Mapping, Body>;
  opening: MappingOpening<Mapping>;
  /** Of the one that is edited, copied or added; looked at once. */
  initial: Values;
  /** By the rules of the kind, such as `productMappingIssues`. */
  check(facts: Values & NameFacts): readonly FormIssue[];
  toWire(values: Values): Body;
  /** Default `large`. */
  size?: DialogProps['size'];
  /** What it has beside its name. */
  children(form: FormModel<Values>): ReactNode;
}

export function NamedMappingDialog<Values extends { readonly name: string }, Mapping extends Named, Body>({
  kind,
  opening,
  initial,
  check,
  toWire,
  size = 'large',
  children,
}: NamedMappingDialogProps<Values, Mapping, Body>) {
  useSignals();
  const t = useMessages(namedMappingMessages);
  const tPsa = useMessages(psaMessages);
  const { client } = useHost();
  const { isReadOnly, saved } = usePsa();
  const { id, mappings, onClose } = opening;
  /** Somebody else has deleted what is edited: from then on it is saved as a new one. */
  const [isGone] = useState(() => signal(false));
  const onSaved = useEffectEvent((stored: Mapping, call: string) => {
    opening.onSaved(stored);
    saved(call);
  });
  const onConflict = useEffectEvent(() => opening.onConflict());

  const form = useModel(() => {
    return createMappingSession<Values, Mapping>({
      id,
      initial,
      mappings,
      check,
      async send(values, options) {
        const body = toWire(values);
        try {
          if (id === undefined || isGone.peek()) {
            const stored = await client.call(kind.create, { params: {}, body }, options);
            onSaved(stored, kind.create.name);
            return stored;
          }
          const stored = await client.call(kind.update, { params: { id }, body }, options);
          onSaved(stored, kind.update.name);
          return stored;
        } catch (error) {
          if (isDeleted(error)) isGone.value = true;
          if (isDeleted(error) || isNameRefused(error)) onConflict();
          throw error;
        }
      },
    });
  });
  /** Somebody else has deleted it meanwhile. */
  function isDeleted(error: unknown): boolean {
    return error instanceof CallError && error.kind === 'not-found' && error.endpoint === kind.update.name;
  }

  const name = form.field('name');
  const issue = name.issue.value;
  const failure = form.failure.value;

  return (
    <FormDialog
      title={t(`titles.${isReadOnly ? 'VIEW' : modeOf(id)}.${kind.name}`)}
      size={size}
      form={form}
      readOnly={isReadOnly}
      submitLabel={t(isGone.value ? 'saveAsNew' : 'ok')}
      sayIssues={(count) => t('problems', { count })}
      hidesFailure={isDeleted(failure) || isNameRefused(failure)}
      onSubmitted={onClose}
      onClose={onClose}
    >
      <ReadOnlyNote />
      <div data-field="name">
        <TextField
          label={tPsa('configurations.name')}
          required={!isReadOnly}
          readOnly={isReadOnly}
          value={form.values.value.name}
          error={issue && issueText(issue, tPsa, kind.name)}
          onChange={(value) => form.assign({ name: value } as Partial<Values>)}
          onBlur={name.touch}
        />
      </div>
      {children(form)}
      {isGone.value && (
        <InlineAlert tone="warning" title={t('goneTitle')}>
          {t('goneText')}
        </InlineAlert>
      )}
    </FormDialog>
  );
}

/** Somebody else has taken the name meanwhile: the field tells it. */
const isNameRefused = (error: unknown): boolean =>
  error instanceof CallError && error.fieldErrors.some(({ field }) => field === 'name');
