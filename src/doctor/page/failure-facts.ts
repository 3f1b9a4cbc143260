/** What an error says beside its kind. */
import { kindOfStatus } from '../../host/http/status-kinds.ts';

/** The address in what a browser says of code that did not come; not every engine names it. */
export function namedAddress(error: unknown): string | undefined {
  return /https?:[^\s)'"]+/.exec(String(error))?.[0];
}

/** Where an answer is not what the contract says, and what is wrong there: nothing of what it says. */
export function answerProblem(error: unknown): { path: string | undefined; problem: string | undefined } {
  const { cause } = Object(error) as { cause?: unknown };
  const { issues, name } = Object(cause) as { issues?: unknown; name?: unknown };
  const [issue] = Array.isArray(issues) ? issues : [];
  // Of what is no JSON: `SyntaxError`.
  if (issue === undefined) return { path: undefined, problem: typeof name === 'string' ? name : undefined };
  const { path, expected, code } = issue as { path?: unknown; expected?: unknown; code?: unknown };
  return {
    path: Array.isArray(path) ? path.map(String).join('.') : undefined,
    // The message of a schema says what came, which may be anything.
    problem: [code, expected].filter((part) => typeof part === 'string').join(': ') || undefined,
  };
}

/** As `CallError` names it. */
export function kindOfAnswer(status: number | undefined): string {
  if (status === undefined) return 'network';
  return kindOfStatus(status) ?? (status >= 400 ? 'server' : 'invalid-answer');
}
