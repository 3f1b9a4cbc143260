import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { failureIn, valueIn } from '../../../base/resource/resource-state.ts';
import { isolated } from '../../../base/visible.ts';
import { useFailureText } from '../../../host/use-failure-text.ts';
import { useMessages } from '../../../host/use-host.ts';
import { InfoIcon } from '../../../ui/icon/common-icons.tsx';
import { SuccessIcon, WarningIcon } from '../../../ui/icon/later-icons.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import type { BackupEntry } from '../../backup-entry.ts';
import { restoreMessages, type TranslateRestore } from '../messages.ts';
import type { Preflight } from '../preflight-model.ts';
import { repeatedNames } from '../preflight-target.ts';
import type { RestoreModel } from '../restore-model.ts';
import type { ConflictChoice } from '../restore-order.ts';

/** What is there already, where it is going to be restored. */
export function PreflightNote({ items, model }: { items: readonly BackupEntry[]; model: RestoreModel }) {
  useSignals();
  const t = useMessages(restoreMessages);
  const failureText = useFailureText();
  const ifExists = model.ifExists.value;
  const repeated = model.location.value === 'other' && ifExists !== 'KEEP_BOTH' ? repeatedNames(items) : [];
  const state = model.preflight.state.value;
  const failure = failureIn(state);
  // What was found before says nothing of now, where that could not be found out.
  const found = failure ? undefined : valueIn(state);
  const device = model.destination.value?.name ?? '';
  return (
    <div role="status" className="restore-notes">
      {repeated.length > 0 && <Line tone="warning">{t('preflight.repeated', { names: listed(repeated, t) })}</Line>}
      {state.status === 'loading' && <Line tone="busy">{t('preflight.checking')}</Line>}
      {failure && (
        <Line tone="info">
          {t('preflight.unknown')} {failureText(failure.error)}
        </Line>
      )}
      {found?.is === 'no-folder' && <Line tone="warning">{t('preflight.noFolder', { path: found.path, device })}</Line>}
      {found?.is === 'checked' && <Found found={found} ifExists={ifExists} t={t} />}
    </div>
  );
}

type Checked = Extract<Preflight, { is: 'checked' }>;

function Found({
  found: { existing, total, isPartial },
  ifExists,
  t,
}: {
  found: Checked;
  ifExists: ConflictChoice | undefined;
  t: TranslateRestore;
}) {
  const count = existing.length;
  const counted = t(isPartial ? 'preflight.foundAtLeast' : 'preflight.found', { count, total });
  if (count === 0) return <Line tone={isPartial ? 'info' : 'success'}>{counted}</Line>;
  // Of a single one the name says it all.
  const text = total > 1 && counted;
  const names = (isFolder: boolean) => existing.filter((one) => one.isFolder === isFolder).map(({ name }) => name);
  const [files, folders] = [names(false), names(true)];
  if (ifExists !== 'OVERWRITE') {
    return (
      <Line tone="info">
        {text} {t('preflight.same', { names: listed([...folders, ...files], t) })}
      </Line>
    );
  }
  return (
    <Line tone="warning">
      {text} {files.length > 0 && t('preflight.overwritten', { names: listed(files, t) })}{' '}
      {folders.length > 0 && t('preflight.merged', { names: listed(folders, t) })}
    </Line>
  );
}

/** Names that are listed one by one. */
const mostNames = 5;

export function listed(names: readonly string[], t: TranslateRestore): string {
  const shown = names.length > mostNames ? names.slice(0, mostNames - 1) : names;
  const text = shown.map((name) => isolated(name)).join(', ');
  return shown.length === names.length
    ? text
    : t('preflight.more', { names: text, count: names.length - shown.length });
}

const icons = { warning: WarningIcon, info: InfoIcon, success: SuccessIcon };

function Line({ tone, children }: { tone: keyof typeof icons | 'busy'; children: ReactNode }) {
  const Icon = tone === 'busy' ? undefined : icons[tone];
  return (
    <p className={`restore-note restore-note-${tone}`}>
      {Icon ? <Icon /> : <Spinner />}
      <span>{children}</span>
    </p>
  );
}
