import { useModel } from '@preact/signals-react/runtime';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ElementValues } from '../../host/element-definition.ts';
import { useHost } from '../../host/use-host.ts';
import { useFormField } from '../field/use-form-field.ts';
import { FileUpload } from './file-upload.tsx';
import type { fileUploadDefinition } from './file-upload-definition.ts';
import { createUploadModel } from './upload-model.ts';

export function FileUploadElement(values: ElementValues<typeof fileUploadDefinition>) {
  const { emit, report } = useHost<typeof fileUploadDefinition>();
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
  useEffect(() => model.setFiles(files), [files, model]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the model reads them itself; these tell when
  useEffect(() => model.refresh(), [model, maximumFiles, maximumSize, accept, upload]);

  return (
    <FileUpload
      {...field}
      anchor={anchor}
      model={model}
      maximumFilesMessage={values.maximumFilesMessage}
      errorText={hostWords}
      mayRemove={(file) => emit('rmm-file-remove', { file })}
    />
  );
}

/** A page's function says by an Error what the user is to read; what the browser throws is for nobody's eyes. */
function hostWords(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'Error' && error.message !== '' ? error.message : undefined;
}
