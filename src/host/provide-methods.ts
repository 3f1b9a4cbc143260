import type { Implementation, MethodCalls } from './element/method-calls.ts';

/** From the view: calls that waited run now. The returned function takes the methods back. */
export function provideMethods(calls: MethodCalls, methods: Readonly<Record<string, Implementation>>): () => void {
  const { provided } = calls;
  for (const [name, method] of Object.entries(methods)) provided.set(name, method);
  for (const { name, args, resolve } of calls.take(Object.keys(methods))) {
    resolve(Promise.resolve().then(() => methods[name]?.(...args)));
  }
  return () => {
    for (const [name, method] of Object.entries(methods)) {
      if (provided.get(name) === method) provided.delete(name);
    }
  };
}
