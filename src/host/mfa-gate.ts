/** Ten calls that need a second factor at once are one prompt: they share the answer of the host's hook. */
import type { Configuration } from './configuration-types.ts';

type Resolve = Configuration['resolveMfa'];

interface Prompt {
  answer: Promise<boolean>;
  controller: AbortController;
  waiting: number;
}

const open = new Map<Resolve, Prompt>();

/** Rejects with the signal's reason when the caller goes away; the prompt itself ends when the last one has. */
export async function requestMfa(
  resolve: Resolve,
  challenge: { endpoint: string; resultCode: string | undefined },
  signal: AbortSignal,
): Promise<boolean> {
  signal.throwIfAborted();
  const prompt = open.get(resolve) ?? openPrompt(resolve, challenge);
  prompt.waiting += 1;
  let leave: (() => void) | undefined;
  try {
    return await Promise.race([
      prompt.answer,
      new Promise<never>((_, reject) => {
        leave = () => reject(signal.reason);
        signal.addEventListener('abort', leave, { once: true });
      }),
    ]);
  } finally {
    if (leave !== undefined) signal.removeEventListener('abort', leave);
    prompt.waiting -= 1;
    if (prompt.waiting === 0) {
      if (open.get(resolve) === prompt) open.delete(resolve);
      prompt.controller.abort();
    }
  }
}

function openPrompt(resolve: Resolve, challenge: { endpoint: string; resultCode: string | undefined }): Prompt {
  const controller = new AbortController();
  const prompt: Prompt = {
    controller,
    waiting: 0,
    answer: Promise.resolve()
      .then(() => resolve({ ...challenge, signal: controller.signal }))
      .finally(() => {
        if (open.get(resolve) === prompt) open.delete(resolve);
      }),
  };
  // Everybody may have left before it fails.
  prompt.answer.catch(() => undefined);
  open.set(resolve, prompt);
  return prompt;
}
