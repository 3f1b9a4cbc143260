import type { ErrorDetail } from '../element-definition.ts';
import { isNews } from '../http/reported-errors.ts';
import type { FailingElement } from './element-shell.ts';

/** Fires `rmm-error`, and gives the context for `reportError`; `undefined` when both have been done for this error. */
export function announceError({ definition, emit }: FailingElement, error: unknown, kind = 'unknown') {
  if (!isNews(error)) return undefined;
  const details = Object(error) as { message?: unknown; kind?: unknown; endpoint?: unknown };
  const endpoint = details.endpoint ? { endpoint: String(details.endpoint) } : {};
  const detail: ErrorDetail = {
    error,
    message: String(details.message ?? error),
    kind: String(details.kind ?? kind),
    ...endpoint,
  };
  emit('rmm-error', detail);
  return { element: definition.tag, ...endpoint };
}
