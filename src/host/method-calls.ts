/** Calls of an element's methods: they wait for the view that implements them. */

type Implementation = (...args: readonly unknown[]) => unknown;

interface WaitingCall {
  name: string;
  args: readonly unknown[];
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export interface MethodCalls {
  call(name: string, args: readonly unknown[]): Promise<unknown>;
  /** Whether somebody waits for the view. */
  areWaiting(): boolean;
  /** From the view; the returned function takes the methods back. */
  provide(methods: Readonly<Record<string, Implementation>>): () => void;
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
    provide(methods) {
      for (const [name, method] of Object.entries(methods)) provided.set(name, method);
      const ready = waiting.filter(({ name }) => name in methods);
      waiting = waiting.filter(({ name }) => !(name in methods));
      for (const { name, args, resolve } of ready) {
        resolve(Promise.resolve().then(() => methods[name]?.(...args)));
      }
      return () => {
        for (const [name, method] of Object.entries(methods)) {
          if (provided.get(name) === method) provided.delete(name);
        }
      };
    },
    rejectWaiting(why, cause) {
      const rejected = waiting;
      waiting = [];
      for (const { name, reject } of rejected) reject(new Error(`<${tag}>.${name}() did not run: ${why}`, { cause }));
    },
  };
}
