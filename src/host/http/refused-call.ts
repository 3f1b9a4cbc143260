/** What answers without success mean. */
import * as z from 'zod/mini';
import { CallError, type CallErrorDetails } from './call-error.ts';
import { kindOfStatus } from './status-kinds.ts';
import { retryAfterOf } from './transport.ts';

export async function refusedCall(endpoint: string, response: Response): Promise<CallError> {
  const refusal = refusalOf(await response.text());
  const wait = retryAfterOf(response.headers) ?? 0;
  return new CallError(kindOf(response.status, refusal.resultCode), {
    endpoint,
    ...refusal,
    status: response.status,
    retryAfter: wait > 0 ? Math.ceil(wait / 1000) : undefined,
  });
}

function kindOf(status: number, resultCode: string | undefined) {
  return kindOfStatus(status) ?? (status < 500 && resultCode !== undefined ? 'result-code' : 'server');
}

const refusalShape = z.object({
  resultCode: z.nullish(z.string()),
  message: z.nullish(z.string()),
  errorMessage: z.nullish(z.string()),
  errors: z.optional(z.unknown()),
});

const fieldErrors = z.array(z.object({ field: z.string(), code: z.string(), limit: z.optional(z.number()) }));

function refusalOf(text: string): Pick<CallErrorDetails, 'resultCode' | 'serverMessage' | 'fieldErrors'> {
  try {
    const { resultCode, message, errorMessage, errors } = z.parse(refusalShape, JSON.parse(text));
    return {
      resultCode: resultCode ?? undefined,
      serverMessage: errorMessage ?? message ?? undefined,
      // Another backend may call something else by this name.
      fieldErrors: z.safeParse(fieldErrors, errors).data,
    };
  } catch {
    // A proxy's page, not the backend's words.
    return {};
  }
}
