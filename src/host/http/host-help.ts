/** Ten calls that need a second factor, or a new session, at once are one prompt: they share the answer of the host's hook. */
import type { ReadonlySignal } from '@preact/signals-core';
import { isGiven } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/configuration-types.ts';
import { CallError } from './call-error.ts';
import { neverReport } from './reported-errors.ts';

type Hook = Configuration['resolveMfa'] | Configuration['renewSession'];

export interface HelpOrder<Answer> {
  configuration: ReadonlySignal<Configuration>;
  /** Name of the endpoint. */
  endpoint: string;
  signal: AbortSignal;
  attempt: () => Promise<Answer>;
  /** With which the first attempt ended. */
  error: unknown;
}

/** Asks the host, each of its hooks once, and tries again. */
export async function tryWithHelp<Answer>(order: HelpOrder<Answer>): Promise<Answer> {
  const { configuration, endpoint, signal, attempt } = order;
  const asked = new Set<Hook>();
  for (let { error } = order; ; ) {
    const hook = hookFor(configuration.peek(), error);
    if (hook === undefined) throw error;
    const { resultCode } = error as CallError;
    const isHelped = !asked.has(hook) && (await requestHelp(hook, { endpoint, resultCode }, signal));
    const { resolveMfa } = configuration.peek();
    if (!isHelped)
      throw hook === resolveMfa && isGiven(configuration.peek(), 'resolveMfa') ? declined(error as CallError) : error;
    asked.add(hook);
    try {
      return await attempt();
    } catch (next) {
      error = next;
    }
  }
}

function hookFor({ resolveMfa, renewSession }: Configuration, error: unknown): Hook | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { status, resultCode, kind } = error;
  if ((status === 401 || status === 403) && resultCode === 'MFA_REQUIRED') return resolveMfa;
  return kind === 'unauthenticated' ? renewSession : undefined;
}

/** The user's own decision. Where the host has no hook nobody was asked: that stays the refusal that it is. */
function declined({ endpoint, status, resultCode, serverMessage }: CallError): CallError {
  const refusal = new CallError('mfa-declined', { endpoint, status, resultCode, serverMessage });
  neverReport(refusal);
  return refusal;
}

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
