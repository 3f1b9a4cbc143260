/** Ten calls that need a second factor, or a new session, at once are one prompt: they share the answer of the host's hook. */
import type { Configuration } from './configuration-types.ts';

type Hook = Configuration['resolveMfa'] | Configuration['renewSession'];

interface Prompt {
  answer: Promise<boolean>;
  controller: AbortController;
  waiting: number;
}

const open = new Map<Hook, Prompt>();

/** Rejects with the signal's reason when the caller goes away; the prompt itself ends when the last one has. */
export async function requestHelp(
  hook: Hook,
  challenge: { endpoint: string; resultCode: string | undefined },
  signal: AbortSignal,
): Promise<boolean> {
  signal.throwIfAborted();
  const prompt = open.get(hook) ?? openPrompt(hook, challenge);
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
      if (open.get(hook) === prompt) open.delete(hook);
      prompt.controller.abort();
    }
  }
}

function openPrompt(hook: Hook, challenge: { endpoint: string; resultCode: string | undefined }): Prompt {
  const controller = new AbortController();
  const prompt: Prompt = {
    controller,
    waiting: 0,
    answer: Promise.resolve()
      .then(() => hook({ ...challenge, signal: controller.signal }))
      .finally(() => {
        if (open.get(hook) === prompt) open.delete(hook);
      }),
  };
  // Everybody may have left before it fails.
  prompt.answer.catch(() => undefined);
  open.set(hook, prompt);
  return prompt;
}
