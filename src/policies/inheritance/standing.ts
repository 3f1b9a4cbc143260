/** Whether a policy has a thing for itself, inherits it, or says it otherwise; and on which way it came. */
import type { PathStep } from '../contract.ts';
import type { Inherited } from './part-kinds.ts';

export const standings = ['own', 'inherited', 'overridden'] as const;
export type Standing = (typeof standings)[number];

export function standingOf({ inheritance: { inherited, overridden } }: Inherited<unknown>): Standing {
  if (!inherited) return 'own';
  return overridden ? 'overridden' : 'inherited';
}

export interface RowStep {
  readonly id: string;
  readonly name: string;
  readonly standing: Standing;
}

/** From the policy to the one that has the thing for itself. What the policy itself says may not be saved yet. */
export function rowPath(path: readonly PathStep[], thing: string, own: Standing): readonly RowStep[] {
  const steps = path.map(({ id, name, ...step }, index): RowStep => {
    if (index === 0) return { id, name, standing: own };
    if (step.own.includes(thing)) return { id, name, standing: 'own' };
    return { id, name, standing: step.overridden.includes(thing) ? 'overridden' : 'inherited' };
  });
  const end = steps.findIndex(({ standing }) => standing === 'own');
  return end === -1 ? steps : steps.slice(0, end + 1);
}
