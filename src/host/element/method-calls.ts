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
  /** By name, as the view gives them: see `use-host.ts`. */
  readonly provided: Map<string, Implementation>;
  /** For the view, or for a method that it does not give yet. */
  readonly waiting: WaitingCall[];
}

export function createMethodCalls(): MethodCalls {
  const provided = new Map<string, Implementation>();
  const waiting: WaitingCall[] = [];

  return {
    async call(name, args) {
      const method = provided.get(name);
      if (method !== undefined) return method(...args);
      return new Promise((resolve, reject) => waiting.push({ name, args, resolve, reject }));
    },
    provided,
    waiting,
  };
}
