/** Making what somebody looked for in vain: an option at the end of the list, which creates it when it is chosen. */
import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import { createResource } from '../base/resource/resource.ts';
import { failureIn, valueIn } from '../base/resource/resource-state.ts';
import { useFailureText } from '../host/use-failure-text.ts';
import { useHost, useMessages } from '../host/use-host.ts';
import { useAnnounce } from '../ui/live-region/use-announce.ts';
import type { Option } from '../ui/select/option.ts';
import type { DirectoryEntry } from './directory-entry.ts';
import { isSameName, kindOf, type PickedKind } from './directory-kinds.ts';
import { directoryMessages } from './directory-messages.ts';

/** In front of the name, in the value of the option: no id begins with it. */
const mark = '\u0000create ';

export interface Creation {
  /** Whether an entry that is chosen was typed again: it can't be chosen once more. */
  isAgain(entry: DirectoryEntry, search: string): boolean;
  /** The option that creates what was typed, unless one of that name is there. */
  optionFor(search: string, entries: readonly DirectoryEntry[]): Option | undefined;
  /** What is to be created, where the option was chosen. */
  nameIn(values: readonly (string | undefined)[]): string | undefined;
  create(name: string): void;
  /** Why it was not created. */
  error: string | undefined;
  /** Of what was created last. */
  version: string | undefined;
}

/**
 * @param selected Names of what is chosen: none of them is made again
 * @param onCreated Is to choose it.
 */
export function useCreation(
  kind: PickedKind,
  selected: readonly string[],
  onCreated: (entry: DirectoryEntry) => void,
): Creation {
  useSignals();
  const { client } = useHost();
  const t = useMessages(directoryMessages);
  const announce = useAnnounce();
  const failureText = useFailureText();
  const { create, nameLimit = 0 } = kindOf(kind);
  const answered = useRef<(entry: DirectoryEntry) => void>(undefined);
  useLayoutEffect(() => {
    answered.current = (entry) => {
      onCreated(entry);
      announce(t('created', { name: entry.name }));
    };
  });
  const creation = useModel(() =>
    createResource<string, DirectoryEntry>({
      read: (name, signal) => kindOf(kind).create?.(client, name, signal) ?? Promise.reject(notCreatable(kind)),
      onAnswer: (entry) => answered.current?.(entry),
    }),
  );
  const state = creation.state.value;
  const failure = failureIn(state);
  const isChosen = (name: string) => selected.some((one) => isSameName(one, name));
  return {
    isAgain: ({ name }, search) => isSameName(name, search.trim()) && isChosen(name),
    optionFor(search, entries) {
      const name = search.trim();
      if (!create || name === '') return undefined;
      if (name.length > nameLimit)
        return { value: mark + name, label: name, disabledReason: t('tooLong', { limit: nameLimit }) };
      if (entries.some((entry) => isSameName(entry.name, name))) return undefined;
      // It is chosen, and in no list: a server forgot it, or tells others.
      if (isChosen(name)) return { value: mark + name, label: name, disabledReason: t('alreadySelected') };
      return { value: mark + name, label: t('create', { name }), isAction: true };
    },
    nameIn: (values) => values.find((value) => value?.startsWith(mark))?.slice(mark.length),
    create: (name) => creation.ask(name),
    // Source: spec 001 §8; only tags are created.
    error: failure && [t('createFailed'), failureText(failure.error)].filter(Boolean).join('. '),
    version: valueIn(state)?.id,
  };
}

function notCreatable(kind: PickedKind): Error {
  const name = typeof kind === 'string' ? kind : 'custom';
  return new Error(`A ${name} can’t be created. Leave out offersCreation for this kind.`);
}
