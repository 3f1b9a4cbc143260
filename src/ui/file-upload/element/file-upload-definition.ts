import { errorEvent, event, integer, property, tagName, text } from '../../../host/element-definition.ts';
import { formAttributes } from '../../../host/forms/form-attributes.ts';
import type { FormRole } from '../../../host/forms/form-role.ts';
import type { RefusalReason } from '../model/file-rules.ts';
import type { Upload } from '../model/upload.ts';

export interface FilesRefusedDetail {
  /** `file` is missing for a folder. */
  refused: readonly { name: string; reason: RefusalReason; file?: File }[];
}

export interface FilesAddedDetail {
  files: readonly File[];
}

export interface FileRemoveDetail {
  file: File;
}

export interface UploadDoneDetail {
  file: File;
  /** What `upload` answered. */
  result: unknown;
}

export const fileUploadDefinition = {
  tag: tagName('file-upload'),
  attributes: {
    maximumFiles: integer(),
    maximumSize: integer(),
    accept: text(),
    maximumFilesMessage: text(),
    ...formAttributes,
  },
  properties: {
    files: property<readonly File[]>([]),
    upload: property<Upload | undefined>(),
  },
  events: {
    'rmm-file-added': event<FilesAddedDetail>(),
    'rmm-file-refused': event<FilesRefusedDetail>(),
    'rmm-file-remove': event<FileRemoveDetail>('cancelable'),
    'rmm-upload-done': event<UploadDoneDetail>(),
    'rmm-error': errorEvent,
  },
  methods: {},
  form: {
    value: 'files',
    entry(values) {
      const name = typeof values.name === 'string' ? values.name : '';
      const files = filesIn(values);
      if (typeof values.upload === 'function' || name === '' || files.length === 0) return null;
      const data = new FormData();
      for (const file of files) data.append(name, file, file.name);
      return data;
    },
    isMissing: (values) => filesIn(values).length === 0,
    like: 'file',
    // No browser keeps files for a page that is left.
    save: () => '',
    restore: () => [],
  } satisfies FormRole,
} as const;

function filesIn({ files }: Readonly<Record<string, unknown>>): readonly File[] {
  return Array.isArray(files) ? files : [];
}
