/**
 * One restore, from the first choice to the job. What was entered stays whatever fails; closing gives up what runs; a
 * second press while one is under way is none.
 */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { CallError, isAbort } from '../../host/http/call-error.ts';
import type { EndpointResponse } from '../../host/http/endpoint.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { pageAnswer } from '../../host/page-answer.ts';
import type { RequestAnswer } from '../../host/request-event.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import { createRestoreJob, notYetBackedUp } from '../job-contract.ts';
import type { PointsModel, RecoveryPoint } from '../recovery/points-model.ts';
import type { RecoveryRequest } from '../recovery/recovery-types.ts';
import { refusal } from '../recovery/refusal.ts';
import { createSourceDevice, type SourceDevice } from '../recovery/source-device.ts';
import type { DestinationDevice } from './destination-devices.ts';
import { createPreflight, type PreflightModel } from './preflight-model.ts';
import { preflightTarget } from './preflight-target.ts';
import {
  type ConflictChoice,
  fileIdOf,
  ownRevision,
  pointsKind,
  type RestoreBody,
  type RestoreCreated,
  type RestoreLocation,
  type RestoreOrder,
  restoredItems,
} from './restore-order.ts';
import { pointsOf, seek } from './restore-points.ts';
import { type OriginalRefusal, originalRefusal, type RestoreIssue, restoreIssues } from './restore-rules.ts';

export interface RestoreOptions {
  client: HttpClient;
  request: RecoveryRequest;
  featureFlags: ReadonlySignal<Readonly<Record<string, boolean>>>;
  /** Hears of what the client did not report itself. */
  report(error: unknown): void;
  /** Before the job is created. */
  onRequest(order: RestoreOrder): RequestAnswer;
  onCreated(created: RestoreCreated): void;
  /** The host took over. */
  onPrevented(): void;
}

export type RestoreFailure =
  /** The job was refused, or it is not known what became of it. */
  | { is: 'refused'; error: unknown; isUncertain: boolean }
  /** Files that the backup did not have yet at the chosen date; nothing is restored. */
  | { is: 'absent'; names: readonly string[]; date: number };

/** What somebody chooses and types. */
export interface RestoreValues {
  includesDeleted: boolean;
  wantsPermissions: boolean;
  ifExists: ConflictChoice | undefined;
  /** What is restored to is `location`, by what is offered. */
  wantedLocation: RestoreLocation | undefined;
  device: DestinationDevice | undefined;
  path: string;
}

const nothingChosen: RestoreValues = {
  includesDeleted: false,
  wantsPermissions: false,
  ifExists: undefined,
  wantedLocation: undefined,
  device: undefined,
  path: '',
};

interface Shape {
  readonly form: FormModel<RestoreValues>;
  readonly device: SourceDevice;
  /** The revisions or jobs to choose from; for something in an image the revisions of its volume, to name its own. */
  readonly points: ReadonlySignal<PointsModel | undefined>;
  readonly point: ReadonlySignal<RecoveryPoint | undefined>;
  readonly offersPermissions: ReadonlySignal<boolean>;
  readonly includesDeleted: ReadonlySignal<boolean>;
  readonly restoresPermissions: ReadonlySignal<boolean>;
  readonly ifExists: ReadonlySignal<ConflictChoice | undefined>;
  /** `undefined` while it is not known whether the original one is offered, and nobody has chosen the other. */
  readonly location: ReadonlySignal<RestoreLocation | undefined>;
  readonly originalRefusal: ReadonlySignal<OriginalRefusal | undefined>;
  readonly destination: ReadonlySignal<DestinationDevice | undefined>;
  readonly path: ReadonlySignal<string>;
  /** What is still to be chosen, and what is wrong, in the order of the form. */
  readonly missing: ReadonlySignal<readonly RestoreIssue[]>;
  readonly isSubmitting: ReadonlySignal<boolean>;
  /** The order is on its way: given up now, nobody knows what became of it. */
  readonly isSent: ReadonlySignal<boolean>;
  readonly canRestore: ReadonlySignal<boolean>;
  /** Closed now, what somebody chose would be gone. */
  wouldLose(): boolean;
  readonly failure: ReadonlySignal<RestoreFailure | undefined>;
  readonly preflight: PreflightModel;
  includeDeleted(isOn: boolean): void;
  restorePermissions(isOn: boolean): void;
  chooseConflict(choice: ConflictChoice): void;
  chooseLocation(location: RestoreLocation): void;
  chooseDestination(device: DestinationDevice | undefined): void;
  typePath(path: string): void;
  restore(): void;
}
export type RestoreModel = Model<Shape>;

export function createRestoreModel(options: RestoreOptions): RestoreModel {
  return new (createModel<Shape>(() => restoreModel(options)))();
}

function restoreModel({ client, request, featureFlags, report, ...hooks }: RestoreOptions): Shape {
  const { nodeId, items } = request;
  const needs = pointsKind(items);
  const lifetime = new AbortController();
  const press: Press = {};
  const device = createSourceDevice({ client, nodeId });
  const points = pointsOf(client, request);
  const isSent = signal(false);
  const failure = signal<RestoreFailure | undefined>(undefined);
  const form: FormModel<RestoreValues> = createFormModel({
    initial: nothingChosen,
    check: (values) =>
      restoreIssues({
        items,
        needs,
        revision: point.value?.id,
        date: point.value?.id,
        ifExists: values.ifExists,
        location: location.value,
        device: values.device?.id,
        path: values.path.trim(),
        nodeClass: values.device?.nodeClass ?? '',
      }),
    onSubmit: submit,
  });
  const includesDeleted = form.field('includesDeleted').value;
  const ifExists = form.field('ifExists').value;
  const wantedLocation = form.field('wantedLocation').value;
  const destination = form.field('device').value;
  const path = form.field('path').value;

  const refusedOriginal = computed(() =>
    originalRefusal({
      items,
      isEnabled: featureFlags.value.restore_original_location === true,
      device: { status: device.state.value.status, isOnline: device.isOnline.value },
    }),
  );
  const location = computed<RestoreLocation | undefined>(() => {
    if (wantedLocation.value === 'other') return 'other';
    if (refusedOriginal.value === undefined) return 'original';
    // What is marked may not change by itself under somebody's hand.
    return refusedOriginal.value === 'checking' ? undefined : 'other';
  });
  const offersPermissions = computed(() => featureFlags.value.backup_ntfs_permissions === true);
  const restoresPermissions = computed(() => offersPermissions.value && form.field('wantsPermissions').value.value);
  const point = computed(() => points?.chosen.value);
  const missing = form.issues as ReadonlySignal<readonly RestoreIssue[]>;
  const preflight = createPreflight(
    client,
    computed(() =>
      preflightTarget({
        items,
        location: location.value,
        source: { nodeId, nodeClass: device.nodeClass.value },
        destination: destination.value,
        path: path.value,
      }),
    ),
  );

  effect(() => () => {
    lifetime.abort();
    device[Symbol.dispose]();
    points?.[Symbol.dispose]();
    preflight[Symbol.dispose]();
    form[Symbol.dispose]();
  });
  const own = items[0] && ownRevision(items[0]);
  if (points && own !== undefined) seek(points, own);

  /** Why it failed before is about something else once that is changed. */
  function enter(values: Partial<RestoreValues>): void {
    form.assign(values);
    failure.value = undefined;
  }

  function body(): RestoreBody {
    const isOther = location.peek() === 'other';
    const to = destination.peek();
    return {
      planId: items[0]?.planId ?? '',
      ...restoredItems(items, point.peek()?.id),
      ifExists: ifExists.peek() as ConflictChoice,
      location: isOther ? 'other' : 'original',
      ...(isOther && to && { destination: { nodeId: to.id, path: path.peek().trim() } }),
      restoreDeleted: includesDeleted.peek(),
      restoreNtfsPermissions: restoresPermissions.peek(),
    };
  }

  /** Answers whether the job was made. */
  async function submit(): Promise<boolean> {
    const order: RestoreOrder = { nodeId, items, body: body() };
    const taken = hooks.onRequest(order);
    if (taken === false) {
      hooks.onPrevented();
      return false;
    }
    isSent.value = true;
    try {
      const args = { params: { nodeId }, body: order.body };
      const answer = await (taken === true
        ? client.call(createRestoreJob, args, { signal: lifetime.signal, press })
        : pageAnswer(taken));
      if (lifetime.signal.aborted) return false;
      if (answer.resultCode === 'SUCCESS') {
        hooks.onCreated({ ...order, jobUID: answer.jobUID ?? undefined });
        return true;
      }
      failure.value = failureOf(answer);
    } catch (error) {
      if (!isSilent(error)) failure.value = { is: 'refused', error, isUncertain: isUncertain(error) };
    } finally {
      isSent.value = false;
    }
    return false;
  }

  function failureOf(answer: EndpointResponse<typeof createRestoreJob>): RestoreFailure {
    const { resultCode, absentIds = [] } = answer;
    const date = point.peek()?.created;
    if (resultCode === notYetBackedUp && absentIds.length > 0 && date !== undefined) {
      const absent = new Set(absentIds);
      const names = items.filter((item) => item.type === 'file' && absent.has(fileIdOf(item))).map(({ name }) => name);
      return { is: 'absent', names, date };
    }
    const error = refusal(createRestoreJob, answer);
    report(error);
    return { is: 'refused', error, isUncertain: false };
  }

  function isSilent(error: unknown): boolean {
    return lifetime.signal.aborted || isAbort(error) || (error instanceof CallError && error.kind === 'mfa-declined');
  }

  return {
    form,
    device,
    points: signal(points),
    point,
    offersPermissions,
    includesDeleted,
    restoresPermissions,
    ifExists,
    location,
    originalRefusal: refusedOriginal,
    destination,
    path,
    missing,
    isSubmitting: form.isSubmitting,
    isSent,
    canRestore: computed(() => form.isValid.value && !form.isSubmitting.value),
    wouldLose: () => form.wouldLose.peek() || points?.isChanged() === true,
    failure,
    preflight,
    includeDeleted: (isOn) => enter({ includesDeleted: isOn }),
    restorePermissions: (isOn) => enter({ wantsPermissions: isOn }),
    chooseConflict: (choice) => enter({ ifExists: choice }),
    chooseLocation: (wanted) => enter({ wantedLocation: wanted }),
    // Who says where to means the other location, also when the original one turns out to be offered.
    chooseDestination: (device) => enter({ device, wantedLocation: 'other' }),
    typePath: (text) => enter({ path: text, wantedLocation: 'other' }),
    restore() {
      if (form.isSubmitting.peek() || !form.isValid.peek()) return;
      failure.value = undefined;
      void form.submit();
    },
  };
}

/** Whether the server may have created the job all the same. */
function isUncertain(error: unknown): boolean {
  return error instanceof CallError && ['network', 'timeout', 'invalid-answer'].includes(error.kind);
}
