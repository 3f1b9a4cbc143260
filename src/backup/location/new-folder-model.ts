/** Creating a folder on the device itself. Its platform decides which names are names, so the device is asked for first. */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { type Device, queryDevices } from '../../directory/contract.ts';
import type { HttpClient } from '../../host/http-client.ts';
import { createDeviceFolder } from '../contract.ts';
import { type FolderNameProblem, folderNameProblem } from '../file-name.ts';
import { refusal } from '../recovery/refusal.ts';

export interface NewFolderOptions {
  client: HttpClient;
  nodeId: number;
  /** The folder on the device in which the new one is made. */
  path: string;
  /** Hears of what the client did not report itself. */
  report(error: unknown): void;
  /** `path` where the device told it. */
  onCreated(name: string, path: string | undefined): void;
}

interface Shape {
  name: ReadonlySignal<string>;
  problem: ReadonlySignal<FolderNameProblem | undefined>;
  /** Problems are shown once somebody has typed or tried. */
  isTouched: ReadonlySignal<boolean>;
  isSaving: ReadonlySignal<boolean>;
  canCreate: ReadonlySignal<boolean>;
  failure: ReadonlySignal<{ error: unknown } | undefined>;
  type(name: string): void;
  /** The field was left. */
  touch(): void;
  create(): void;
}
export type NewFolderModel = Model<Shape>;

export function createNewFolderModel(options: NewFolderOptions): NewFolderModel {
  return new (createModel<Shape>(() => newFolderModel(options)))();
}

function newFolderModel({ client, nodeId, path, report, onCreated }: NewFolderOptions): Shape {
  const name = signal('');
  const isTouched = signal(false);
  const isSaving = signal(false);
  const failure = signal<{ error: unknown } | undefined>(undefined);
  const device = signal<Device | undefined>(undefined);
  const lifetime = new AbortController();
  const problem = computed(() => folderNameProblem(name.value, device.value?.nodeClass ?? ''));

  effect(() => () => lifetime.abort());
  void findDevice();

  async function findDevice(): Promise<void> {
    try {
      const query = { nodeId, page: 0, size: 1 };
      const { results } = await client.call(queryDevices, { params: {}, query }, { signal: lifetime.signal });
      device.value = results.find((candidate) => candidate.id === nodeId);
    } catch {
      // Reported by the client. The strictest platform's rule stays, and the server has the last word.
    }
  }

  function told(error: unknown): unknown {
    report(error);
    return error;
  }

  return {
    name,
    problem,
    isTouched,
    isSaving,
    failure,
    canCreate: computed(() => problem.value === undefined && !isSaving.value),

    type(text) {
      name.value = text;
      isTouched.value = true;
      failure.value = undefined;
    },

    touch() {
      isTouched.value = true;
    },

    create() {
      isTouched.value = true;
      if (problem.peek() !== undefined || isSaving.peek()) return;
      isSaving.value = true;
      failure.value = undefined;
      const folderName = name.peek();
      client
        .call(createDeviceFolder, { params: { nodeId }, body: { folderName, path } }, { signal: lifetime.signal })
        .then(
          (answer) => {
            isSaving.value = false;
            if (answer.resultCode === 'SUCCESS') onCreated(folderName, answer.path ?? undefined);
            else failure.value = { error: told(refusal(createDeviceFolder, answer)) };
          },
          (error: unknown) => {
            isSaving.value = false;
            if (!lifetime.signal.aborted) failure.value = { error };
          },
        );
    },
  };
}
