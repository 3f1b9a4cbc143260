/**
 * One automation in the editor: what has to be known before it can be edited, the form, and saving it. Nothing is shown
 * before attributes and statuses have come, as without them rows could not be named. Source: spec 001 §2.1, §4.1, §7, §8.
 */
import {
  batch,
  computed,
  createModel,
  effect,
  type Model,
  type ReadonlySignal,
  signal,
  untracked,
} from '@preact/signals-core';
import { createResource } from '../../../base/resource/resource.ts';
import { type ResourceState, valueIn } from '../../../base/resource/resource-state.ts';
import { isRecord } from '../../../base/shapes.ts';
import { getTicketAttributes } from '../../../directory/ticketing-contract.ts';
import { CallError } from '../../../host/http/call-error.ts';
import type { HttpClient } from '../../../host/http/http-client.ts';
import type { Press } from '../../../host/http/idempotency.ts';
import type { RequestAnswer } from '../../../host/request-event.ts';
import {
  createAutomation,
  listTicketStatuses,
  readAutomation,
  type StoredAutomation,
  updateAutomation,
} from '../../contract.ts';
import { isResultCode, type ResultCode } from '../../rules/result-codes.ts';
import type { ValidationFacts } from '../../rules/validate.ts';
import type { AutomationType } from '../../terms/automation.ts';
import type { Lookup } from '../../terms/choices.ts';
import { type RefusedField, refusedIssue } from '../../terms/issue.ts';
import type { TicketAttribute, TicketStatus } from '../../terms/ticket.ts';
import type { EditorMode, SavedAutomation, SaveOrder } from '../editor-types.ts';
import { type AutomationForm, createAutomationForm } from './automation-form.ts';
import {
  type AutomationValues,
  automationFromWire,
  automationToWire,
  copyOf,
  emptyAutomation,
} from './automation-values.ts';
import { followingReader } from './following-automations.ts';
import { configuredNumericMaximum } from './numeric-maximum.ts';
import { createRuleInsight, type RuleInsight } from './rule-insight.ts';
import { asStatus, isKnownAttribute } from './wire-facts.ts';

export interface AutomationSessionOptions {
  readonly client: HttpClient;
  /** Of what is created; what is loaded has its own. */
  readonly type: AutomationType | undefined;
  readonly mode: EditorMode;
  /** Of the one that is edited or copied. */
  readonly id?: string | undefined;
  /** Of whatever is named: deleted ones are refused. Both may read signals. */
  readonly lookup?: Lookup;
  numericMaximum?(): number | undefined;
  /** Asked before anything is sent. */
  onSaveRequest(order: SaveOrder): RequestAnswer;
  /** It was saved; of one that the page saves nobody tells. */
  onSaved(saved: SavedAutomation): void;
}

/** Why it was not saved. */
export type SaveProblem =
  | { readonly is: 'refused'; readonly code: ResultCode | 'other' }
  /** Somebody else saved it meanwhile: theirs. */
  | { readonly is: 'outdated'; readonly theirs: AutomationValues }
  | { readonly is: 'failed'; readonly error: unknown };

export interface Opened {
  readonly attributes: readonly TicketAttribute[];
  readonly statuses: readonly TicketStatus[];
  readonly stored: StoredAutomation | undefined;
}

interface Shape {
  /** Undefined until it is known. */
  readonly type: ReadonlySignal<AutomationType | undefined>;
  readonly state: ReadonlySignal<ResourceState<Opened>>;
  /** Once it can be edited. */
  readonly editor: ReadonlySignal<AutomationForm | undefined>;
  readonly insight: ReadonlySignal<RuleInsight | undefined>;
  readonly problem: ReadonlySignal<SaveProblem | undefined>;
  readonly isSystem: ReadonlySignal<boolean>;
  readonly facts: ReadonlySignal<ValidationFacts>;
  retry(): void;
  /** As it is saved now, in the place of what is edited here. */
  reload(): void;
  /** Whether that is under way, or has failed. */
  readonly reloaded: ReadonlySignal<ResourceState<unknown>>;
  /** Theirs, or one's own over theirs. */
  takeTheirs(): void;
  keepOwn(): void;
  /** Of what is edited, as it was when editing began: `If-Match` names it. */
  version(): string | undefined;
  /** Goes on with what was begun earlier, of which somebody may have saved a newer version since. */
  resume(begun: {
    readonly version: string | undefined;
    readonly base: AutomationValues;
    readonly values: AutomationValues;
  }): void;
  /** Neither: it was only looked at. */
  dismiss(): void;
}
export type AutomationSession = Model<Shape>;

export function createAutomationSession(options: AutomationSessionOptions): AutomationSession {
  return new (createModel<Shape>(() => automationSession(options)))();
}

function automationSession({
  client,
  type: wanted,
  mode,
  id,
  lookup,
  numericMaximum,
  onSaveRequest,
  onSaved,
}: AutomationSessionOptions): Shape {
  const problem = signal<SaveProblem | undefined>(undefined);
  const editor = signal<AutomationForm | undefined>(undefined);
  const insight = signal<RuleInsight | undefined>(undefined);
  /** Saved again after no answer came, it is the same change. */
  const press: Press = {};
  /** Of what is edited, as the server last told it. */
  let version: string | undefined;
  const opened = createResource<void, Opened>({
    async read(_, signal) {
      const [{ ticketAttributes }, statuses, stored] = await Promise.all([
        client.execute(getTicketAttributes, {}, { signal }),
        client.call(listTicketStatuses, { params: {} }, { signal }),
        id === undefined ? undefined : client.call(readAutomation, { params: { id } }, { signal }),
      ]);
      return { attributes: ticketAttributes.filter(isKnownAttribute), statuses: statuses.map(asStatus), stored };
    },
  });
  const attributesNow = () => valueIn(opened.state.value)?.attributes;
  const maximum = configuredNumericMaximum({ client, attributes: attributesNow, ofPage: numericMaximum });
  const reread = createResource<void, StoredAutomation>({
    read: (_, signal) => client.call(readAutomation, { params: { id: id ?? '' } }, { signal }),
    onAnswer(stored) {
      version = stored.version ?? undefined;
      editor.peek()?.reset(automationFromWire(stored, facts.peek()));
    },
  });
  const facts = computed<ValidationFacts>(() => {
    const { attributes, statuses } = valueIn(opened.state.value) ?? {};
    return { attributes, statuses, lookup, numericMaximum: maximum.value };
  });
  const type = computed(() => valueIn(opened.state.value)?.stored?.type ?? wanted);
  const isSystem = computed(() => mode !== 'copy' && valueIn(opened.state.value)?.stored?.system === true);
  opened.ask();

  effect(() => {
    const answer = valueIn(opened.state.value);
    const kind = type.value;
    if (!answer || !kind) return;
    untracked(() => {
      version = answer.stored?.version ?? undefined;
      discard();
      const form = createAutomationForm({
        type: kind,
        initial: initialOf(answer),
        isSystem: isSystem.peek(),
        facts,
        onSave: (values, signal) => save(kind, values, signal),
      });
      batch(() => {
        const readFollowing = mode === 'edit' ? followingReader(client, kind, id) : undefined;
        insight.value = createRuleInsight({ type: kind, values: form.form.values, facts, readFollowing });
        editor.value = form;
      });
    });
  });
  effect(() => discard);

  function discard(): void {
    insight.peek()?.[Symbol.dispose]();
    editor.peek()?.[Symbol.dispose]();
  }

  function initialOf({ stored, attributes }: Opened): AutomationValues {
    if (!stored) return emptyAutomation;
    const values = automationFromWire(stored, { attributes });
    return mode === 'copy' ? copyOf(values) : values;
  }

  async function save(kind: AutomationType, values: AutomationValues, signal: AbortSignal): Promise<boolean> {
    problem.value = undefined;
    const automation = automationToWire(values, kind);
    const order: SaveOrder = { type: kind, mode, automation, ...(mode === 'edit' && id !== undefined && { id }) };
    const request = onSaveRequest(order);
    if (request === false) return true;
    try {
      const answer = request === true ? await send(order, signal) : await answerOf(request);
      const code = answer.resultCode ?? 'SUCCESS';
      if (code !== 'SUCCESS') return refuse(code, answer.errors ?? []);
      version = answer.version ?? undefined;
      onSaved({ type: kind, mode, id: answer.id ?? order.id, name: automation.name });
      return true;
    } catch (error) {
      if (signal.aborted) throw error;
      // Backends say it by an answer or by a status.
      if (error instanceof CallError && (isResultCode(error.resultCode ?? '') || error.fieldErrors.length > 0))
        return refuse(error.resultCode ?? '', error.fieldErrors);
      problem.value = isOutdated(error) ? await readTheirs(signal) : { is: 'failed', error };
      return false;
    }
  }

  /** In the document's words, and at each row. */
  function refuse(code: string, errors: readonly RefusedField[]): false {
    problem.value = { is: 'refused', code: isResultCode(code) ? code : 'other' };
    editor.peek()?.form.refuse(errors.map(refusedIssue));
    return false;
  }

  function send({ id: saved, automation }: SaveOrder, signal: AbortSignal) {
    if (saved === undefined) return client.call(createAutomation, { params: {}, body: automation }, { signal, press });
    const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
    return client.call(updateAutomation, { params: { id: saved }, body: automation }, { signal, headers, press });
  }

  /** What somebody else made of it, to be shown beside what is typed here. */
  async function readTheirs(signal: AbortSignal): Promise<SaveProblem> {
    try {
      const stored = await client.call(readAutomation, { params: { id: id ?? '' } }, { signal });
      theirVersion = stored.version ?? undefined;
      return { is: 'outdated', theirs: automationFromWire(stored, facts.peek()) };
    } catch (error) {
      return { is: 'failed', error };
    }
  }
  let theirVersion: string | undefined;

  function answerConflict(answer: (theirs: AutomationValues) => void): void {
    const now = problem.peek();
    if (now?.is !== 'outdated') return;
    version = theirVersion;
    problem.value = undefined;
    answer(now.theirs);
  }

  return {
    type,
    state: opened.state,
    editor,
    insight,
    problem,
    isSystem,
    facts,
    retry: opened.retry,
    reload: () => reread.ask(),
    reloaded: reread.state,
    version: () => version,
    resume({ version: begun, base, values }) {
      const form = editor.peek();
      if (!form) return;
      // Of an older one saving is refused, and both are shown.
      version = begun;
      batch(() => {
        form.reset(base);
        form.form.assign(values);
      });
    },
    takeTheirs: () => answerConflict((theirs) => editor.peek()?.reset(theirs)),
    keepOwn: () => answerConflict(() => undefined),
    dismiss() {
      problem.value = undefined;
    },
  };
}

/** The page has saved it: it may say as what. */
async function answerOf(work: Promise<unknown>) {
  const given = await work;
  const { id, version } = isRecord(given) ? given : {};
  return {
    resultCode: 'SUCCESS',
    errors: undefined,
    id: id === undefined ? undefined : String(id),
    version: version === undefined ? undefined : String(version),
  };
}

const isOutdated = (error: unknown) => error instanceof CallError && error.status === 412;
