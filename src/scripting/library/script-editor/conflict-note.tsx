import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { listFormat } from '../../../base/intl-cache.ts';
import { useLocale, useMessages } from '../../../host/use-host.ts';
import { Button } from '../../../ui/button/button.tsx';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { libraryMessages } from '../library-messages.ts';
import type { ScriptSession } from '../model/script-session.ts';
import { useFieldNames } from './use-field-names.ts';

/** Somebody else has saved it meanwhile: nothing is saved until it is said whose version stays. */
export function ConflictNote({ session }: { session: ScriptSession }) {
  useSignals();
  const t = useMessages(libraryMessages);
  const names: Readonly<Record<string, string>> = useFieldNames();
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const conflict = session.conflict.value;
  // Below a long script nobody would see it.
  useEffect(() => {
    if (conflict) box.current?.scrollIntoView({ block: 'nearest' });
  }, [conflict]);
  if (!conflict) return null;
  const { theirs, differing } = conflict;
  const fields = listFormat(locale).format(differing.map((member) => names[member] ?? t('fields.scriptParam')));
  return (
    <div ref={box}>
      <InlineAlert
        tone="warning"
        title={t('conflict.title', { name: theirs.savedBy || t('conflict.someone') })}
        action={
          <div className="script-conflict">
            <Button size="small" onClick={session.keepOwn}>
              {t('conflict.keepOwn')}
            </Button>
            <Button size="small" onClick={session.takeTheirs}>
              {t('conflict.takeTheirs')}
            </Button>
          </div>
        }
      >
        {differing.length === 0 ? t('conflict.same') : t('conflict.text', { fields })}
      </InlineAlert>
    </div>
  );
}
