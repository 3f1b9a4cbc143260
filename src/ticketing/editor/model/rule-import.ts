/**
 * A rule from elsewhere, before it is put in: what it refers to that is not on this server, or is something else here, is
 * listed, and somebody says what takes its place. What is given no place is left out.
 */
import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import type { DirectoryKind } from '../../../directory/directory-kinds.ts';
import { directoryNames } from '../../../directory/directory-names-model.ts';
import { listTags } from '../../../directory/ticketing-contract.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { ValidationFacts } from '../../rules/validate.ts';
import type { AutomationType } from '../../terms/automation.ts';
import { idOf, type TicketAttribute } from '../../terms/ticket.ts';
import { directoryKindOf, isInDirectory, wantNames } from './automation-names.ts';
import { type AutomationValues, automationFromWire } from './automation-values.ts';
import type { ChannelList } from './channel-list.ts';
import { type FiledAttribute, type ReadFile, type RuleFile, readRuleText } from './rule-file.ts';
import { keyOf, type Reference, ruleReferences, withReferences } from './rule-references.ts';

export interface RuleImportOptions {
  readonly client: HttpClient;
  readonly channels: ChannelList;
  readonly type: AutomationType;
  readonly facts: ReadonlySignal<ValidationFacts>;
}

export interface Unresolved extends Reference {
  readonly key: string;
  /** Where it came from; the id where nobody told. */
  readonly name: string;
  /** It is there, but as something else, or deleted. */
  readonly isOther: boolean;
  /** Of an attribute: those that may take its place. */
  readonly attributes: readonly TicketAttribute[];
}

type Problem = Exclude<ReadFile['is'], 'rule'> | 'otherType';

interface Shape {
  readonly problem: ReadonlySignal<Problem | undefined>;
  /** What is to be imported, as it came. */
  readonly file: ReadonlySignal<RuleFile | undefined>;
  /** Undefined until the server has told what it knows of all of it. */
  readonly unresolved: ReadonlySignal<readonly Unresolved[] | undefined>;
  readonly hasFailed: ReadonlySignal<boolean>;
  readonly chosen: ReadonlySignal<ReadonlyMap<string, string>>;
  read(text: string): void;
  choose(key: string, id: string | undefined): void;
  retry(): void;
  /** Undefined until everything is known. */
  result(): AutomationValues | undefined;
}
export type RuleImport = Model<Shape>;

export function createRuleImport(options: RuleImportOptions): RuleImport {
  return new (createModel<Shape>(() => ruleImport(options)))();
}

const directoryNouns = [
  'organization',
  'location',
  'form',
  'user',
  'template',
] as const satisfies readonly (keyof typeof directoryKindOf)[];

function ruleImport({ client, channels, type, facts }: RuleImportOptions): Shape {
  const file = signal<RuleFile | undefined>(undefined);
  const problem = signal<Problem | undefined>(undefined);
  const chosen = signal<ReadonlyMap<string, string>>(new Map());
  /** Tickets carry tags by name: all there are. */
  const tags = createResource<void, ReadonlySet<string>>({
    async read(_, aborted) {
      const { results } = await client.call(
        listTags,
        { params: {}, query: { pageSize: 0, sortDirection: 'ASC' } },
        { signal: aborted },
      );
      return new Set(results.map(({ name }) => name));
    },
  });
  const values = computed(() => {
    const { rule } = file.value ?? {};
    // Read as what is stored is; it gets ids of its own.
    return rule && automationFromWire({ ...rule, id: '', type }, facts.value);
  });
  const references = computed(() => (values.value ? ruleReferences(values.value, facts.value) : []));
  const booksOf = () => directoryNouns.map((noun) => directoryNames(client, directoryKindOf[noun] as DirectoryKind));

  effect(() => {
    const wanted = references.value;
    untracked(() => {
      wantNames(
        client,
        wanted.flatMap(({ noun, id }) => (noun !== 'attribute' && isInDirectory(noun) ? [{ noun, id }] : [])),
      );
      if (wanted.some(({ noun }) => noun === 'channel')) channels.want();
      if (wanted.some(({ noun }) => noun === 'tag') && tags.state.peek().status === 'idle') tags.ask();
    });
  });

  /** Its name here; `null` where it is not here, undefined where that is not known yet. */
  function nameHere({ noun, id }: Reference): string | null | undefined {
    const { attributes = [], statuses = [] } = facts.value;
    if (noun === 'attribute') return attributes.find((one) => idOf(one.id) === id)?.name ?? null;
    if (noun === 'status') return statuses.find((one) => idOf(one.id) === id)?.displayName ?? null;
    if (noun === 'channel') {
      const all = valueIn(channels.state.value);
      return all && (all.find((one) => idOf(one.id) === id)?.name ?? null);
    }
    if (noun === 'tag') {
      const all = valueIn(tags.state.value);
      return all && (all.has(id) ? id : null);
    }
    const entry = directoryNames(client, directoryKindOf[noun]).entries.value.get(id);
    return entry && (entry.state === 'available' ? entry.name : null);
  }

  const isSame = (reference: Reference, here: string | null): boolean => {
    if (here === null) return false;
    const { names = {}, attributes = {} } = file.value ?? {};
    if (reference.noun !== 'attribute')
      return (names[reference.noun]?.[reference.id] ?? reference.label ?? here) === here;
    const there = attributes[reference.id];
    return !there || (there.name === here && isAlike(there, attributeHere(reference.id)));
  };
  const attributeHere = (id: string) => (facts.value.attributes ?? []).find((one) => idOf(one.id) === id);

  const unresolved = computed<readonly Unresolved[] | undefined>(() => {
    if (!file.value) return undefined;
    const here = references.value.map((reference) => ({ reference, name: nameHere(reference) }));
    if (here.some(({ name }) => name === undefined)) return undefined;
    return here
      .filter(({ reference, name }) => !isSame(reference, name ?? null))
      .map(({ reference, name }) => {
        const { noun, id, label } = reference;
        const there = noun === 'attribute' ? file.value?.attributes?.[id]?.name : file.value?.names?.[noun]?.[id];
        const kind = file.value?.attributes?.[id]?.attributeType;
        return {
          ...reference,
          key: keyOf(reference),
          name: there ?? label ?? id,
          isOther: name !== null,
          attributes: (facts.value.attributes ?? []).filter(
            ({ active, attributeType }) => active !== false && (kind === undefined || attributeType === kind),
          ),
        };
      });
  });

  return {
    problem,
    file,
    unresolved,
    hasFailed: computed(
      () =>
        tags.state.value.status === 'failed' ||
        channels.state.value.status === 'failed' ||
        booksOf().some(({ status }) => status.value === 'failed'),
    ),
    chosen,
    read(text) {
      const read = readRuleText(text);
      batch(() => {
        const isOtherType = read.is === 'rule' && read.file.rule.type !== type;
        problem.value = read.is !== 'rule' ? read.is : isOtherType ? 'otherType' : undefined;
        file.value = read.is === 'rule' && !isOtherType ? read.file : undefined;
        chosen.value = new Map();
      });
    },
    choose(key, id) {
      const next = new Map(chosen.peek());
      if (id === undefined || id === '') next.delete(key);
      else next.set(key, id);
      chosen.value = next;
    },
    retry() {
      if (tags.state.peek().status === 'failed') tags.retry();
      if (channels.state.peek().status === 'failed') channels.retry();
      for (const book of booksOf()) if (book.status.peek() === 'failed') book.retry();
    },
    result() {
      const [open, given] = [unresolved.peek(), values.peek()];
      if (!open || !given) return undefined;
      const missing = new Set(open.map(({ key }) => key));
      const placeOf = (reference: Reference) =>
        missing.has(keyOf(reference)) ? chosen.peek().get(keyOf(reference)) : reference.id;
      return withReferences(
        given,
        {
          idOf: placeOf,
          nameOf: (user) => directoryNames(client, 'user').entries.peek().get(user)?.name ?? '',
          choiceOf(attribute, choice) {
            const there = file.peek()?.attributes?.[attribute];
            const place = placeOf({ noun: 'attribute', id: attribute });
            const here = place === undefined ? undefined : attributeHere(place);
            if (!there || !here || Object.keys(there.values ?? {}).length === 0) return choice;
            const wanted = there.values?.[choice];
            const found = here.content?.values?.find(({ name }) => name === wanted);
            return found && idOf(found.id);
          },
        },
        facts.peek(),
      );
    },
  };
}

/** Of one type, and with the choices that the rule may name. */
function isAlike({ attributeType, values = {} }: FiledAttribute, here: TicketAttribute | undefined): boolean {
  const choices = here?.content?.values ?? [];
  return (
    here?.attributeType === attributeType &&
    Object.entries(values).every(([id, name]) => choices.some((one) => idOf(one.id) === id && one.name === name))
  );
}
