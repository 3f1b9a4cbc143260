/**
 * What is said of the whole rule while somebody edits it: its sentence and what the lint finds. Both read every row, so they
 * follow a moment after the last key.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import { valueIn } from '../../../base/resource/resource-state.ts';
import type { Finding } from '../../lint/lint.ts';
import type { ValidationFacts } from '../../rules/validate.ts';
import type { Automation, AutomationType } from '../../terms/automation.ts';
import { type AutomationValues, automationOf } from './automation-values.ts';
import type { ReadFollowing } from './following-automations.ts';

export interface RuleInsightOptions {
  readonly type: AutomationType;
  readonly values: ReadonlySignal<AutomationValues>;
  readonly facts: ReadonlySignal<ValidationFacts>;
  /** Of one that is saved: the automations that run after it, which may undo what it does. */
  readonly readFollowing?: ReadFollowing | undefined;
}

interface Shape {
  /** What is described: as it was a moment ago. */
  readonly settled: ReadonlySignal<AutomationValues>;
  /** The same, as the rules look at it. */
  readonly automation: ReadonlySignal<Automation>;
  readonly findings: ReadonlySignal<readonly Finding[]>;
  /** Of a row by its path; the same list as long as the same is found. */
  at(path: string): ReadonlySignal<readonly Finding[]>;
}
export type RuleInsight = Model<Shape>;

/** Milliseconds after the last change: the longer a rule is, the longer it takes to read, and the later. */
const pauseFor = ({ conditions: { all, any }, actions }: AutomationValues) =>
  150 + all.length + any.length + actions.length;

const nothing: readonly Finding[] = [];

export function createRuleInsight(options: RuleInsightOptions): RuleInsight {
  return new (createModel<Shape>(() => ruleInsight(options)))();
}

function ruleInsight({ type, values, facts, readFollowing }: RuleInsightOptions): Shape {
  const settled = signal(values.peek());
  // Nobody waits for it: a rule can be read before it is looked through.
  const lint = createResource<void, typeof import('../../lint/lint.ts')>({ read: () => import('../../lint/lint.ts') });
  lint.ask();
  const following = createResource<void, readonly Automation[]>({
    read: async (_, signal) => (await readFollowing?.(signal)) ?? [],
  });
  if (readFollowing) following.ask();
  const automation = computed(() => automationOf(settled.value, { type }));
  const lintFacts = computed(() => ({ ...facts.value, others: valueIn(following.state.value) }));
  const all = computed(() => valueIn(lint.state.value)?.findings(automation.value, lintFacts.value) ?? nothing);
  const byPath = computed(() => {
    const found = new Map<string, Finding[]>();
    for (const finding of all.value)
      for (const path of finding.rows) {
        const there = found.get(path) ?? [];
        // A row that several others exclude is told so once.
        if (!there.some((one) => keyOf([one]) === keyOf([finding]))) found.set(path, [...there, finding]);
      }
    return found;
  });

  effect(() => {
    const next = values.value;
    if (next === settled.peek()) return;
    const timer = setTimeout(() => {
      settled.value = next;
    }, pauseFor(next));
    return () => clearTimeout(timer);
  });

  return {
    settled,
    automation,
    findings: all,
    at(path) {
      let last = nothing;
      return computed(() => {
        const next = byPath.value.get(path) ?? nothing;
        if (keyOf(next) !== keyOf(last)) last = next;
        return last;
      });
    },
  };
}

const keyOf = (found: readonly Finding[]) =>
  found.map(({ rule, values }) => [rule, ...Object.values(values ?? {})].join(':')).join('\n');
