import { doc } from '../../host/doc.ts';
import { errorEvent, event, integer, property, text } from '../../host/element-definition.ts';
import { type FormRole, formAttributes } from '../../host/form-role.ts';
import type { RefusalReason } from './file-rules.ts';
import type { Upload } from './upload-model.ts';

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
  tag: 'rmm-file-upload',
  summary: doc`Files by dropping, pasting or choosing, within limits; uploads them, or submits them with the form`,
  attributes: {
    maximumFiles: integer(doc`How many there may be; 5 by default.`),
    maximumSize: integer(doc`Bytes of one file at most; 104857600 (100 MB) by default.`),
    accept: text(
      doc`Accepted types as of a native file field: image/*,.pdf. Dropped and pasted files are checked too.`,
    ),
    maximumFilesMessage: text(doc`Said where there are too many; {{maxFiles}} in it is the maximum.`),
    ...formAttributes,
  },
  properties: {
    files: property<readonly File[]>(doc`readonly File[]`, doc`The files that are there; follows the user.`, []),
    upload: property<Upload | undefined>(
      doc`(file: File, context: { signal: AbortSignal; onProgress(fraction: number): void }) => Promise<unknown>`,
      doc`Uploads one file; at most three at a time. With it, the files are not submitted with the form. The message of an Error that it rejects with is shown on the file's card.`,
      undefined,
    ),
  },
  events: {
    'rmm-file-added': event<FilesAddedDetail>(doc`FilesAddedDetail`, doc`Files were added`),
    'rmm-file-refused': event<FilesRefusedDetail>(
      doc`FilesRefusedDetail`,
      doc`Files were not added, each with its reason: count, size, empty, type, folder or duplicate`,
    ),
    'rmm-file-remove': event<FileRemoveDetail>(doc`FileRemoveDetail`, doc`Before the user takes a file out`, {
      cancelable: true,
    }),
    'rmm-upload-done': event<UploadDoneDetail>(doc`UploadDoneDetail`, doc`A file was uploaded`),
    'rmm-error': errorEvent,
  },
  methods: {},
  parts: {
    'file-upload': doc`Label, everything under it, and the line at its end`,
    label: doc`The label`,
    zone: doc`Where files are dropped`,
    file: doc`A file's card; file-uploading, file-processing, file-error and so on by its state`,
  },
  cssProperties: {},
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
