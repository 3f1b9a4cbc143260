/** Keys by which a backend knows a call that comes twice. */
import { jsonText } from '../../base/json-text.ts';
import { randomId } from '../../base/random-id.ts';
import { CallError } from './call-error.ts';

/**
 * What a user asked for once, however often it is tried: kept by whoever offers to try it again, and given with each
 * call. Begin with `{}`. With a `key` of its own every call is the same press.
 */
export interface Press {
  key?: string;
  /** The call that `key` is for: another one gets a new key. */
  call?: string;
}

export function keyOf(press: Press, call?: unknown): string {
  if (press.key !== undefined && press.call === undefined) return press.key;
  const text = jsonText(call);
  if (press.key === undefined || text !== press.call) Object.assign(press, { key: randomId(), call: text });
  return press.key as string;
}

/** Answered, be it by a refusal: what comes next is another press. Who got no answer does not know, and keeps the key. */
function settlePress(press: Press, error?: unknown) {
  const status = error instanceof CallError ? Number(error.status) : 0;
  const isRefused = status >= 400 && status < 500;
  if (press.call === undefined || (error !== undefined && !isRefused)) return;
  delete press.key;
  delete press.call;
}

/** Makes a call that changes something, under the key of its press. */
export async function pressed<Answer>(
  press: Press,
  call: unknown,
  make: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(press, call);
  try {
    const answer = await make(key);
    settlePress(press);
    return answer;
  } catch (error) {
    settlePress(press, error);
    throw error;
  }
}
