/** The first steps of the user who is signed in, shared with the page and other tabs. */
import { createModel, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { createResource } from '../../base/resource/resource.ts';
import type { ResourceState } from '../../base/resource/resource-state.ts';
import { type GettingStartedStep, gettingStartedSlice } from '../../console/page/getting-started-slice.ts';
import { sessionSlice } from '../../console/page/session-slice.ts';
import type { StateOf } from '../../console/slice.ts';
import { pageSlice } from '../../console/store/page-slice.ts';
import type { Configuration } from '../../host/configuration/configuration-types.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import {
  completeGettingStartedStep,
  dismissGettingStarted,
  type GettingStarted,
  readGettingStarted,
} from './contract.ts';

/** What is being saved, or could not be. */
export type Saving = GettingStartedStep | 'dismiss' | 'resume';

interface Shape {
  readonly state: ReadonlySignal<StateOf<typeof gettingStartedSlice>>;
  readonly loaded: ReadonlySignal<ResourceState<GettingStarted>>;
  readonly saving: ReadonlySignal<Saving | undefined>;
  readonly failed: ReadonlySignal<{ readonly what: Saving; readonly error: unknown } | undefined>;
  /** Reads it, or reads it anew. */
  load(): Promise<void>;
  retry(): void;
  show(step: GettingStartedStep): void;
  /** Resolves whether it was saved: one thing at a time. */
  save(what: Saving): Promise<boolean>;
}
export type StartedModel = Model<Shape>;

export function createStarted(client: HttpClient, configuration: Configuration): StartedModel {
  return new (createModel<Shape>(() => {
    const steps = pageSlice(gettingStartedSlice, configuration);
    const session = pageSlice(sessionSlice, configuration);
    const saving = signal<Saving>();
    const failed = signal<{ what: Saving; error: unknown }>();
    /** The same press when it is tried again. */
    let press: Press = {};
    const loaded = createResource<void, GettingStarted>({
      read: (_, signal) => client.call(readGettingStarted, { params: {} }, { signal }),
      onAnswer: take,
    });

    function take({ completed, dismissed, isTrialLicense, invitationAccepted }: GettingStarted): void {
      const begun = session.state.peek();
      if (begun.isTrialLicense !== isTrialLicense) session.change('begin', { ...begun, isTrialLicense });
      const who = { isTrialLicense, invitationAccepted };
      steps.change('begin', completed, who, Date.now(), dismissed);
    }

    async function send(what: Saving): Promise<void> {
      if (what === 'dismiss' || what === 'resume') {
        await client.call(dismissGettingStarted, { params: {}, body: { dismissed: what === 'dismiss' } }, { press });
        steps.change(what);
      } else {
        await client.call(completeGettingStartedStep, { params: { step: what } }, { press });
        steps.change('complete', what);
      }
    }

    return {
      state: steps.state,
      loaded: loaded.state,
      saving,
      failed,
      async load() {
        if (loaded.state.peek().status === 'idle') loaded.ask();
        else loaded.refresh();
        await loaded.settled();
      },
      retry: loaded.retry,
      show: (step) => steps.change('show', step),
      async save(what) {
        if (saving.peek() !== undefined) return false;
        if (failed.peek()?.what !== what) press = {};
        saving.value = what;
        failed.value = undefined;
        try {
          await send(what);
          return true;
        } catch (error) {
          failed.value = { what, error };
          return false;
        } finally {
          saving.value = undefined;
        }
      },
    };
  }))();
}
