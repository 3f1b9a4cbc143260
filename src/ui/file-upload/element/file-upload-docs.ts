import { type DocsOf, errorEventDocs } from '../../../host/element-docs.ts';
import { formAttributeDocs } from '../../../host/forms/form-role-docs.ts';
import type { fileUploadDefinition } from './file-upload-definition.ts';

export const fileUploadDocs: DocsOf<typeof fileUploadDefinition> = {
  summary: 'Takes files that are dropped, pasted or chosen, within limits; uploads them, or submits them with the form',
  room: { '': 'min-block-size: 74px', '[label]': 'min-block-size: 98px' },
  attributes: {
    maximumFiles: 'How many there may be; 5 by default.',
    maximumSize: 'Bytes of one file at most; 104857600 (100 MB) by default.',
    accept: 'Accepted types as of a native file field: image/*,.pdf. Dropped and pasted files are checked too.',
    maximumFilesMessage: 'Said where there are too many; {{maxFiles}} in it is the maximum.',
    ...formAttributeDocs,
  },
  properties: {
    files: { type: 'readonly File[]', description: 'The files that are there; follows the user.' },
    upload: {
      type: '(file: File, context: { signal: AbortSignal; onProgress(fraction: number): void }) => Promise<unknown>',
      description:
        "Uploads one file; at most three at a time. With it, the files are not submitted with the form. The message of an Error that it rejects with is shown on the file's card.",
    },
  },
  events: {
    'rmm-file-added': { detail: 'FilesAddedDetail', description: 'Files were added' },
    'rmm-file-refused': {
      detail: 'FilesRefusedDetail',
      description: 'Files were not added, each with its reason: count, size, empty, type, folder or duplicate',
    },
    'rmm-file-remove': { detail: 'FileRemoveDetail', description: 'Before the user takes a file out' },
    'rmm-upload-done': { detail: 'UploadDoneDetail', description: 'A file was uploaded' },
    'rmm-error': errorEventDocs,
  },
  parts: {
    'file-upload': 'Label, everything under it, and the line at its end',
    label: 'The label',
    zone: 'Where files are dropped',
    file: "A file's card; file-uploading, file-processing, file-error and so on by its state",
  },
};
