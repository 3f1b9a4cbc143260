import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../../host/use-host.ts';
import { InlineAlert } from '../../../ui/inline-alert/inline-alert.tsx';
import { UntrustedText } from '../../../ui/untrusted-text.tsx';
import type { StoredScript } from '../contract.ts';
import { libraryMessages } from '../library-messages.ts';
import type { ScriptLibraryModel } from '../model/script-library-model.ts';

/** What is built in: what it does, and what it is given when it is run. Source: spec 002 §9. */
export function BuiltInScript({ script, library }: { script: StoredScript; library: ScriptLibraryModel }) {
  useSignals();
  const t = useMessages(libraryMessages);
  const { parameterKind } = script;
  const categories = library.known.value.categories.filter(({ id }) => script.categories.includes(id));
  const facts = [
    [t('fields.name'), script.name],
    [t('fields.description'), script.description],
    [t('fields.builtInParameters'), parameterKind ? t(`builtIn.${parameterKind}`) : ''],
    [t('fields.categories'), categories.map(({ name }) => name).join(', ')],
  ] as const;
  return (
    <>
      <InlineAlert>{t('builtIn.text')}</InlineAlert>
      <dl className="script-facts">
        {facts
          .filter(([, text]) => text !== '')
          .map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <UntrustedText text={text} />
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}
