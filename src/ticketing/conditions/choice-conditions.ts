/** Conditions on what is chosen: one thing, as a status, or several, as tags. Both are compared by their ids. */
import { isBuiltInStatus } from '../terms/choices.ts';
import { hasSameIds, idOf, idsOf, type Ticket, type TicketStatus } from '../terms/ticket.ts';
import type { Operator } from './operators.ts';
import type { Decide, Reason, Subject } from './verdict.ts';

type Read = (ticket: Ticket, subject: Subject) => unknown;

type Make = (ids: readonly string[], read: Read, facts: { readonly statuses: readonly TicketStatus[] }) => Decide;

export const choiceDecisions: Partial<Record<Operator, Make>> = {
  equals: equalTo,
  not_equals: (ids, read, facts) => not(equalTo(ids, read, facts)),
  contains_any: containsAny,
  contains_none: (ids, read, facts) => not(containsAny(ids, read, facts)),
  present: (_, read) => (subject) => isSet(read(subject.after, subject)),
  not_present: (_, read) => (subject) => !isSet(read(subject.after, subject)),
  changed: (_, read) => (subject) => hasChanged(read, subject),
  changed_to: (ids, read, facts) => {
    const isIt = equalTo(ids, read, facts);
    return (subject) => isIt(subject) === true && hasChanged(read, subject);
  },
  parent_equals: parentEqualTo,
  parent_not_equals: (ids, read, facts) => not(parentEqualTo(ids, read, facts)),
};

const not =
  (decide: Decide): Decide =>
  (subject) => {
    const answer = decide(subject);
    return answer === undefined ? undefined : !answer;
  };

function equalTo(...[ids, read]: Parameters<Make>): Decide {
  const [id] = ids;
  return (subject) => {
    const value = read(subject.after, subject);
    return typeof value === 'string' ? value === id : Array.isArray(value) ? isOnly(value, id) : idOf(value) === id;
  };
}

const isOnly = (list: readonly unknown[], id: string | undefined) => list.length === 1 && idOf(list[0]) === id;

function containsAny(...[ids, read]: Parameters<Make>): Decide {
  const wanted = new Set(ids);
  return (subject) => {
    const value = read(subject.after, subject);
    if (Array.isArray(value)) return value.some((entry) => wanted.has(typeof entry === 'string' ? entry : idOf(entry)));
    return wanted.has(typeof value === 'string' ? value : idOf(value));
  };
}

/** A built-in status is its own parent; of one that is in no list nobody knows it. */
function parentEqualTo(...[ids, read, { statuses }]: Parameters<Make>): Decide {
  const parents = new Map(statuses.map(({ id, parentId }) => [idOf(id), idOf(parentId) || ownParent(idOf(id))]));
  const [wanted] = ids;
  return (subject) => {
    const status = idOf(read(subject.after, subject));
    if (status === '') return false;
    const parent = parents.get(status) || ownParent(status);
    return parent === '' ? undefined : parent === wanted;
  };
}

const ownParent = (status: string) => (isBuiltInStatus(status) ? status : '');

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

/** On creation everything that is set has changed. The order of a list says nothing. */
function hasChanged(read: Read, subject: Subject): boolean {
  const value = read(subject.after, subject);
  if (!subject.before) return isSet(value);
  const earlier = read(subject.before, subject);
  if (typeof value === 'string' && typeof earlier === 'string') return value !== earlier;
  return !hasSameIds(value, earlier);
}

export function choiceReason(field: string, operator: Operator, read: Read, subject: Subject): Reason {
  const values = idsOf(read(subject.after, subject));
  if (operator !== 'changed' && operator !== 'changed_to') return { kind: 'is', field, values };
  if (!hasChanged(read, subject)) return { kind: 'unchanged', field, values };
  if (!subject.before) return { kind: 'wasSet', field, values };
  return { kind: 'changed', field, from: idsOf(read(subject.before, subject)), values };
}
