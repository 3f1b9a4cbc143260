/** Creating a folder on the device itself. Its platform decides which names are names, so the device is asked for first. */
import { computed, createModel, effect, type Model, type ReadonlySignal, signal } from '@preact/signals-core';
import { brokenRules } from '../../base/form-rules.ts';
import { type Device, queryDevices } from '../../directory/contract.ts';
import type { HttpClient } from '../../host/http/http-client.ts';
import type { Press } from '../../host/http/idempotency.ts';
import { createFormModel } from '../../ui/form/form-model.ts';
import type { FormModel } from '../../ui/form/form-types.ts';
import { createDeviceFolder } from '../contract.ts';
import { newFolderRules } from '../file-name.ts';
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

export interface NewFolderValues {
  folderName: string;
}

interface Shape {
  readonly form: FormModel<NewFolderValues>;
  readonly isSaving: ReadonlySignal<boolean>;
  readonly canCreate: ReadonlySignal<boolean>;
  /** A problem with the name is shown once somebody has typed, left the field or tried. */
  type(name: string): void;
  create(): void;
}
export type NewFolderModel = Model<Shape>;

export function createNewFolderModel(options: NewFolderOptions): NewFolderModel {
  return new (createModel<Shape>(() => newFolderModel(options)))();
}

function newFolderModel({ client, nodeId, path, report, onCreated }: NewFolderOptions): Shape {
  const device = signal<Device | undefined>(undefined);
  const lifetime = new AbortController();
  const press: Press = {};
  const form = createFormModel<NewFolderValues>({
    initial: { folderName: '' },
    check: (values) => brokenRules(newFolderRules, { ...values, nodeClass: device.value?.nodeClass ?? '' }),
    onSubmit: create,
  });
  const name = form.field('folderName');

  effect(() => () => {
    lifetime.abort();
    form[Symbol.dispose]();
  });
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

  async function create({ folderName }: NewFolderValues, given: AbortSignal): Promise<void> {
    const args = { params: { nodeId }, body: { folderName, path } };
    const answer = await client.call(createDeviceFolder, args, { signal: given, press });
    if (given.aborted) return;
    if (answer.resultCode !== 'SUCCESS') {
      const error = refusal(createDeviceFolder, answer);
      report(error);
      throw error;
    }
    onCreated(folderName, answer.path ?? undefined);
  }

  return {
    form,
    isSaving: form.isSubmitting,
    canCreate: computed(() => form.isValid.value && !form.isSubmitting.value),

    type(text) {
      name.touch();
      name.set(text);
    },

    create: () => void form.submit(),
  };
}
