import { useModel, useSignals } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ElementValues } from '../../../host/element-definition.ts';
import { useHost, useMessages } from '../../../host/use-host.ts';
import { useFormField } from '../../field/use-form-field.ts';
import { FileUpload } from '../file-upload.tsx';
import { fileMessages } from '../messages.ts';
import { createUploadModel } from '../model/upload-model.ts';
import type { fileUploadDefinition } from './file-upload-definition.ts';

export function FileUploadElement(values: ElementValues<typeof fileUploadDefinition>) {
  useSignals();
  const t = useMessages(fileMessages);
  const { emit, request, report } = useHost<typeof fileUploadDefinition>();
  const { field, form, anchor } = useFormField(values);
  const { maximumFiles, maximumSize, accept, upload, files } = values;
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  });
  const enter = useRef(form.enter);
  const model = useModel(() =>
    createUploadModel<File>({
      rules: () => latest.current,
      upload: () => latest.current.upload,
      files,
      onChange: (next) => enter.current(next, true),
      onAdded: (added) => emit('rmm-file-added', { files: added }),
      onRefused: (refused) => emit('rmm-file-refused', { refused }),
      onDone: (file, result) => emit('rmm-upload-done', { file, result }),
      onFailed: (_file, error) => report(error),
    }),
  );
  // In the commit: what somebody chose before an effect had run was taken out by it, and uploaded once more.
  useLayoutEffect(() => model.setFiles(files), [files, model]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model reads them itself; these tell when
  useLayoutEffect(() => model.refresh(), [model, maximumFiles, maximumSize, accept, upload]);

  const unfinished = model.isUploading.value ? t('wait') : model.hasFailed.value ? t('mend') : undefined;
  const { setProblem } = form;
  useEffect(
    () => setProblem(unfinished === undefined ? undefined : { flag: 'badInput', message: unfinished }),
    [setProblem, unfinished],
  );

  return (
    <FileUpload
      {...field}
      // The cards say it of each file, from the start; the form's words are for whoever submits it.
      error={field.error === unfinished ? undefined : field.error}
      anchor={anchor}
      model={model}
      maximumFilesMessage={values.maximumFilesMessage}
      errorText={hostWords}
      mayRemove={(file) => request('rmm-file-remove', { file })}
    />
  );
}

/** A page's function says by an Error what the user is to read; what the browser throws is for nobody's eyes. */
function hostWords(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'Error' && error.message !== '' ? error.message : undefined;
}
