/** What device roles are called: those of the product itself in the reader's language. Source: spec 002 §3.1. */
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { constantName, directoryMessages, labelOf } from '../../directory/directory-messages.ts';
import { directoryNames } from '../../directory/directory-names-model.ts';
import { useHost, useMessages } from '../../host/use-host.ts';
import type { Named } from '../mapping-choice.ts';
import { psaMessages } from '../psa-messages.ts';

const ofProduct = /^[A-Z][A-Z0-9_]*$/;

/** The names of these roles; one that is deleted says so. Until the directory has answered it is what is stored. */
export function useRoleNames(roles: readonly Named[]): (role: Named) => string {
  useSignals();
  const t = useMessages(psaMessages);
  const tDirectory = useMessages(directoryMessages);
  const { client } = useHost();
  const names = directoryNames(client, 'device-role');
  const wanted = roles.map(({ id }) => id).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same ids in another list are the same question
  useEffect(() => names.want(roles.map(({ id }) => id)), [names, wanted]);
  const known = names.entries.value;
  return ({ id, name }) => {
    const entry = known.get(id);
    if (entry && entry.state !== 'unknown') return labelOf(entry, tDirectory);
    if (!entry && name === '') return tDirectory('loadingName');
    const stored = ofProduct.test(name) ? constantName(name, tDirectory) : name || id;
    return entry ? t('choice.deleted', { name: stored }) : stored;
  };
}
