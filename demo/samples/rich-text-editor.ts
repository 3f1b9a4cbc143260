import type { RichTextEditorElement } from '../../elements/rich-text-editor.ts';
import { apiStates } from './rich-text-editor/api-states.ts';
import { findPeople } from './rich-text-editor/mentions.ts';
import { textStates } from './rich-text-editor/states.ts';
import { downloadAttachment, imageAddress, uploadAttachment, uploadImage } from './rich-text-editor/uploads.ts';
import type { Sample } from './sample.ts';

const label = { name: 'message', label: 'Message', placeholder: 'Write to the recovery desk…' };
const text = '<h2>Restore of SRV-04</h2><p>The restore is <strong>done</strong>.</p>';

/** A drawing, so that nothing has to be fetched for it. */
function picture(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 200;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.fillStyle = '#e8edf7';
  context.fillRect(0, 0, 480, 200);
  for (const [index, share] of [0.35, 0.8, 0.55, 0.95, 0.6, 0.75].entries()) {
    context.fillStyle = index === 3 ? '#3457d5' : '#9db0ea';
    context.fillRect(32 + index * 72, 180 - share * 150, 48, share * 150);
  }
  return canvas.toDataURL('image/png');
}

const uploads = { onUploadImage: uploadImage, onUploadAttachment: uploadAttachment, imageAddress };

/** As a server that is full. */
async function refuseUpload(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, 600));
  throw new Error('The server is out of space.');
}

export const richTextEditorSample: Sample = {
  attributes: label,
  look: { label: 'Message' },
  markup: '<rmm-rich-text-editor label="Message" name="message"></rmm-rich-text-editor>',
  setUp(element) {
    Object.assign(element as RichTextEditorElement, {
      ...uploads,
      onDownloadAttachment: downloadAttachment,
      onMentionLookup: findPeople,
      value: text,
    });
  },
  states: [
    ...textStates,
    ...apiStates,
    {
      name: 'Images and attachments',
      attributes: label,
      setUp: (element) =>
        Object.assign(element, {
          ...uploads,
          onDownloadAttachment: () => undefined,
          value: `${text}<p>Megabytes a day: <img src="${picture()}" alt="Six bars, the fourth is the highest"></p>`,
          attachments: [
            {
              name: 'Restore log for SRV-04, with every skipped file.pdf',
              size: 190_000,
              cid: '1',
            },
            { name: 'devices.csv', type: 'text/csv', size: 12_000, cid: '2' },
            { name: 'logs.zip', size: 9_300_000, cid: '3' },
          ],
        }),
    },
    {
      name: 'Uploads that fail',
      attributes: { ...label, hint: 'Every upload fails after a moment and can be retried.' },
      setUp: (element) =>
        Object.assign(element, {
          onUploadImage: refuseUpload,
          onUploadAttachment: refuseUpload,
          value: `${text}<p><img src="${picture()}" alt=""></p>`,
        }),
    },
    {
      name: 'PDF and image attachments only',
      attributes: { ...label, 'attachment-types': '.pdf,image/*' },
      setUp: (element) => Object.assign(element, { ...uploads, value: text }),
    },
    {
      name: 'Text only',
      attributes: { ...label, 'without-images': '', 'without-attachments': '', 'without-tables': '' },
      setUp: (element) => Object.assign(element, { value: text }),
    },
  ],
};
