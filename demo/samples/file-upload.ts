import type { Sample } from './sample.ts';

const label = { label: 'Attachments', name: 'attachments' };

const makeFile = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });

const kinds = () => [
  makeFile('Screenshot of the failing backup job on the terminal server.png', 'image/png', 421_000),
  makeFile('quarter.pptx', '', 2_400_000),
  makeFile('contract.docx', '', 88_000),
  makeFile('invoice.pdf', 'application/pdf', 190_000),
  makeFile('devices.csv', 'text/csv', 12_000),
  makeFile('logs.zip', 'application/zip', 9_300_000),
  makeFile('call.mp3', 'audio/mpeg', 3_100_000),
  makeFile('screen.mp4', 'video/mp4', 14_000_000),
  makeFile('firmware.bin', '', 70_000),
];

type Context = { signal: AbortSignal; onProgress(fraction: number): void };

/** As a network would: in steps, with a name in which "fail" fails the first time. */
function slowUpload(step: number) {
  const failed = new Set<File>();
  return async (file: File, { signal, onProgress }: Context) => {
    for (let done = 0; done <= 20; done += 1) {
      await new Promise((resolve) => setTimeout(resolve, step));
      signal.throwIfAborted();
      if (done === 9 && file.name.includes('fail') && !failed.has(file)) {
        failed.add(file);
        throw new Error('The server found a virus in this file.');
      }
      onProgress(done / 20);
    }
    await new Promise((resolve) => setTimeout(resolve, step * 10));
    return { token: file.name };
  };
}

export const fileUploadSample: Sample = {
  attributes: { ...label, hint: 'Submitted with the form.' },
  look: { ...label },
  markup: '<rmm-file-upload label="Attachments" name="attachments" accept="image/*,.pdf"></rmm-file-upload>',
  states: [
    {
      name: 'Every file type',
      attributes: { ...label, 'maximum-files': '12' },
      setUp: (element) => Object.assign(element, { files: kinds() }),
    },
    {
      name: 'Uploads as files are added',
      attributes: { ...label, hint: 'A file with "fail" in its name fails the first time.' },
      setUp: (element) => Object.assign(element, { upload: slowUpload(160) }),
    },
    {
      name: 'In progress, one failing',
      attributes: { ...label },
      setUp: (element) =>
        Object.assign(element, {
          files: [...kinds().slice(0, 4), makeFile('will fail.zip', 'application/zip', 5_000)],
          upload: slowUpload(700),
        }),
    },
    {
      name: 'Images and PDF only, 2 files of 1 MB',
      attributes: {
        ...label,
        'maximum-files': '2',
        'maximum-size': '1048576',
        accept: 'image/*,.pdf',
        'maximum-files-message': 'A ticket takes {{maxFiles}} attachments.',
      },
    },
    {
      name: 'Full',
      attributes: { ...label, 'maximum-files': '2' },
      setUp: (element) => Object.assign(element, { files: kinds().slice(0, 2) }),
    },
    { name: 'Required', attributes: { ...label, required: '' } },
    {
      name: 'Disabled',
      attributes: { ...label, disabled: '' },
      setUp: (element) => Object.assign(element, { files: kinds().slice(2, 4) }),
    },
    {
      name: 'Read only',
      attributes: { ...label, readonly: '' },
      setUp: (element) => Object.assign(element, { files: kinds().slice(2, 4) }),
    },
  ],
};
