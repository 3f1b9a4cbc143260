import type { Implementation, MethodCalls } from './element/method-calls.ts';

/** From the view: calls that waited run now. The returned function takes the methods back. */
export function provideMethods(calls: MethodCalls, methods: Readonly<Record<string, Implementation>>): () => void {
  const { provided, waiting } = calls;
  for (const [name, method] of Object.entries(methods)) provided.set(name, method);
  for (const call of waiting.splice(0)) {
    const method = methods[call.name];
    if (method === undefined) waiting.push(call);
    else call.resolve(Promise.resolve().then(() => method(...call.args)));
  }
  return () => {
    for (const [name, method] of Object.entries(methods)) {
      if (provided.get(name) === method) provided.delete(name);
    }
  };
}
