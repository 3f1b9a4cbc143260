import { Refusal } from '../http/refusal.ts';
import type { PlanRow } from '../plans/plan-rows.ts';
import type { EngineReader } from './backup-engine.ts';

/** The engines of a server: which of them has a plan, and whose plans are shown. */
export class Engines<Engine extends EngineReader = EngineReader> {
  readonly #embedded: Engine;
  readonly #others: ReadonlyMap<string, Engine>;

  /** Where there are others, they are shown instead of the embedded one. */
  constructor(embedded: Engine, others: readonly Engine[] = []) {
    this.#embedded = embedded;
    this.#others = new Map(others.map((engine) => [engine.id, engine]));
  }

  get all(): Engine[] {
    return [this.#embedded, ...this.#others.values()];
  }

  get shown(): Engine[] {
    return this.#others.size > 0 ? [...this.#others.values()] : [this.#embedded];
  }

  shows(plan: PlanRow): boolean {
    return this.#others.size > 0 ? this.#others.has(engineIdOf(plan)) : plan.content !== 'engine';
  }

  of(plan: PlanRow): Engine {
    if (plan.content !== 'engine') return this.#embedded;
    const engine = this.#others.get(engineIdOf(plan));
    if (engine) return engine;
    throw new Refusal(503, 'ENGINE_MISSING', 'The repository of this plan is no longer among those of this server.');
  }

  /** Those that can be reached are told of, as long as there is one. */
  async refreshed(refresh: (engine: Engine) => Promise<void>): Promise<void> {
    const looked = await Promise.allSettled(this.shown.map(refresh));
    const failed = looked.filter((each) => each.status === 'rejected');
    if (failed.length === looked.length && failed[0]) throw failed[0].reason;
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((engine) => engine.close()));
  }
}

/** The uid of an engine's plan begins with the engine's id. */
export function planUid(engineId: string, name: string): string {
  return `${engineId}-${name}`;
}

function engineIdOf({ uid, content }: PlanRow): string {
  return content === 'engine' ? uid.slice(0, uid.indexOf('-')) : '';
}
