/** What every kind of action tells of itself. */
import type { PlaceholderPlace } from '../placeholders/placeholders.ts';
import type { AutomationType } from '../terms/automation.ts';
import type { Noun } from '../terms/choices.ts';
import type { FieldIssue } from '../terms/issue.ts';
import type { ReferenceFacts } from '../terms/references.ts';
import { type Identifier, idsOf, type Reference, type Ticket, type TicketAttribute } from '../terms/ticket.ts';
import type { Words } from '../terms/words.ts';
import type { Channel, Recipients, TimeValue, Upload } from './action-values.ts';

/** What an action makes besides changes of the ticket. Texts are filled in already. */
export type Effect =
  | {
      readonly kind: 'email';
      readonly recipients: Recipients;
      readonly subject: string;
      readonly body: string;
      readonly uploads: readonly Upload[];
      readonly allowResponse: boolean;
    }
  | {
      readonly kind: 'templateEmail';
      readonly recipients: Recipients;
      readonly templateId: Identifier;
      readonly allowResponse: boolean;
    }
  | { readonly kind: 'comment'; readonly body: string; readonly public: boolean }
  | { readonly kind: 'time'; readonly unit: TimeValue['unit']; readonly value: number }
  | { readonly kind: 'notification'; readonly channels: readonly Channel[] };

export interface Outcome {
  readonly ticket?: Ticket;
  readonly effects?: readonly Effect[];
}

export interface ActionRun {
  /** As the actions before it left it. */
  readonly ticket: Ticket;
  fill(text: string, place: PlaceholderPlace): string;
}

export interface ActionFacts extends ReferenceFacts {
  readonly type: AutomationType;
  readonly attributes?: readonly TicketAttribute[] | undefined;
}

/** A stored action, or one of the changes of a stored "TICKET_CHANGE_VALUE". Source: spec 001 §3.7. */
export type StoredParams = Readonly<Record<string, unknown>>;

export interface NamedReference {
  readonly noun: Noun;
  readonly id: string;
}

/** What takes the place of a reference; undefined where it is left out. */
export type MapReference = (noun: Noun, reference: Reference) => Reference | undefined;

export const referencesTo = (noun: Noun, values: unknown): readonly NamedReference[] =>
  idsOf(values).map((id) => ({ noun, id }));

export interface ActionKind<Value = unknown> {
  readonly types: readonly AutomationType[];
  /** May be there once only, of the types that it is offered for. Source: spec 001 §3.5. */
  readonly isOnce: boolean;
  /** How it is stored: as an action of its own, or as one of the changes of one. */
  readonly storedAs: 'action' | 'change';
  readonly initial: Value;
  /** The members that it has, in the order of its editor; none where it is one value. */
  readonly fields: readonly string[];
  read(value: unknown): Value;
  validate(value: Value, facts: ActionFacts): readonly FieldIssue[];
  describe(value: Value, words: Words): string;
  apply(value: Value, run: ActionRun): Outcome;
  toStored(value: Value): StoredParams;
  fromStored(params: StoredParams): Value;
  /** What it names, so that its names can be looked up. */
  references(value: Value): readonly NamedReference[];
  /** With others in their place, or without some; undefined where nothing is left of it. */
  withReferences(value: Value, map: MapReference): Value | undefined;
}

/** Those of a list that are left. */
export const mappedReferences = (
  noun: Noun,
  references: readonly Reference[],
  map: MapReference,
): readonly Reference[] => references.flatMap((one) => map(noun, one) ?? []);

/** Keeps the type of the value within the entry; the table's readers only hand on what `read` gave them. */
export function actionKind<Value>(kind: ActionKind<Value>): ActionKind {
  return kind as unknown as ActionKind;
}
