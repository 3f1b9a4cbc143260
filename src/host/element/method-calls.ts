/** Calls of an element's methods: they wait for the view that implements them. */

export type Implementation = (...args: readonly unknown[]) => unknown;

export interface WaitingCall {
  name: string;
  args: readonly unknown[];
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export interface MethodCalls {
  call(name: string, args: readonly unknown[]): Promise<unknown>;
  /** Whether somebody waits for the view. */
  areWaiting(): boolean;
  /** By name, as the view gives them: see `provide-methods.ts`. */
  readonly provided: Map<string, Implementation>;
  /** Takes out the calls that wait for one of these. */
  take(names: readonly string[]): readonly WaitingCall[];
  /** Rejects what still waits. */
  rejectWaiting(why: string, cause?: unknown): void;
}

export function createMethodCalls(tag: string): MethodCalls {
  const provided = new Map<string, Implementation>();
  let waiting: WaitingCall[] = [];

  return {
    async call(name, args) {
      const method = provided.get(name);
      if (method !== undefined) return method(...args);
      return new Promise((resolve, reject) => waiting.push({ name, args, resolve, reject }));
    },
    areWaiting: () => waiting.length > 0,
    provided,
    take(names) {
      const taken = waiting.filter(({ name }) => names.includes(name));
      waiting = waiting.filter((call) => !taken.includes(call));
      return taken;
    },
    rejectWaiting(why, cause) {
      for (const { name, reject } of waiting.splice(0))
        reject(new Error(`<${tag}>.${name}() did not run: ${why}`, { cause }));
    },
  };
}
